import { inReaderLocale } from './reader-locale.ts';

const dateTime = inReaderLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** An instant of the server, ISO or epoch milliseconds, in the reader's words and zone. */
export function Instant({ at }: { readonly at: string | number }) {
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()} className="tabular">
      {dateTime().format(date)}
    </time>
  );
}
