import type { contract } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { withinCompany } from '../../../platform/database/enter-company.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { recordDeed } from '../audit/index.ts';
import { type Actor, officeWrite } from './price-list-handlers.ts';
import { movePayment } from './move-payment.ts';
import { rowOf } from './payment-row.ts';
import {
  findPaymentAnywhere,
  listOfAll,
  type Move,
  PAGE_ROWS,
  type Payment,
} from './payment-store.ts';
import type { BillingParts } from './plan-handlers.ts';
import { ask, billingOf, intentOf, providerOf } from './settle-payment.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.billing>,
  'listAllPayments' | 'markPaymentPaid' | 'refundPayment'
>;

/** What a super admin does with payments of all companies. */
export function officeHandlers({ db, billing }: BillingParts): Handlers {
  return {
    async listAllPayments({ query, session }) {
      billingOf(billing);
      const { total, rows } = await db.asAccount(session.accountId, (tx) =>
        listOfAll(tx, query.state, query.page),
      );
      const payments = rows.map((row) => ({
        ...rowOf(row),
        ...{ companyID: row.companyId, companyName: row.companyName },
      }));
      return { total, pageSize: PAGE_ROWS, payments };
    },

    async markPaymentPaid({ params, body, ...actor }) {
      billingOf(billing);
      const payment = await paymentAnywhere(db, actor, params.paymentID);
      if (payment.provider !== 'invoice') throw refuse('payment_over');
      const because = body.reference.trim();
      await moveByOffice(db, actor, { payment, move: { to: 'paid', because, now: actor.now } });
      return { done: true };
    },

    async refundPayment({ params, body, ...actor }) {
      const on = billingOf(billing);
      const payment = await paymentAnywhere(db, actor, params.paymentID);
      if (payment.state !== 'paid' && payment.state !== 'disputed') throw refuse('payment_over');
      await ask(providerOf(on, payment).refund(intentOf(payment), actor.now));
      const move = { to: 'refunded', because: body.reason.trim(), now: actor.now } as const;
      await moveByOffice(db, actor, { payment, move });
      return { done: true };
    },
  };
}

async function paymentAnywhere(db: Database, { session }: Actor, id: number): Promise<Payment> {
  const payment = await db.asAccount(session.accountId, (tx) => findPaymentAnywhere(tx, id));
  if (payment === undefined) throw refuse('not_found', { params: { what: 'payment' } });
  return payment;
}

/** In the company that the payment's row names, with an entry in its chain, and one in the platform's. */
async function moveByOffice(
  db: Database,
  actor: Actor,
  { payment, move }: { readonly payment: Payment; readonly move: Move },
): Promise<void> {
  const { companyId, id } = payment;
  await officeWrite(db, actor, async (tx: Tx) => {
    const entry = await withinCompany(tx, companyId, async () => {
      const moved = await movePayment(tx, payment, move);
      if (moved === null) throw refuse('payment_over');
      const { session, client, now } = actor;
      await recordDeed(tx, { companyId, accountId: session.accountId, client, now }, moved);
      return moved;
    });
    const after = { because: move.because, companyID: companyId };
    const act = { action: entry.action, objectKind: 'payment', objectId: id, after };
    return { result: undefined, act };
  });
}
