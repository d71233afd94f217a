import { intersect, type Interval } from '@candor/contract/interviews/interval-rules';
import { dayAt, dayText, stretchesOf } from '@candor/contract/interviews/zone-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { findTimesIn } from '../availability/index.ts';
import { findBooked } from './booked-store.ts';
import { freeBeginnings, type Plan } from './slot-rules.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const HOUR_MINUTES = 60;
const HOUR_MS = 3_600_000;

/** Hours of a clock, such as 18 to 23, or 23 to 30 for a night, and whose clock. */
export type Within = { readonly from: number; readonly to: number; readonly timeZone: string };

/** When an hour can begin that lies within these hours of a day. */
function beginningsOfDays(range: Interval, { from, to, timeZone }: Within): Interval[] {
  return stretchesOf(range, timeZone).flatMap(({ startsAt, endsAt, offset }) => {
    const [first, last] = [startsAt + offset, endsAt + offset].map((at) => Math.floor(at / DAY_MS));
    // A night began the day before.
    const begin = (first ?? 0) - 1;
    const days = Array.from({ length: (last ?? 0) - begin + 1 }, (_, n) => begin + n);
    const all = days.map((day) => ({
      startsAt: day * DAY_MS + from * HOUR_MS - offset,
      endsAt: day * DAY_MS + (to - 1) * HOUR_MS + 1 - offset,
    }));
    return intersect(all, [{ startsAt, endsAt }]);
  });
}

/** Of people who want to be found: when they have an hour free next, and how many interviews the next week holds. */
export async function findAhead(
  tx: Tx,
  accountIds: readonly number[],
  { now, days, within }: { readonly now: Date; readonly days: number; readonly within?: Within },
): Promise<Map<number, { readonly nextFree: Date | null; readonly booked: number }>> {
  const at = now.getTime();
  const range = { startsAt: at, endsAt: at + days * DAY_MS };
  const times = await findTimesIn(tx, accountIds, range);
  // Interviews of this week count for the limits of a week, also those that were.
  const booked = await findBooked(tx, accountIds, { from: at - WEEK_MS });
  const plan: Plan = {
    ...{ minutes: HOUR_MINUTES, bufferBefore: 0, bufferAfter: 0, noticeHours: 0, now: at },
    ...{ lastDay: dayText(dayAt(range.endsAt, 'UTC')), timeZone: 'UTC' },
    ...{ offers: null, candidateBooked: [] },
  };
  const wanted = within === undefined ? null : beginningsOfDays(range, within);
  return new Map(
    accountIds.map((accountId) => {
      const own = booked.get(accountId) ?? [];
      const { hours = null, busy = [] } = times.get(accountId) ?? {};
      const sitter = {
        accountId,
        standing: 'outside',
        hours,
        busy,
        booked: own,
        matched: null,
      } as const;
      const free = freeBeginnings(sitter, plan);
      const [first] = wanted === null ? free : intersect(free, wanted);
      const ahead = own.filter(({ startsAt }) => startsAt >= at && startsAt < at + WEEK_MS);
      return [
        accountId,
        { nextFree: first === undefined ? null : new Date(first.startsAt), booked: ahead.length },
      ];
    }),
  );
}
