import { Link } from '@tanstack/react-router';
import { type Dashboard, dayStart } from './dashboard-queries.ts';
import { interviewsText, waitingText } from './dashboard-words.ts';
import { useMay } from './use-may.ts';

/** "3 bot interviews today, 2 decisions are waiting for you"; only what the reader may see, each the way to its list. */
export function Subtitle({
  dashboard: { interviewsToday, waiting },
}: {
  readonly dashboard: Dashboard;
}) {
  const { decide } = useMay();
  if (interviewsToday === null || waiting === null) return null;
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
