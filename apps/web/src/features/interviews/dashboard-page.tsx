import { Button } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { EmptyState, ErrorState, LoadingState } from '../../ui/page-states.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { InterviewList } from './interview-list.tsx';
import { type InterviewPage, type InterviewRow, interviewsQuery } from './interview-queries.ts';
import './dashboard-page.css';

const shownEnded = 10;
const day = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long' });

/** What is going on and what has ended; the rest is one step away in the list. */
export function DashboardPage() {
  usePageTitle('Dashboard');
  const [today] = useState(() => day.format(new Date()));
  const pages = useQueries({
    queries: [
      interviewsQuery({ state: 'in-progress' }),
      interviewsQuery({ state: 'submitted' }),
      interviewsQuery({ state: 'timed-out' }),
    ],
  });
  const [underWay, submitted, timedOut] = pages.map(({ data }) => data);
  const failed = pages.find(({ isError }) => isError);
  return (
    <div className="dashboard-page">
      <h1>{today}</h1>
      {failed !== undefined && (
        <ErrorState
          title="The interviews could not be loaded"
          action={
            <Button variant="default" onClick={() => void failed.refetch()}>
              Try again
            </Button>
          }
        >
          {failed.error?.message}
        </ErrorState>
      )}
      {failed === undefined && pages.some(({ isPending }) => isPending) && (
        <LoadingState what="interviews" />
      )}
      {underWay !== undefined && submitted !== undefined && timedOut !== undefined && (
        <Today underWay={underWay} ended={[submitted, timedOut]} />
      )}
    </div>
  );
}

type TodayProps = {
  readonly underWay: InterviewPage;
  readonly ended: readonly InterviewPage[];
};

function Today({ underWay, ended }: TodayProps) {
  const endedTotal = ended.reduce((sum, { total }) => sum + total, 0);
  const latest = ended.flatMap(({ interviews }) => interviews).toSorted(lastEndedFirst);
  return (
    <>
      <p className="dashboard-page__summary tabular">
        {count(underWay.total, 'interview')} under way, {count(endedTotal, 'report')} to read.
      </p>
      {underWay.total > 0 && (
        <section>
          <h2>Under way</h2>
          <InterviewList interviews={underWay.interviews} caption="Interviews under way" />
        </section>
      )}
      <section>
        <div className="dashboard-page__head">
          <h2>Reports to read</h2>
          {endedTotal > 0 && <Link to="/company/interviews">All interviews</Link>}
        </div>
        {endedTotal === 0 ? (
          <EmptyState
            title="No interview has ended yet"
            action={<Link to="/company/interviews">See who is invited</Link>}
          >
            A report appears here as soon as a candidate submits.
          </EmptyState>
        ) : (
          <InterviewList interviews={latest.slice(0, shownEnded)} caption="Reports to read" />
        )}
      </section>
    </>
  );
}

function lastEndedFirst(one: InterviewRow, other: InterviewRow): number {
  return Date.parse(other.endedAt ?? '') - Date.parse(one.endedAt ?? '');
}

function count(amount: number, thing: string): string {
  return `${amount === 0 ? 'No' : amount} ${thing}${amount === 1 ? '' : 's'}`;
}
