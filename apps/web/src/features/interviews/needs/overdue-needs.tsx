import { areas, rights } from '@candor/contract/people/right-rules';
import { Link } from '@tanstack/react-router';
import { useRights } from '../../../lib/rights.ts';
import { useRead } from '../../../lib/server-state.ts';
import { Instant } from '../../../ui/instant.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { overdueQuery } from './need-queries.ts';
import { overdueWords } from './need-words.ts';

const MOST = 5;

/** Of the dashboard: whose answer was promised by a time that has passed. */
export function OverdueNeeds() {
  return useRights()(areas.jobs, rights.schedule) && <Overdue />;
}

function Overdue() {
  const overdue = useRead(overdueQuery);
  return (
    <Loaded query={overdue} what={overdueWords.what}>
      {({ needs, total }) =>
        total > 0 && (
          <section className="stack gap-xs" aria-labelledby="needs-overdue">
            <h2 id="needs-overdue">
              {overdueWords.title}{' '}
              <Link
                className="dimmed small"
                to="/company/interviews/needs"
                search={{ show: 'overdue' }}
              >
                {overdueWords.all(total)}
              </Link>
            </h2>
            <ul>
              {needs.slice(0, MOST).map(({ needID, candidateName, jobTitle, replyBy }) => (
                <li key={needID} className="line">
                  <Link to="/company/interviews/needs" search={{ needID: String(needID) }}>
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
