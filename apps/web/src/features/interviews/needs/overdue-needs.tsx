import { areas, rights } from '@candor/contract/people/right-rules';
import { Link } from '@tanstack/react-router';
import { useRights } from '../../../lib/rights.ts';
import { useRead } from '../../../lib/server-state.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { OverdueList } from '../../../ui/overdue-list.tsx';
import { overdueQuery } from './need-queries.ts';
import { overdueWords } from './need-words.ts';

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
          <OverdueList
            id="needs-overdue"
            title={overdueWords.title}
            promised={overdueWords.promised}
            all={
              <Link
                className="dimmed small"
                to="/company/interviews/needs"
                search={{ show: 'overdue' }}
              >
                {overdueWords.all(total)}
              </Link>
            }
            rows={needs}
            keyOf={({ needID }) => needID}
          >
            {({ needID, candidateName }) => (
              <Link to="/company/interviews/needs" search={{ needID: String(needID) }}>
                {candidateName}
              </Link>
            )}
          </OverdueList>
        )
      }
    </Loaded>
  );
}
