import type { contract } from '@candor/contract';
import { csvFile } from '../../../platform/csv/csv-rules.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite, deedOf } from '../audit/index.ts';
import { isLowOn } from './billing-rules.ts';
import { listLatest, type ListedMove, listMoves, PAGE_ROWS } from './credit-list-store.ts';
import { creditHeading, reasonText } from './credit-words.ts';
import { creditPriceHandlers, saidOf } from './credit-price-handlers.ts';
import { listComingPrices, readCreditPrice } from './credit-price-store.ts';
import { readBalance } from './credit-store.ts';
import type { BillingParts } from './plan-handlers.ts';
import { billingOf } from './settle-payment.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.billing>,
  | 'getCredits'
  | 'listCreditMoves'
  | 'exportCreditMoves'
  | 'getCreditPrices'
  | 'setCreditPrice'
  | 'withdrawCreditPrice'
  | 'addCreditPack'
>;

export function creditHandlers(parts: BillingParts): Handlers {
  const { db, billing } = parts;
  return {
    ...creditPriceHandlers(parts),

    async getCredits({ session: { companyId }, now }) {
      billingOf(billing);
      return db.inCompany(companyId, async (tx) => {
        const balance = await readBalance(tx, companyId);
        const price = await readCreditPrice(tx, 'bot-interview', now);
        const seatPrice = await readCreditPrice(tx, 'live-seat', now);
        const coming = (await listComingPrices(tx, now)).map(saidOf);
        const isLow = isLowOn(balance, Math.max(price, seatPrice));
        return { balance, price, seatPrice, isLow, coming };
      });
    },

    async exportCreditMoves({ query: { olderThan, ...days }, ...request }) {
      billingOf(billing);
      const { companyId } = request.session;
      return companyWrite(db, deedOf(request), async (tx) => {
        const range = { limit: EXPORT_MOST + 1, offset: 0 };
        const rows = await listLatest(tx, companyId, { ...range, days, olderThan });
        const shown = rows.slice(0, EXPORT_MOST);
        const isMore = rows.length > EXPORT_MOST;
        const oldest = isMore ? shown.at(-1) : undefined;
        const today = dayOf(request.now);
        // Files that lie beside each other have names of their own.
        const part =
          olderThan === undefined ? '' : `-until-${dayOf(shown[0]?.madeAt ?? request.now)}`;
        const result = {
          fileName: `credits-${today}${part}.csv`,
          csv: csvFile(creditHeading, shown.map(csvRow)),
          ...{ count: shown.length, isMore },
          cutAt: oldest?.madeAt.toISOString() ?? null,
          oldest: oldest?.id ?? null,
        };
        const act = { action: 'credits.exported', objectKind: 'company', objectId: companyId };
        return { result, audit: { ...act, after: { ...days, olderThan, count: shown.length } } };
      });
    },

    async listCreditMoves({ query, session: { companyId } }) {
      billingOf(billing);
      const { total, hasMore, rows } = await db.inCompany(companyId, (tx) =>
        listMoves(tx, companyId, query),
      );
      const moves = rows.map(({ id: moveID, firstName, lastName, ...row }) => ({
        ...{ moveID, reason: row.reason, kind: row.kind, credits: row.credits },
        paymentID: row.paymentId,
        madeAt: row.madeAt.toISOString(),
        candidateName: nameOf({ firstName, lastName }),
        jobTitle: row.title,
      }));
      return { total, hasMore, pageSize: PAGE_ROWS, heedsDays: true, moves };
    },
  };
}

const EXPORT_MOST = 50_000;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const nameOf = ({ firstName, lastName }: Pick<ListedMove, 'firstName' | 'lastName'>) =>
  firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim();

const csvRow = ({ madeAt, credits, title, paymentId, ...move }: ListedMove) => [
  ...[madeAt.toISOString(), reasonText(move), credits, nameOf(move), title, paymentId],
];
