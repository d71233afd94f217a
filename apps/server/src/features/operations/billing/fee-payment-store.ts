import type { ProviderName } from '@candor/contract/operations/billing-rules';
import type { Fee } from '@candor/contract/operations/fee-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { givenUpStates, pendingStates, settledStates } from './billing-rules.ts';

/** Whose payments these are in every query: the installation sells to persons by itself, as company 0. */
export const PLATFORM = 0;

const columns = [
  'companyId',
  'id',
  'accountId',
  'fee',
  'intent',
  'provider',
  'state',
  'currency',
  'net',
  'tax',
  'taxBasisPoints',
  'because',
  'invoiceNumber',
  'chargeAskedAt',
  'refundAskedAt',
  'createdAt',
  'movedAt',
] as const;

const feePayments = (tx: Tx) =>
  tx
    .selectFrom('payments')
    .select(columns)
    .where('companyId', '=', PLATFORM)
    .$narrowType<{ accountId: number; fee: Fee }>();

export type FeePayment = NonNullable<Awaited<ReturnType<typeof findFeePayment>>>;

/** Row-level security shows a person their own. */
export const findFeePayment = (tx: Tx, paymentId: number) =>
  feePayments(tx).where('id', '=', paymentId).executeTakeFirst();

export const findFeeByIntent = (tx: Tx, intent: string) =>
  feePayments(tx).where('intent', '=', intent).where('fee', 'is not', null).executeTakeFirst();

export type Payer = { readonly accountId: number; readonly fee: Fee };

/** The latest first. */
export const listFeePayments = (tx: Tx, { accountId, fee }: Payer) =>
  feePayments(tx)
    .where('accountId', '=', accountId)
    .where('fee', '=', fee)
    .orderBy('id', 'desc')
    .execute();

/** Of which a provider may still say that it was paid: pending ones, and those that were given up since then. */
export const listUnansweredFees = (tx: Tx, givenUpAfter: Date) =>
  feePayments(tx)
    .where((or) =>
      or.or([
        or('state', 'in', pendingStates),
        or.and([or('state', 'in', givenUpStates), or('movedAt', '>', givenUpAfter)]),
      ]),
    )
    .orderBy('id', 'desc')
    .execute();

/** Whose money a bank asks back, or still may, by a provider that would know. */
export const listWatchedFees = (tx: Tx, paidAfter: Date) =>
  feePayments(tx)
    .where('provider', '=', 'stripe')
    .where('state', 'in', settledStates)
    .where('movedAt', '>', paidAfter)
    .orderBy('id', 'desc')
    .execute();

/** Of every fee that somebody paid more than once, with the moment that its money came. */
export const listPaidAgain = (tx: Tx) =>
  feePayments(tx)
    .where('payments.state', '=', 'paid')
    .where((is) =>
      is.exists(
        is
          .selectFrom('payments as other')
          .select('other.id')
          .where('other.companyId', '=', PLATFORM)
          .whereRef('other.accountId', '=', 'payments.accountId')
          .whereRef('other.fee', '=', 'payments.fee')
          .whereRef('other.id', '<>', 'payments.id')
          .where('other.state', '=', 'paid'),
      ),
    )
    .select((of) =>
      of
        .selectFrom('paymentMoves as move')
        .select(({ fn }) => fn.min<Date>('move.movedAt').as('at'))
        .whereRef('move.companyId', '=', 'payments.companyId')
        .whereRef('move.paymentId', '=', 'payments.id')
        .where('move.toState', '=', 'paid')
        .as('paidAt'),
    )
    .execute();

/** One thing at a time is done about what a person pays. Before any of their payments is locked. */
export async function lockPayer(tx: Tx, accountId: number): Promise<void> {
  await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
}

/** Undefined where the intent, or one that is pending, was there before. */
export function insertFeePayment(
  tx: Tx,
  payment: {
    readonly accountId: number;
    readonly fee: Fee;
    readonly intent: string;
    readonly provider: ProviderName;
    readonly state: 'open' | 'waiting';
    readonly currency: string;
    readonly net: number;
    readonly tax: number;
    readonly taxBasisPoints: number;
    readonly taxCountry: string;
    readonly createdAt: Date;
    readonly createdBy: number;
    readonly movedAt: Date;
  },
) {
  return tx
    .insertInto('payments')
    .values({ companyId: PLATFORM, ...payment })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** That its provider is asked for the money now; null: that it has answered. */
export async function markChargeAsked(
  tx: Tx,
  { id }: { readonly id: number },
  chargeAskedAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ chargeAskedAt })
    .where('companyId', '=', PLATFORM)
    .where('id', '=', id)
    .execute();
}

/** That its provider is asked to give the money back; null: that it has answered. */
export async function markRefundAsked(
  tx: Tx,
  { id }: { readonly id: number },
  refundAskedAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ refundAskedAt })
    .where('companyId', '=', PLATFORM)
    .where('id', '=', id)
    .execute();
}

/** Undefined where none was ever set. */
export const findFeePrice = (tx: Tx, fee: Fee, now: Date) =>
  tx
    .selectFrom('feePrices')
    .select(['amount', 'currency'])
    .where('fee', '=', fee)
    .where('fromAt', '<=', now)
    .orderBy('fromAt', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function insertFeePrice(
  tx: Tx,
  price: {
    readonly fee: Fee;
    readonly fromAt: Date;
    readonly amount: number;
    readonly currency: string;
  },
): Promise<void> {
  await tx.insertInto('feePrices').values(price).execute();
}
