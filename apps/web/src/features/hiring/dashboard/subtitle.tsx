import { Link } from '@tanstack/react-router';
import { type Dashboard, dayStart } from './dashboard-queries.ts';
import { interviewsText, waitingText } from './dashboard-words.ts';
import { useMay } from './use-may.ts';

/** "3 bot interviews today, 2 decisions are waiting for you"; only what the reader may see, each the way to its list. */
export function Subtitle({
  dashboard: { interviewsToday, waiting },
  isMine,
}: {
  readonly dashboard: Dashboard;
  /** Of one's own jobs: no list is narrowed to those. */
  readonly isMine: boolean;
}) {
  const { decide } = useMay();
  if (interviewsToday === null || waiting === null) return null;
  if (isMine) {
    return (
      <p className="dimmed tabular">
        {interviewsText(interviewsToday)}, {waitingText(waiting.total, decide)}
      </p>
    );
  }
  return (
    <p className="dimmed tabular">
      <Link to="/company/interviews" search={{ activeSince: dayStart() }}>
        {interviewsText(interviewsToday)}
      </Link>
      ,{' '}
      <Link to="/company/interviews" search={{ decision: 'waiting', sort: 'oldest' }}>
        {waitingText(waiting.total, decide)}
      </Link>
    </p>
  );
}
