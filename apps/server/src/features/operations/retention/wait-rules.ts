const DAY_MS = 86_400_000;

/** A server that stood still for longer, or a clock that was set: nobody can tell which. */
const AWAY_MS = 31 * DAY_MS;
/** Clocks that go before their own past by so much were set. */
const BACK_MS = DAY_MS;
/** Somebody sees a wrong date within a day; less than one, because runs are not quite a day apart. */
const WAIT_MS = 20 * 3_600_000;

export type EarlierRun = { readonly startedAt: Date; readonly isWaiting: boolean };

/**
 * What is deleted cannot be brought back, and a clock that is set a year ahead by mistake makes everything due. After a
 * jump a run deletes nothing and begins a day of waiting; runs within that day wait too. So does the first run there is:
 * nothing says that its clock is right, and an admin may look first at what is due.
 */
export function judgeClock(earlier: EarlierRun | null, now: Date): 'go' | 'begin-waiting' | 'wait' {
  if (earlier === null) return 'begin-waiting';
  const since = now.getTime() - earlier.startedAt.getTime();
  if (since > AWAY_MS || since < -BACK_MS) return 'begin-waiting';
  return earlier.isWaiting && since < WAIT_MS ? 'wait' : 'go';
}
