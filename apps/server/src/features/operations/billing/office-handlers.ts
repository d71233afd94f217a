import type { contract } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { withinCompany } from '../../../platform/database/enter-company.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { type DeedEntry, recordDeed } from '../audit/index.ts';
import { type Actor, officeWrite } from './price-list-handlers.ts';
import type { FeePayment } from './fee-payment-store.ts';
import { moveFee } from './move-fee.ts';
import { movePayment } from './move-payment.ts';
import { rowOf } from './payment-row.ts';
import { paymentAnywhere, type SomePayment } from './payment-anywhere.ts';
import { listOfAll, type Move, PAGE_ROWS, type Payment } from './payment-store.ts';
import type { BillingParts } from './plan-handlers.ts';
import { ask, billingOf, intentOf, providerOf } from './settle-payment.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.billing>,
  'listAllPayments' | 'markPaymentPaid' | 'refundPayment'
>;

/** What a super admin does with payments of all companies, and of persons. */
export function officeHandlers({ db, billing }: BillingParts): Handlers {
  return {
    async listAllPayments({ query, session }) {
      billingOf(billing);
      const { total, rows } = await db.asAccount(session.accountId, (tx) =>
        listOfAll(tx, query.state, query.page),
      );
      const payments = rows.map((row) => ({
        ...rowOf({ ...row, planId: row.planId ?? '', planName: row.planName ?? '' }),
        fee: row.fee,
        ...payerOf(row),
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

type Listed = Awaited<ReturnType<typeof listOfAll>>['rows'][number];

const payerOf = ({ accountId, firstName, lastName, companyId, companyName }: Listed) =>
  accountId === null
    ? { payerKind: 'company' as const, payerID: companyId, payerName: companyName ?? '' }
    : {
        ...{ payerKind: 'person' as const, payerID: accountId },
        payerName: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
      };

const isFee = (payment: SomePayment): payment is FeePayment => 'fee' in payment;

type Moving<P> = { readonly payment: P; readonly move: Move };

async function moveByOffice(
  db: Database,
  actor: Actor,
  { payment, move }: Moving<SomePayment>,
): Promise<void> {
  if (isFee(payment)) await moveFeeByOffice(db, actor, { payment, move });
  else await moveCompanys(db, actor, { payment, move });
}

/** What a person paid: all of it stands in the platform's chain. */
const moveFeeByOffice = (db: Database, actor: Actor, { payment, move }: Moving<FeePayment>) =>
  officeWrite(db, actor, async (tx: Tx) => {
    const [entry, ...dropped] = await moveFee(tx, payment, move);
    if (entry === undefined) throw refuse('payment_over');
    const { session, client, now } = actor;
    const by = { companyId: payment.companyId, accountId: session.accountId, client, now };
    for (const other of dropped) await recordDeed(tx, by, other);
    return { result: undefined, act: actOf(entry, payment.id) };
  });

const actOf = ({ action, after }: DeedEntry, objectId: number) => ({
  ...{ action, objectKind: 'payment', objectId, after },
});

/** In the company that the payment's row names, with an entry in its chain, and one in the platform's. */
async function moveCompanys(
  db: Database,
  actor: Actor,
  { payment, move }: Moving<Payment>,
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
