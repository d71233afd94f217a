import { type ReactNode, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { useAddress } from '../../../lib/use-address.ts';
import { useRead } from '../../../lib/server-state.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { Checklist } from './checklist.tsx';
import { type Dashboard, dashboardQuery, type Whose } from './dashboard-queries.ts';
import { whoseWords } from './dashboard-words.ts';
import { Funnel } from './funnel.tsx';
import { NumberStrip } from './number-strip.tsx';
import { Newcomers } from './newcomers.tsx';
import { AskedDeletions, ClosingLinks, DueReplies, type LaterOf } from './soon-lists.tsx';
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
  /** What promises somebody an answer two days later. */
  readonly renderLater: LaterOf;
};

/** What waits for the reader comes first; every number leads to the list that it counts. */
export function DashboardPage(beside: Props) {
  usePageTitle('Dashboard');
  const [today] = useState(() => day.format(new Date()));
  const { whose: asked } = useAddress();
  const whose = asked === 'mine' ? 'mine' : 'all';
  const dashboard = useRead(dashboardQuery(whose));
  return (
    <div className="stack gap-lg">
      <PageHead title={today} actions={<WhoseWork whose={whose} />}>
        {dashboard.data !== undefined && (
          <Subtitle dashboard={dashboard.data} isMine={whose === 'mine'} />
        )}
      </PageHead>
      <Loaded query={dashboard} what="what waits for you">
        {(data) => <Today dashboard={data} isMine={whose === 'mine'} {...beside} />}
      </Loaded>
    </div>
  );
}

function WhoseWork({ whose }: { readonly whose: Whose }) {
  return (
    <nav className="tabs" aria-label={whoseWords.label}>
      <Link to="/company/dashboard" search={{ whose: 'mine' }} {...here(whose === 'mine')}>
        {whoseWords.mine}
      </Link>
      <Link to="/company/dashboard" {...here(whose === 'all')}>
        {whoseWords.all}
      </Link>
    </nav>
  );
}

const here = (isHere: boolean) => (isHere ? { 'aria-current': 'page' as const } : {});

type TodayProps = Props & { readonly dashboard: Dashboard; readonly isMine: boolean };

function Today({ dashboard, isMine, ...beside }: TodayProps) {
  const { aside, first, firstOfNew, renderLater } = beside;
  const {
    waiting,
    funnel,
    overdue,
    dueSoon,
    unread,
    closing,
    checklist,
    openJobs,
    activeCandidates,
  } = dashboard;
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
      <NumberStrip dashboard={dashboard} isMine={isMine} />
      <div className="dashboard-page__columns">
        <div className="stack gap-lg packed">
          {waiting !== null && <WaitingReports waiting={waiting} isMine={isMine} />}
          {overdue !== null && (
            <DueReplies kind="overdue" due={overdue} isMine={isMine} renderLater={renderLater} />
          )}
          {dueSoon !== undefined && dueSoon !== null && (
            <DueReplies kind="soon" due={dueSoon} isMine={isMine} renderLater={renderLater} />
          )}
          {unread !== undefined && unread !== null && <Newcomers unread={unread} isMine={isMine} />}
        </div>
        <div className="stack gap-lg packed minor">
          {aside}
          <AskedDeletions asked={dashboard.askedDeletions} />
          {funnel !== null && (
            <Funnel funnel={funnel} isCapped={activeCandidates?.isMore ?? false} />
          )}
          {closing !== null && <ClosingLinks closing={closing} isMine={isMine} />}
        </div>
      </div>
    </>
  );
}
