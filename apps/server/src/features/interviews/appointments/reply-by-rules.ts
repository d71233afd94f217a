import { dayNumber, daysBetween } from '@candor/contract/interviews/zone-rules';

const REPLY_DAYS = 3;
const DAY_MS = 86_400_000;

type Waiting = {
  readonly askedAt: Date | null;
  readonly waitingSince: Date | null;
  /** When whoever sits at the booked time was asked to; null: nothing is booked, or somebody else sits there. */
  readonly seatedSince: Date | null;
  readonly startsAt: Date | null;
  readonly lastDay: string;
  readonly timeZone: string;
};

/** Until when an interviewer should answer: three days after they were asked, and in time in any case. */
export function replyBy(waiting: Waiting): Date | null {
  const { askedAt, waitingSince, seatedSince, startsAt, lastDay, timeZone } = waiting;
  const since = later(waitingSince, seatedSince) ?? askedAt;
  if (since === null) return null;
  const last = dayNumber(lastDay);
  const latest = startsAt?.getTime() ?? daysBetween(last, last, timeZone).endsAt;
  return new Date(Math.min(since.getTime() + REPLY_DAYS * DAY_MS, latest));
}

function later(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
