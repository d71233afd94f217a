/** A day and a time as a field holds them, `2026-11-21T17:00`, without a zone. */
export type WallTime = string;

const parts = (instant: number, timeZone: string): WallTime => {
  const told = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const part = (type: string): string => told.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
};

/** What a clock in this zone shows; seconds are left out. */
export const wallTimeOf = (instant: number, timeZone: string): WallTime => parts(instant, timeZone);

/**
 * When a clock in this zone shows this, in milliseconds since 1970; null when the text is no time. Of an hour that
 * comes twice it is the first, and of one that is skipped the time as far after the change.
 */
export function instantOf(wall: WallTime, timeZone: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall)) return null;
  const asUtc = Date.parse(`${wall}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  const shift = (instant: number): number =>
    Date.parse(`${parts(instant, timeZone)}:00Z`) - instant;
  // The zone's offset on the days before and after: one of them holds at the time itself.
  const offsets = [shift(asUtc - DAY), shift(asUtc + DAY)];
  const candidates = offsets.map((offset) => asUtc - offset);
  const exact = candidates.filter((instant) => parts(instant, timeZone) === wall);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...candidates);
}

const DAY = 86_400_000;
