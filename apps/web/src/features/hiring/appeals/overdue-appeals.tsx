import { areas, rights } from '@candor/contract/people/right-rules';
import { Link } from '@tanstack/react-router';
import { useRights } from '../../../lib/rights.ts';
import { useRead } from '../../../lib/server-state.ts';
import { Instant } from '../../../ui/instant.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { overdueQuery } from './appeal-queries.ts';
import { overdueWords } from './appeal-words.ts';

const MOST = 5;

/** Of the dashboard: whose answer was promised by a time that has passed. */
export function OverdueAppeals() {
  return useRights()(areas.candidates, rights.reject) && <Overdue />;
}

function Overdue() {
  const overdue = useRead(overdueQuery);
  return (
    <Loaded query={overdue} what={overdueWords.what}>
      {({ appeals, total }) =>
        total > 0 && (
          <section className="stack gap-xs" aria-labelledby="appeals-overdue">
            <h2 id="appeals-overdue">
              {overdueWords.title}{' '}
              <Link
                className="dimmed small"
                to="/company/job-seeker/appeals"
                search={{ show: 'overdue' }}
              >
                {overdueWords.all(total)}
              </Link>
            </h2>
            <ul>
              {appeals.slice(0, MOST).map(({ appealID, candidateName, jobTitle, replyBy }) => (
                <li key={appealID} className="line">
                  <Link to="/company/job-seeker/appeals" search={{ appealID: String(appealID) }}>
                    {candidateName}
                  </Link>
                  <span className="dimmed small">{jobTitle}</span>
                  <span className="dimmed small">
                    {overdueWords.promised} <Instant at={replyBy} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  );
}
