import { momentOf } from './day-words.ts';

/** An instant of the server, ISO or epoch milliseconds, in the reader's words and zone. */
export function Instant({ at }: { readonly at: string | number }) {
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()} className="tabular">
      {momentOf(at)}
    </time>
  );
}
