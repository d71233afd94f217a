import { useMinute } from './use-minute.ts';
import { agoText } from './ago-rules.ts';
import { dayOf, momentOf } from './day-words.ts';
import './ago.css';

/**
 * An instant of a list: how long ago, or how soon. The exact one stands in its place while its row or it itself has the
 * focus or the pointer; both have one width, so that nothing moves.
 */
export function Ago({ at }: { readonly at: string | number }) {
  const now = useMinute();
  const instant = new Date(at);
  const text = agoText(instant.getTime(), now) ?? dayOf(at);
  return (
    <time dateTime={instant.toISOString()} className="tabular ago" data-exact={momentOf(at)}>
      <span>{text}</span>
    </time>
  );
}
