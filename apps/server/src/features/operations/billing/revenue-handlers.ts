import type { contract } from '@candor/contract';
import { digitsOf } from '@candor/contract/operations/billing-rules';
import { csvFile } from '../../../platform/csv/csv-rules.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { officeWrite } from './price-list-handlers.ts';
import type { BillingParts } from './plan-handlers.ts';
import { listHealth } from './provider-health-store.ts';
import { listLedgerYears, type MonthOfRevenue, sumRevenue } from './revenue-store.ts';
import { revenueHeading } from './revenue-words.ts';
import { billingOf } from './settle-payment.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.billing>,
  'getRevenue' | 'exportRevenue' | 'getProviderHealth'
>;

/** What came of it all, and whether those who take the money answer. */
export function revenueHandlers({ db, billing }: BillingParts): Handlers {
  return {
    async getRevenue({ query, session, now }) {
      billingOf(billing);
      const year = query.year ?? now.getUTCFullYear();
      return db.asAccount(session.accountId, async (tx) => ({
        year,
        years: await listLedgerYears(tx),
        months: await sumRevenue(tx, year),
      }));
    },

    async exportRevenue({ query, ...actor }) {
      billingOf(billing);
      const year = query.year ?? actor.now.getUTCFullYear();
      const months = await db.asAccount(actor.session.accountId, (tx) => sumRevenue(tx, year));
      return officeWrite(db, actor, async () => ({
        result: {
          fileName: `revenue-${year}.csv`,
          csv: csvFile(revenueHeading, months.map(csvRow)),
          ...{ count: months.length, isMore: false },
        },
        act: { action: 'revenue.exported', objectKind: 'platform', after: { year } },
      }));
    },

    async getProviderHealth({ session }) {
      const { providers } = billingOf(billing);
      const known = await db.asAccount(session.accountId, listHealth);
      return {
        providers: providers.map(({ name }) => {
          const health = known.find(({ provider }) => provider === name);
          return {
            ...{ provider: name, isAsked: name === 'stripe', problem: health?.problem ?? null },
            answeredAt: health?.answeredAt?.toISOString() ?? null,
            heardAt: health?.heardAt?.toISOString() ?? null,
            failingSince: health?.failingSince?.toISOString() ?? null,
          };
        }),
      };
    },
  };
}

const csvRow = ({ month, currency, ...sums }: MonthOfRevenue) => {
  const plain = (minor: number) => (minor / 10 ** digitsOf(currency)).toFixed(digitsOf(currency));
  return [
    ...[month, currency, plain(sums.net), plain(sums.tax), plain(sums.gross)],
    plain(sums.givenBack),
  ];
};
