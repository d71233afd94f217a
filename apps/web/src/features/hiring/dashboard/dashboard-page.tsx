import { type ReactNode, useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { Checklist } from './checklist.tsx';
import { type Dashboard, dashboardQuery } from './dashboard-queries.ts';
import { Funnel } from './funnel.tsx';
import { NumberStrip } from './number-strip.tsx';
import { ClosingLinks, AskedDeletions, OverdueReplies } from './soon-lists.tsx';
import { Subtitle } from './subtitle.tsx';
import { WaitingReports } from './waiting-reports.tsx';
import { locale } from '../../../ui/reader-locale.ts';
import './dashboard-page.css';

const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });

type Props = {
  /** Of other features; it stands beside what waits. */
  readonly aside: ReactNode;
  /** Above everything: for whoever looks round, and for a company that has not done its first steps. */
  readonly first: ReactNode;
  readonly firstOfNew: ReactNode;
};

/** What waits for the reader comes first; every number leads to the list that it counts. */
export function DashboardPage(beside: Props) {
  usePageTitle('Dashboard');
  const [today] = useState(() => day.format(new Date()));
  const dashboard = useRead(dashboardQuery);
  return (
    <div className="stack gap-lg">
      <PageHead title={today}>
        {dashboard.data !== undefined && <Subtitle dashboard={dashboard.data} />}
      </PageHead>
      <Loaded query={dashboard} what="what waits for you">
        {(data) => <Today dashboard={data} {...beside} />}
      </Loaded>
    </div>
  );
}

function Today({ dashboard, aside, first, firstOfNew }: Props & { readonly dashboard: Dashboard }) {
  const { waiting, funnel, overdue, closing, checklist, openJobs, activeCandidates } = dashboard;
  const isEmpty = waiting === null && funnel === null && openJobs === null && checklist === null;
  if (isEmpty) {
    return (
      <>
        <p>
          Your role opens no jobs, candidates or interviews yet. An administrator can change it.
        </p>
        {aside}
      </>
    );
  }
  return (
    <>
      {checklist === null ? first : firstOfNew}
      {checklist !== null && <Checklist steps={checklist} />}
      <NumberStrip dashboard={dashboard} />
      <div className="dashboard-page__columns">
        {waiting !== null && <WaitingReports waiting={waiting} />}
        <div className="stack gap-lg packed minor">
          {aside}
          <AskedDeletions asked={dashboard.askedDeletions} />
          {funnel !== null && (
            <Funnel funnel={funnel} isCapped={activeCandidates?.isMore ?? false} />
          )}
          {overdue !== null && <OverdueReplies overdue={overdue} />}
          {closing !== null && <ClosingLinks closing={closing} />}
        </div>
      </div>
    </>
  );
}
