import { Link } from '@tanstack/react-router';
import { Ago } from '../../../ui/ago.tsx';
import type { Columns } from '../../../ui/data-list/columns.ts';
import { DataTable } from '../../../ui/data-list/data-table.tsx';
import { EmptyState } from '../../../ui/page-states.tsx';
import type { Dashboard, WaitingReport } from './dashboard-queries.ts';
import { atMost, riskWords, waitingWords as words } from './dashboard-words.ts';
import { useMay } from './use-may.ts';
import './waiting-reports.css';

/** J and K walk along them, Enter opens the report. */
export function WaitingReports({
  waiting: { total, items },
  isMine,
}: {
  readonly waiting: NonNullable<Dashboard['waiting']>;
  /** Of one's own jobs: no list and no sitting is narrowed to those. */
  readonly isMine: boolean;
}) {
  const { decide } = useMay();
  return (
    <section className="stack gap-xs packed" aria-labelledby="waiting">
      <div className="row gap-sm baseline spread">
        <h2 id="waiting">{decide ? 'Waiting for you' : 'Waiting for a decision'}</h2>
        {decide && items.length > 0 && !isMine && (
          <Link to="/company/interviews/sitting">{words.sitting}</Link>
        )}
        {total > items.length && !isMine && (
          <Link to="/company/interviews" search={{ decision: 'waiting', sort: 'oldest' }}>
            All {atMost(total, 100)} that wait
          </Link>
        )}
      </div>
      {items.length === 0 ? (
        <EmptyState
          title={decide ? 'Nothing waits for you' : 'Nothing waits for a decision'}
          action={
            <Link to="/company/interviews" search={{ view: 'all' }}>
              All interviews
            </Link>
          }
        >
          A report appears here as soon as a candidate submits, and leaves when somebody decides.
        </EmptyState>
      ) : (
        <DataTable
          caption="Reports that wait for a decision"
          columns={columns}
          rows={items}
          keyOf={({ interviewScheduleID }) => interviewScheduleID}
        />
      )}
    </section>
  );
}

const columns: Columns<WaitingReport> = [
  {
    name: 'Candidate',
    cell: ({ interviewScheduleID, candidateName }) => (
      <Link
        to="/company/view-interview"
        search={{ interviewScheduleID: String(interviewScheduleID) }}
      >
        {candidateName}
      </Link>
    ),
  },
  {
    name: 'Job',
    width: '21%',
    card: '2 start',
    isDimmed: true,
    cell: ({ jobTitle }) => jobTitle,
  },
  {
    name: 'Ended',
    width: '26%',
    card: '3 whole small',
    isDimmed: true,
    cell: ({ endedAt }) => <Ago at={endedAt} />,
  },
  {
    name: 'Score',
    width: '12%',
    card: '1 end',
    isNumber: true,
    cell: ({ correctCount, questionCount }) =>
      correctCount === null ? '–' : `${correctCount} of ${questionCount}`,
  },
  {
    name: 'Risk',
    width: '20%',
    card: '2 end',
    cell: ({ risk }) => (
      <span className="waiting-reports__risk" data-risk={risk ?? 'none'}>
        {risk === null ? 'Not monitored' : riskWords[risk]}
      </span>
    ),
  },
];
