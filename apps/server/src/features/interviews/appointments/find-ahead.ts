import { dayAt, dayText } from '@candor/contract/interviews/zone-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { findTimesIn } from '../availability/index.ts';
import { findBooked } from './booked-store.ts';
import { freeBeginnings, type Plan } from './slot-rules.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const HOUR_MINUTES = 60;

/** Of people who want to be found: when they have an hour free next, and how many interviews the next week holds. */
export async function findAhead(
  tx: Tx,
  accountIds: readonly number[],
  { now, days }: { readonly now: Date; readonly days: number },
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
      const [first] = freeBeginnings(sitter, plan);
      const ahead = own.filter(({ startsAt }) => startsAt >= at && startsAt < at + WEEK_MS);
      return [
        accountId,
        { nextFree: first === undefined ? null : new Date(first.startsAt), booked: ahead.length },
      ];
    }),
  );
}
