export type Busy = { readonly startsAt: string; readonly endsAt: string };

/** What of a busy time falls on one day of whoever looks. */
export type DayPart = { readonly from: Date; readonly to: Date; readonly isWhole: boolean };
export type BusyDay = { readonly day: Date; readonly parts: readonly DayPart[] };

/** Busy times by the days of this browser's zone; one over midnight is told on both. */
export function busyDays(busyTimes: readonly Busy[]): BusyDay[] {
  const days: { day: Date; parts: DayPart[] }[] = [];
  for (const { startsAt, endsAt } of busyTimes) {
    const end = new Date(endsAt);
    let from = new Date(startsAt);
    while (from < end) {
      const day = midnight(from, 0);
      const next = midnight(from, 1);
      const to = end < next ? end : next;
      const last = days.at(-1);
      const part = { from, to, isWhole: from <= day && to >= next };
      if (last?.day.getTime() === day.getTime()) last.parts.push(part);
      else days.push({ day, parts: [part] });
      from = next;
    }
  }
  return days;
}

const midnight = (at: Date, later: number): Date =>
  new Date(at.getFullYear(), at.getMonth(), at.getDate() + later);
