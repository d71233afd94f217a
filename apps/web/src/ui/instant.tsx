const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const longDay = new Intl.DateTimeFormat(undefined, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** An instant of the server (ISO, UTC) in the words and the zone of the person who reads. */
export function Instant({ iso, only }: { readonly iso: string; readonly only?: 'day' }) {
  const date = new Date(iso);
  return (
    <time dateTime={iso} title={dateTime.format(date)} className="tabular">
      {(only === 'day' ? day : dateTime).format(date)}
    </time>
  );
}

export function todayInWords(now: Date): string {
  return longDay.format(now);
}
