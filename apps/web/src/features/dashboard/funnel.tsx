import type { Dashboard } from './dashboard-queries.ts';
import { atMost, stageWords } from './dashboard-words.ts';
import './funnel.css';

/** Bars beside their numbers, so that nothing is told by length or colour alone. */
export function Funnel({ funnel }: { readonly funnel: NonNullable<Dashboard['funnel']> }) {
  const most = Math.max(1, ...funnel.map(({ count }) => count));
  const total = funnel.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="funnel" aria-labelledby="funnel">
      <h2 id="funnel">Where applications stand</h2>
      {total === 0 ? (
        <p className="funnel__none">Nobody has applied yet.</p>
      ) : (
        <dl>
          {funnel.map(({ kind, count }) => (
            <div key={kind}>
              <dt>{stageWords[kind]}</dt>
              <dd className="tabular">
                <span
                  className="funnel__bar"
                  style={{ inlineSize: `${(count / most) * 70}%` }}
                  aria-hidden="true"
                />
                {count.toLocaleString()}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {total >= 10_000 && (
        <p className="funnel__none">Of the newest {atMost(total, 10_000)} active ones.</p>
      )}
    </section>
  );
}
