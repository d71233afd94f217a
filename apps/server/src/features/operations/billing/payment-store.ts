import type { PaymentState, ProviderName } from '@candor/contract/operations/billing-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { givenUpStates, pendingStates, settledStates, statesBefore } from './billing-rules.ts';

export const paymentColumns = [
  'payments.companyId',
  'payments.id',
  'payments.intent',
  'payments.planId',
  'billingPlans.name as planName',
  'billingPlans.period',
  'billingPlans.credits',
  'payments.provider',
  'payments.state',
  'payments.currency',
  'payments.net',
  'payments.tax',
  'payments.taxBasisPoints',
  'payments.isAtOnce',
  'payments.credited',
  'payments.because',
  'payments.invoiceNumber',
  'payments.createdAt',
  'payments.movedAt',
] as const;

const payments = (tx: Tx) =>
  tx
    .selectFrom('payments')
    .innerJoin('billingPlans', 'billingPlans.planId', 'payments.planId')
    .select(paymentColumns)
    .$narrowType<{ planId: string }>();

export type Payment = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

export const findPayment = (tx: Tx, companyId: number, paymentId: number) =>
  payments(tx)
    .where('payments.companyId', '=', companyId)
    .where('payments.id', '=', paymentId)
    .executeTakeFirst();

/** For a super admin, who knows no company. */
export const findPaymentAnywhere = (tx: Tx, paymentId: number) =>
  payments(tx).where('payments.id', '=', paymentId).executeTakeFirst();

export const findByIntent = (tx: Tx, companyId: number, intent: string) =>
  payments(tx)
    .where('payments.companyId', '=', companyId)
    .where('payments.intent', '=', intent)
    .executeTakeFirst();

/** What was begun and is not over, the latest first. */
export const listPending = (tx: Tx, companyId: number) =>
  payments(tx)
    .where('payments.companyId', '=', companyId)
    .where('payments.state', 'in', pendingStates)
    .orderBy('payments.id', 'desc')
    .execute();

/** Of which a provider may still say that it was paid: pending ones, and those that were given up since then. */
export const listUnanswered = (tx: Tx, companyId: number, givenUpAfter: Date) =>
  payments(tx)
    .where('payments.companyId', '=', companyId)
    .where((or) =>
      or.or([
        or('payments.state', 'in', pendingStates),
        or.and([
          or('payments.state', 'in', givenUpStates),
          or('payments.movedAt', '>', givenUpAfter),
        ]),
      ]),
    )
    .orderBy('payments.id', 'desc')
    .execute();

/** Whose money a bank asks back, or still may, by a provider that would know. */
export const listWatched = (tx: Tx, companyId: number, paidAfter: Date) =>
  payments(tx)
    .where('payments.companyId', '=', companyId)
    .where('payments.provider', '=', 'stripe')
    .where('payments.state', 'in', settledStates)
    .where('payments.movedAt', '>', paidAfter)
    .orderBy('payments.id', 'desc')
    .execute();

/** Whether something that was told moved a payment already. */
export async function wasHeard(tx: Tx, companyId: number, event: string): Promise<boolean> {
  const row = await tx
    .selectFrom('paymentMoves')
    .select('id')
    .where('companyId', '=', companyId)
    .where('event', '=', event)
    .executeTakeFirst();
  return row !== undefined;
}

/** As it is now, whatever it was when it was read. */
export async function stateOf(
  tx: Tx,
  { companyId, id }: Pick<Payment, 'companyId' | 'id'>,
): Promise<PaymentState> {
  const { state } = await tx
    .selectFrom('payments')
    .select('state')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return state;
}

/** Undefined where the intent, or a pending one of this plan and provider, was there before. */
export function insertPayment(
  tx: Tx,
  payment: {
    readonly companyId: number;
    readonly intent: string;
    readonly planId: string;
    readonly provider: ProviderName;
    readonly state: PaymentState;
    readonly currency: string;
    readonly net: number;
    readonly tax: number;
    readonly taxBasisPoints: number;
    readonly taxCountry: string | null;
    readonly isAtOnce: boolean;
    readonly credited: number;
    readonly createdAt: Date;
    readonly createdBy: number;
    readonly movedAt: Date;
  },
) {
  return tx
    .insertInto('payments')
    .values(payment)
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
}

export async function markNumbered(
  tx: Tx,
  { companyId, id }: { readonly companyId: number; readonly id: number },
  invoiceNumber: string,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ invoiceNumber })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

export type Move = {
  readonly to: PaymentState;
  readonly because?: string | null;
  /** What said so; it moves a payment once. */
  readonly event?: string;
  readonly now: Date;
};

/** The one guarded transition: null where the payment is not in a state that leads there, or the event was there. */
export async function moveState(
  tx: Tx,
  payment: { readonly companyId: number; readonly id: number },
  { to, because = null, event, now }: Move,
): Promise<{ from: PaymentState } | null> {
  const { companyId, id } = payment;
  const before = await tx
    .selectFrom('payments')
    .select('state')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!statesBefore(to).includes(before.state)) return null;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('paymentMoves')
    .values({
      ...{ companyId, paymentId: id, fromState: before.state, toState: to },
      ...{ event: event ?? null, because, movedAt: now },
    })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return null;
  await tx
    .updateTable('payments')
    .set({ state: to, because, movedAt: now })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
  return { from: before.state };
}

/** Why it was given back, where whoever told of it first did not know; false: it was said, or is not so. */
export async function explainRefund(
  tx: Tx,
  { companyId, id }: { readonly companyId: number; readonly id: number },
  because: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({ because })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('state', '=', 'refunded')
    .where('because', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
