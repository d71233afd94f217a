import { areas, rights } from '@candor/contract/people/right-rules';
import { Link } from '@tanstack/react-router';
import { useRights } from '../../../lib/rights.ts';
import { useRead } from '../../../lib/server-state.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { OverdueList } from '../../../ui/overdue-list.tsx';
import { overdueQuery } from './appeal-queries.ts';
import { overdueWords } from './appeal-words.ts';

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
          <OverdueList
            id="appeals-overdue"
            title={overdueWords.title}
            promised={overdueWords.promised}
            all={
              <Link
                className="dimmed small"
                to="/company/job-seeker/appeals"
                search={{ show: 'overdue' }}
              >
                {overdueWords.all(total)}
              </Link>
            }
            rows={appeals}
            keyOf={({ appealID }) => appealID}
          >
            {({ appealID, candidateName }) => (
              <Link to="/company/job-seeker/appeals" search={{ appealID: String(appealID) }}>
                {candidateName}
              </Link>
            )}
          </OverdueList>
        )
      }
    </Loaded>
  );
}
