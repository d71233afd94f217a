import { useMinute } from './use-minute.ts';
import { agoText } from './ago-rules.ts';
import { dayOf, momentOf } from './day-words.ts';
import './ago.css';

/**
 * An instant of a list: how long ago, or how soon. The exact one is always there for whoever hears the page, stands
 * above the other while its row has the focus or the pointer, and takes its place on paper. Histories and records have
 * an `Instant`: nothing in them takes the focus.
 */
export function Ago({ at }: { readonly at: string | number }) {
  const now = useMinute();
  const instant = new Date(at);
  const text = agoText(instant.getTime(), now) ?? dayOf(at);
  return (
    <time dateTime={instant.toISOString()} className="tabular ago">
      <span>{text}</span> <span className="ago__exact">{momentOf(at)}</span>
    </time>
  );
}
