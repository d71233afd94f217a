import { Link } from '@tanstack/react-router';
import type { Dashboard } from './dashboard-queries.ts';
import { stageWords } from './dashboard-words.ts';
import { locale } from '../../../ui/reader-locale.ts';
import './funnel.css';

type Props = {
  readonly funnel: NonNullable<Dashboard['funnel']>;
  /** Only people of the newest 10,000 applications were counted. */
  readonly isCapped: boolean;
};

/** Bars beside their numbers, so that nothing is told by length or colour alone. */
export function Funnel({ funnel, isCapped }: Props) {
  const most = Math.max(1, ...funnel.map(({ count }) => count));
  return (
    <section className="stack gap-xs funnel" aria-labelledby="funnel">
      <h2 id="funnel">Where candidates stand</h2>
      {funnel.every(({ count }) => count === 0) ? (
        <p className="dimmed">Nobody is being considered. Whoever applies appears here.</p>
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
                <Link
                  to="/company/job-seeker"
                  search={{ stageKind: kind, applicationStatus: 'active' }}
                  aria-label={`${count.toLocaleString(locale)} in ${stageWords[kind]}`}
                >
                  {count.toLocaleString(locale)}
                </Link>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isCapped && <p className="dimmed">Of the newest 10,000 applications.</p>}
    </section>
  );
}
