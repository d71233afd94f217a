import {
  type Hours,
  type HoursException,
  minuteOf,
  proposedHours,
  type Span,
} from '@candor/contract/interviews/availability-rules';

/** Hours as they are typed; numbers are texts until they are sent. */
export type Typed = {
  readonly timeZone: string;
  readonly weekly: readonly (readonly Span[])[];
  readonly exceptions: readonly HoursException[];
  readonly noticeHours: string;
  readonly mostPerDay: string;
  readonly mostPerWeek: string;
};

const textOf = (count: number | null): string => (count === null ? '' : String(count));

export const typedOf = ({ noticeHours, mostPerDay, mostPerWeek, ...hours }: Hours): Typed => ({
  ...hours,
  noticeHours: textOf(noticeHours),
  mostPerDay: textOf(mostPerDay),
  mostPerWeek: textOf(mostPerWeek),
});

/** What was said, or what is proposed to whoever never said anything. */
export const firstTyped = (hours: Hours | null, zone: string): Typed =>
  typedOf(hours ?? proposedHours(zone));

const spansOf = (spans: readonly Span[]) => spans.map((span) => ({ ...span }));

/** What is no number becomes NaN, which the contract refuses with its sentence. */
const countOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));
const limitOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

export const hoursOf = ({ timeZone, weekly, exceptions, ...typed }: Typed) => ({
  timeZone,
  weekly: weekly.map(spansOf),
  exceptions: exceptions.map((one) => ({ ...one, spans: spansOf(one.spans) })),
  noticeHours: countOf(typed.noticeHours),
  mostPerDay: limitOf(typed.mostPerDay),
  mostPerWeek: limitOf(typed.mostPerWeek),
});

/** Minutes that a week has; what is not yet right counts as none. */
export function minutesOf(weekly: Typed['weekly']): number {
  const lengths = weekly.flat().map(({ from, to }) => minuteOf(to) - minuteOf(from));
  return lengths.reduce((sum, length) => sum + (length > 0 ? length : 0), 0);
}

const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** What another span of a day begins with: an hour after the last one, where there is room; else nothing. */
export function nextSpan(spans: readonly Span[]): Span {
  if (spans.length === 0) return { from: '09:00', to: '17:00' };
  const begins = Math.max(...spans.map(({ to }) => minuteOf(to))) + 60;
  return begins < 24 * 60
    ? { from: timeOf(begins), to: timeOf(Math.min(begins + 120, 24 * 60)) }
    : { from: '', to: '' };
}

/** A field of a time knows no 24:00; as an end, 00:00 is meant so. */
export const shownEnd = (to: string): string => (to === '24:00' ? '00:00' : to);
export const typedEnd = (shown: string): string => (shown === '00:00' ? '24:00' : shown);

/** The hours of one day, given to others too. */
export const copyDay = (
  weekly: Typed['weekly'],
  day: number,
  others: readonly number[],
): Typed['weekly'] =>
  weekly.map((spans, index) => (others.includes(index) ? (weekly[day] ?? []) : spans));

/** Whom a day's hours are likely for: a working day's for the other ones, one of the weekend for the other. */
export const likeDay = (day: number): number[] =>
  (day < 5 ? [0, 1, 2, 3, 4] : [5, 6]).filter((other) => other !== day);
