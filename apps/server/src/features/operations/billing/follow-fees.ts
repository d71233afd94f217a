import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { askedSince, watchedSince } from './billing-rules.ts';
import { paidTooMuch } from './fee-rules.ts';
import {
  type FeePayment,
  listPaidAgain,
  listUnansweredFees,
  listWatchedFees,
  PLATFORM,
} from './fee-payment-store.ts';
import { moveFee } from './move-fee.ts';
import { paidAgainReason } from './payment-reason-words.ts';
import type { Billing } from './payment-provider.ts';
import { giveBackBesides } from './return-fee.ts';
import { saidOf } from './said-of.ts';
import { carryOutFeeBySystem, feeWriteBySystem } from './settle-fee.ts';
import { findProvider, intentOf } from './settle-payment.ts';

type Parts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly onProblem: (problem: Error) => void;
};

/** Whose page did not stay to hear it: what the provider says of what persons pay is carried out. */
export async function followFees(parts: Parts, billing: Billing): Promise<void> {
  const { db, clock } = parts;
  const since = askedSince(clock());
  const unanswered = await db.inCompany(PLATFORM, (tx) => listUnansweredFees(tx, since));
  await each(parts, unanswered, async (fee) => {
    const outcome = await saidOf(billing, fee, clock());
    await carryOutFeeBySystem(db, fee, { outcome, now: clock() });
  });
}

/** A bank may ask money back long after; what of that was not told is asked. */
export async function watchFees(parts: Parts, billing: Billing): Promise<void> {
  const { db, clock } = parts;
  const since = watchedSince(clock());
  const watched = await db.inCompany(PLATFORM, (tx) => listWatchedFees(tx, since));
  await each(parts, watched, async (fee) => {
    const outcome = await findProvider(billing, fee)?.look(intentOf(fee));
    if (outcome !== undefined) await carryOutFeeBySystem(db, fee, { outcome, now: clock() });
  });
}

/** A fee is paid once: what came for it besides, such as on a page that nobody could close, goes back. */
export async function returnPaidAgain(parts: Parts, billing: Billing): Promise<void> {
  const { db, clock } = parts;
  const paid = await db.inCompany(PLATFORM, listPaidAgain);
  await each(parts, paidTooMuch(paid), async (fee) => {
    const provider = findProvider(billing, fee);
    if (provider === undefined) return;
    const now = clock();
    if (!(await giveBackBesides(db, provider, { fee, now }))) return;
    const move = { to: 'refunded', because: paidAgainReason, now } as const;
    await feeWriteBySystem(db, now, (tx) => moveFee(tx, fee, move));
  });
}

/** One whose provider is silent holds up nothing else. */
async function each<P extends FeePayment>(
  { onProblem }: Parts,
  fees: readonly P[],
  work: (fee: P) => Promise<void>,
): Promise<void> {
  for (const fee of fees) await work(fee).catch((error) => onProblem(error as Error));
}
