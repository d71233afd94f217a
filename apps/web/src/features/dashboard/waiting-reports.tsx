import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/page-states.tsx';
import { useRowKeys } from '../../ui/use-row-keys.ts';
import type { Dashboard, WaitingReport } from './dashboard-queries.ts';
import { atMost, endWords, riskWords } from './dashboard-words.ts';
import { useMay } from './use-may.ts';
import '../../ui/row-list.css';
import './waiting-reports.css';

/** Without the year: what waits is of these days. */
const short = new Intl.DateTimeFormat(undefined, {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** J and K walk along them, Enter opens the report. */
export function WaitingReports({
  waiting: { total, items },
}: {
  readonly waiting: NonNullable<Dashboard['waiting']>;
}) {
  const body = useRowKeys();
  const { decide } = useMay();
  return (
    <section className="waiting-reports" aria-labelledby="waiting">
      <div className="waiting-reports__head">
        <h2 id="waiting">{decide ? 'Waiting for you' : 'Waiting for a decision'}</h2>
        {total > items.length && (
          <Link to="/company/interviews" search={{ decision: 'waiting', sort: 'oldest' }}>
            All {atMost(total, 100)} that wait
          </Link>
        )}
      </div>
      {items.length === 0 ? (
        <EmptyState
          title={decide ? 'Nothing waits for you' : 'Nothing waits for a decision'}
          action={<Link to="/company/interviews">All interviews</Link>}
        >
          A report appears here as soon as a candidate submits, and leaves when somebody decides.
        </EmptyState>
      ) : (
        <table className="row-list waiting-reports__list">
          <caption className="visually-hidden">Reports that wait for a decision</caption>
          <thead>
            <tr>
              <th scope="col">Candidate</th>
              <th scope="col">Job</th>
              <th scope="col">What happened</th>
              <th scope="col">Score</th>
              <th scope="col">Risk</th>
            </tr>
          </thead>
          <tbody ref={body}>
            {items.map((item) => (
              <Row key={item.interviewScheduleID} item={item} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Row({ item }: { readonly item: WaitingReport }) {
  const { interviewScheduleID, candidateName, jobTitle, state, endedAt, risk } = item;
  return (
    <tr>
      <th scope="row">
        <Link
          to="/company/view-interview"
          search={{ interviewScheduleID: String(interviewScheduleID) }}
          className="row-list__link"
        >
          {candidateName}
        </Link>
      </th>
      <td className="waiting-reports__job">{jobTitle}</td>
      <td className="waiting-reports__when">
        {endWords[state]} <time dateTime={endedAt}>{short.format(new Date(endedAt))}</time>
      </td>
      <td className="waiting-reports__score tabular">
        {item.correctCount === null ? '–' : `${item.correctCount} of ${item.questionCount}`}
      </td>
      <td className="waiting-reports__risk" data-risk={risk ?? 'none'}>
        {risk === null ? 'Not monitored' : riskWords[risk]}
      </td>
    </tr>
  );
}
