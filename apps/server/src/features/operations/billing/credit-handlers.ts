import type { contract } from '@candor/contract';
import { csvFile } from '../../../platform/csv/csv-rules.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite, deedOf } from '../audit/index.ts';
import { isLowOn, planIdOf } from './billing-rules.ts';
import { listLatest, type ListedMove, listMoves, PAGE_ROWS } from './credit-list-store.ts';
import { creditHeading, reasonText } from './credit-words.ts';
import {
  insertCreditPrice,
  listCreditPrices,
  readBalance,
  readCreditPrice,
} from './credit-store.ts';
import type { BillingParts } from './plan-handlers.ts';
import { officeWrite } from './price-list-handlers.ts';
import { insertPlan, insertPrice, isPack, listPlansWithPrices } from './price-store.ts';
import { billingOf } from './settle-payment.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.billing>,
  | 'getCredits'
  | 'listCreditMoves'
  | 'exportCreditMoves'
  | 'getCreditPrices'
  | 'setCreditPrice'
  | 'addCreditPack'
>;

export function creditHandlers(parts: BillingParts): Handlers {
  const { db, billing } = parts;
  return {
    ...packHandlers(parts),

    async getCredits({ session: { companyId }, now }) {
      billingOf(billing);
      return db.inCompany(companyId, async (tx) => {
        const balance = await readBalance(tx, companyId);
        const price = await readCreditPrice(tx, 'bot-interview', now);
        const seatPrice = await readCreditPrice(tx, 'live-seat', now);
        return { balance, price, seatPrice, isLow: isLowOn(balance, Math.max(price, seatPrice)) };
      });
    },

    async exportCreditMoves({ query: days, ...request }) {
      billingOf(billing);
      const { companyId } = request.session;
      return companyWrite(db, deedOf(request), async (tx) => {
        const range = { limit: EXPORT_MOST + 1, offset: 0, days };
        const rows = await listLatest(tx, companyId, range);
        const shown = rows.slice(0, EXPORT_MOST);
        const isMore = rows.length > EXPORT_MOST;
        const result = {
          fileName: `credits-${request.now.toISOString().slice(0, 10)}.csv`,
          csv: csvFile(creditHeading, shown.map(csvRow)),
          ...{ count: shown.length, isMore },
          cutAt: isMore ? (shown.at(-1)?.madeAt.toISOString() ?? null) : null,
        };
        const act = { action: 'credits.exported', objectKind: 'company', objectId: companyId };
        return { result, audit: { ...act, after: { ...days, count: shown.length } } };
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
      return { total, hasMore, pageSize: PAGE_ROWS, moves };
    },
  };
}

const EXPORT_MOST = 50_000;

const nameOf = ({ firstName, lastName }: Pick<ListedMove, 'firstName' | 'lastName'>) =>
  firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim();

const csvRow = ({ madeAt, credits, title, paymentId, ...move }: ListedMove) => [
  ...[madeAt.toISOString(), reasonText(move), credits, nameOf(move), title, paymentId],
];

function packHandlers({
  db,
  billing,
}: BillingParts): Pick<Handlers, 'getCreditPrices' | 'setCreditPrice' | 'addCreditPack'> {
  return {
    async getCreditPrices({ session, now }) {
      const { currency } = billingOf(billing);
      return db.asAccount(session.accountId, async (tx) => {
        const price = await readCreditPrice(tx, 'bot-interview', now);
        const seatPrice = await readCreditPrice(tx, 'live-seat', now);
        const prices = await listCreditPrices(tx);
        const plans = await listPlansWithPrices(tx, now);
        const packs = plans.filter(isPack).map(({ planId, credits, ...pack }) => ({
          ...{ planID: planId, name: pack.name, credits: credits ?? 0 },
          ...{ isOffered: pack.isOffered, amount: pack.amount, currency: pack.currency },
        }));
        const history = prices.map(({ fromAt, ...said }) => ({
          ...said,
          from: fromAt.toISOString(),
        }));
        return { currency, price, seatPrice, history, packs };
      });
    },

    async setCreditPrice({ body, ...actor }) {
      billingOf(billing);
      return officeWrite(db, actor, async (tx) => {
        const plans = await listPlansWithPrices(tx, actor.now);
        const isSold = plans.some(({ credits, isOffered }) => credits !== null && isOffered);
        // Nobody could invite anybody.
        if (body.credits > 0 && !isSold) throw refuse('no_pack', { path: 'body.credits' });
        await insertCreditPrice(tx, { ...body, fromAt: actor.now });
        const act = { action: 'credits.price', objectKind: 'platform', after: body };
        return { result: { done: true } as const, act };
      });
    },

    async addCreditPack({ body, ...actor }) {
      const { currency } = billingOf(billing);
      const { name, credits, amount } = body;
      const planId = planIdOf(name);
      if (planId === '') throw refuse('plan_exists', { path: 'body.name' });
      return officeWrite(db, actor, async (tx) => {
        const pack = { planId, name: name.trim(), includes: '', period: null, credits };
        const isNew = await insertPlan(tx, { ...pack, createdAt: actor.now });
        if (!isNew) throw refuse('plan_exists', { path: 'body.name' });
        await insertPrice(tx, { planId, fromAt: actor.now, amount, currency });
        const after = { name, credits, amount, currency };
        const act = { action: 'plan.add', objectKind: 'plan', objectId: planId, after };
        return { result: { planID: planId }, act };
      });
    },
  };
}
