import type { Interval } from '@candor/contract/interviews/interval-rules';
import { DAY_MS } from '@candor/contract/interviews/zone-rules';
import { cityOf, shortDayText, spanText, timeText } from '../zone-times.ts';
import { type CellState, MINUTE_MS } from './grid-rules.ts';
import { inLanguages } from '../../lib/language.ts';
import { readerLocale } from '../reader-locale.ts';

export const hours = (milliseconds: number): string =>
  (milliseconds / 3_600_000).toLocaleString(readerLocale(), { maximumFractionDigits: 2 });

export const gridWords = inLanguages('week-grid', {
  hint: 'Drag over the hours, or use the keys: arrows lead on, Space marks or clears, Shift with arrows takes more. Page Up and Page Down change the week.',
  touchHint: 'Press the half hours that will do.',
  week: (from: string, to: string) => `${from} – ${to}`,
  earlier: 'Week before',
  later: 'Week after',
  times: 'Time',
  repeat: 'Also next week',
  repeated: 'The same hours are marked next week, where they can be.',
  early: 'Show early and late hours',
  usual: 'Show usual hours only',
  days: 'Day',
  marked: 'Marked',
  none: 'Nothing is marked yet.',
  remove: 'Remove',
  removeSpan: (span: string) => `Remove ${span}`,
  total: (milliseconds: number) =>
    milliseconds === 0 ? 'Nothing is marked yet.' : `${hours(milliseconds)} h marked`,
  change: (days: readonly string[], zone: string) =>
    `Clocks in ${cityOf(zone)} are changed on ${days.join(' and ')}.`,
  elsewhere: (text: string, zone: string) => `${text} in ${cityOf(zone)}`,
});

export const weekCellWords = inLanguages('week-cells', {
  skipped: ', the clocks skip it',
  twice: ', comes twice: both are meant',
  part: ', marked in part',
  closed: ', cannot be marked',
});

/** What a cell adds to its day and times. */
export function stateWords({ clocks, marked, isOpen }: CellState): string {
  const ofClocks = clocks === 'usual' ? '' : weekCellWords[clocks];
  const ofMark = marked === 'part' ? weekCellWords.part : '';
  return `${ofClocks}${ofMark}${isOpen || clocks === 'skipped' ? '' : weekCellWords.closed}`;
}

/** “09:00” of minutes since midnight. */
export const wallText = (minutes: number): string => timeText(minutes * MINUTE_MS, 'UTC');

/** “19:00 −1” where it is the day before. */
export const shiftedText = ({
  minutes,
  dayShift,
}: {
  readonly minutes: number;
  readonly dayShift: number;
}): string =>
  `${wallText(minutes)}${dayShift === 0 ? '' : ` ${dayShift > 0 ? '+' : '−'}${Math.abs(dayShift)}`}`;

/** A day since 1970. */
export const dayWords = (day: number): string => shortDayText(day * DAY_MS, 'UTC');

/** A time, with the same elsewhere. */
export const bothText = (span: Interval, timeZone: string, otherZone: string | null): string =>
  otherZone === null
    ? spanText(span, timeZone)
    : `${spanText(span, timeZone)} (${gridWords.elsewhere(spanText(span, otherZone), otherZone)})`;
