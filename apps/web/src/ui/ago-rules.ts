const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Further away than this a day of the calendar says more than a number of days. */
const MOST_DAYS = 30;

/**
 * “20 min ago”, “in 3 h”: how far an instant is from now; null where only its date says enough. An instant of this
 * minute is now, also where the clocks of browser and server differ a little.
 */
export function agoText(at: number, now: number): string | null {
  const away = Math.abs(at - now);
  if (away < MINUTE) return 'just now';
  const days = Math.floor(away / DAY);
  if (days > MOST_DAYS) return null;
  const length =
    away < HOUR
      ? `${Math.floor(away / MINUTE)} min`
      : days < 1
        ? `${Math.floor(away / HOUR)} h`
        : `${days} ${days === 1 ? 'day' : 'days'}`;
  return at < now ? `${length} ago` : `in ${length}`;
}
