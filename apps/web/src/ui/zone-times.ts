import { dayAt } from '@candor/contract/interviews/zone-rules';
import { readerLocale } from './reader-locale.ts';

/** Instants in the reader's words and in any zone. */

type Options = Intl.DateTimeFormatOptions;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(name: keyof typeof kinds, timeZone: string): Intl.DateTimeFormat {
  const locale = readerLocale();
  const key = `${locale} ${name} ${timeZone}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, { ...kinds[name], timeZone });
    formats.set(key, format);
  }
  return format;
}

const clock: Options = { hour: '2-digit', minute: '2-digit' };
const kinds = {
  time: clock,
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  shortDay: { weekday: 'short', day: 'numeric', month: 'short' },
  span: { weekday: 'short', day: 'numeric', month: 'short', ...clock },
  whole: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', ...clock },
} as const satisfies Record<string, Options>;

/** “09:00” */
export const timeText = (at: number, timeZone: string): string =>
  formatOf('time', timeZone).format(at);

/** “Tuesday, 24 November” */
export const dayInText = (at: number, timeZone: string): string =>
  formatOf('day', timeZone).format(at);

/** “Tue, 24 Nov” */
export const shortDayText = (at: number, timeZone: string): string =>
  formatOf('shortDay', timeZone).format(at);

type Span = { readonly startsAt: number; readonly endsAt: number };

/** “09:00 – 10:30” */
export const timesText = ({ startsAt, endsAt }: Span, timeZone: string): string =>
  dayAt(startsAt, timeZone) === dayAt(endsAt, timeZone)
    ? formatOf('time', timeZone).formatRange(startsAt, endsAt)
    : `${timeText(startsAt, timeZone)} – ${timeText(endsAt, timeZone)}`;

/** “Tue, 24 Nov, 09:00 – 10:30” */
export const spanText = ({ startsAt, endsAt }: Span, timeZone: string): string =>
  formatOf('span', timeZone).formatRange(startsAt, endsAt);

/** “Tuesday, 24 November 2026, 09:00 – 10:30” */
export const wholeSpanText = ({ startsAt, endsAt }: Span, timeZone: string): string =>
  formatOf('whole', timeZone).formatRange(startsAt, endsAt);

/** “Tuesday, 24 November 2026, 09:00” */
export const wholeText = (at: number, timeZone: string): string =>
  formatOf('whole', timeZone).format(at);

/** “Buenos Aires” of `America/Argentina/Buenos_Aires`. */
export const cityOf = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
