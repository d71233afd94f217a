import { Instant } from '../../../ui/instant.tsx';
import { spanText } from '../../../ui/zone-times.ts';
import type { LiveInterview } from './live-queries.ts';
import { pageWords } from './live-page-words.ts';
import { historyWords } from './live-words.ts';

const MINUTE = 60_000;

/** Everything that happened, as it happened. */
export function LiveHistory({ interview }: { readonly interview: LiveInterview }) {
  const { history, minutes, timeZone } = interview;
  return (
    <section className="stack gap-xs" aria-labelledby="live-history">
      <h2 id="live-history">{pageWords.history}</h2>
      <ol className="lines live__history">
        {history.map(({ at, by, what, detail, startsAt }, index) => (
          // Two of the same kind may fall on one instant.
          <li key={index}>
            <span className="dimmed">
              <Instant at={at} />
            </span>
            <span>
              {historyWords[what]}
              {startsAt !== null && ` · ${spanText(spanOf(startsAt, minutes), timeZone)}`}
              {`${by}${detail}` !== '' && (
                <span className="dimmed"> · {pageWords.with(by, detail)}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const spanOf = (startsAt: string, minutes: number) => ({
  startsAt: Date.parse(startsAt),
  endsAt: Date.parse(startsAt) + minutes * MINUTE,
});
