import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import {
  type FeePayment,
  listFeePayments,
  lockPayer,
  markRefundAsked,
  PLATFORM,
} from './fee-payment-store.ts';
import { goesBackBeside, staysBeside } from './fee-rules.ts';
import { type PaymentProvider, ProviderRefuses } from './payment-provider.ts';
import { intentOf } from './settle-payment.ts';

type Returned = { readonly fee: FeePayment; readonly now: Date };

/**
 * Asks the provider to give it back. Who was paid twice may be given one back by the office and by the job at the same
 * moment: which one goes is written down before anybody is asked, so that the other stays.
 */
async function giveBackFee(
  db: Database,
  provider: PaymentProvider,
  { fee, now, may }: Returned & { readonly may: May },
): Promise<boolean> {
  const isMine = await db.inCompany(PLATFORM, async (tx) => {
    await lockPayer(tx, fee.accountId);
    if (!may(await listFeePayments(tx, fee))) return false;
    await markRefundAsked(tx, fee, now);
    return true;
  });
  if (!isMine) return false;
  try {
    await provider.refund(intentOf(fee), now);
  } catch (error) {
    // Where it said nothing, it may have done it: the mark stays until somebody knows.
    if (error instanceof ProviderRefuses) await unmark(db, fee);
    throw error;
  }
  return true;
}

type May = (payments: readonly FeePayment[]) => boolean;

const unmark = (db: Database, fee: FeePayment): Promise<void> =>
  db.inCompany(PLATFORM, (tx: Tx) => markRefundAsked(tx, fee, null));

/** By the office. Refused while another goes back, and where one of two was to go and the other is gone meanwhile. */
export async function giveBackByOffice(
  db: Database,
  provider: PaymentProvider,
  { fee, now, isOneOfTwo }: Returned & { readonly isOneOfTwo: boolean },
): Promise<void> {
  const may: May = (payments) =>
    !goesBackBeside(payments, fee.id, now) && (!isOneOfTwo || staysBeside(payments, fee.id, now));
  if (!(await giveBackFee(db, provider, { fee, now, may }))) throw refuse('other_goes_back');
}

/** What was paid besides. False where nothing stays if it goes back, too. */
export const giveBackBesides = (
  db: Database,
  provider: PaymentProvider,
  { fee, now }: Returned,
): Promise<boolean> =>
  giveBackFee(db, provider, {
    ...{ fee, now },
    may: (payments) =>
      payments.some(({ id, state }) => id === fee.id && state === 'paid') &&
      staysBeside(payments, fee.id, now),
  });
