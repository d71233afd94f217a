import { type Interval, lengthOf, subtract } from '@candor/contract/interviews/interval-rules';
import { spanText } from '../zone-times.ts';
import { gridWords } from './grid-words.ts';

type Props = {
  readonly value: readonly Interval[];
  readonly timeZone: string;
  readonly otherZone: string | null;
  readonly onChange: (value: Interval[]) => void;
};

/** What is marked as text, each with a way to take it back. */
export function MarkedSpans({ value, timeZone, otherZone, onChange }: Props) {
  return (
    <section className="stack gap-xs packed" aria-label={gridWords.marked}>
      <output className="medium tabular">{gridWords.total(lengthOf(value))}</output>
      {value.length > 0 && (
        <ul className="lines week-grid__marked">
          {value.map((span) => (
            <li key={span.startsAt} className="row spread unwrapped">
              <span className="tabular">
                {spanText(span, timeZone)}
                {otherZone !== null && (
                  <span className="dimmed small week-grid__other">
                    {gridWords.elsewhere(spanText(span, otherZone), otherZone)}
                  </span>
                )}
              </span>
              <button
                type="button"
                className="link-button small"
                aria-label={gridWords.removeSpan(spanText(span, timeZone))}
                onClick={() => onChange(subtract(value, [span]))}
              >
                {gridWords.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
