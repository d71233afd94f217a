import type { ComponentType, ReactNode } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { useSession } from '../../../lib/session.ts';
import { CalendarButton } from '../../../ui/calendar-button.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { EmptyState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import './candidate-page.css';
import { homeWords as words } from './job-seeker-words.ts';
import { type OwnInterview, ownInterviewsQuery } from './registration-queries.ts';

type Props = {
  /** Who has watched the recording of an interview. */
  readonly Views: ComponentType<{ readonly interviewScheduleID: number }>;
};

type PageProps = Props & {
  /** Below the interviews. */
  readonly children: ReactNode;
};

export function CandidateDashboardPage({ Views, children }: PageProps) {
  usePageTitle(words.page);
  const session = useSession();
  const interviews = useRead(ownInterviewsQuery);
  const name = session?.userDetail?.firstName ?? '';
  return (
    <div className="stack gap-xl broad">
      <h1>{name === '' ? words.welcome : words.hello(name)}</h1>
      <Loaded query={interviews} what={words.what}>
        {(data) => <Interviews all={data.interviews} email={session?.email ?? ''} Views={Views} />}
      </Loaded>
      {children}
    </div>
  );
}

const waiting: readonly OwnInterview['state'][] = ['open', 'in-progress', 'not-open-yet'];

type InterviewsProps = Props & { readonly all: readonly OwnInterview[]; readonly email: string };

function Interviews({ all, email, Views }: InterviewsProps) {
  const ahead = all.filter(({ state }) => waiting.includes(state));
  const behind = all.filter(({ state }) => !waiting.includes(state));
  return (
    <>
      <section className="stack candidate-page__section" aria-labelledby="interviews-ahead">
        <h2 id="interviews-ahead">{words.title}</h2>
        {ahead.length === 0 ? (
          <EmptyState title={words.none}>{words.noneText(email)}</EmptyState>
        ) : (
          <List interviews={ahead} Views={Views} />
        )}
      </section>
      {behind.length > 0 && (
        <section className="stack candidate-page__section" aria-labelledby="interviews-behind">
          <h2 id="interviews-behind">{words.earlier}</h2>
          <List interviews={behind} Views={Views} />
        </section>
      )}
    </>
  );
}

type ListProps = Props & { readonly interviews: readonly OwnInterview[] };

function List({ interviews, Views }: ListProps) {
  return (
    <ul className="lines">
      {interviews.map((interview) => (
        <li
          key={`${interview.companyName}-${interview.interviewScheduleID}`}
          className="stack gap-xs"
        >
          <p className="medium">
            {interview.jobTitle} · {interview.companyName}
          </p>
          <p className="dimmed">
            <When {...interview} />
          </p>
          {interview.calendar !== null && (
            <div>
              <CalendarButton file={interview.calendar} what={interview.jobTitle} />
            </div>
          )}
          {interview.state === 'taken' && (
            <Views interviewScheduleID={interview.interviewScheduleID} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** What stands and what to do, in one sentence. */
function When({ state, minutes, opensAt, closesAt }: OwnInterview) {
  if (state === 'open') {
    return <Moment words={words.open(minutes)} at={closesAt} />;
  }
  if (state === 'in-progress') {
    return words.running;
  }
  if (state === 'not-open-yet') {
    return <Moment words={words.opens(minutes)} at={opensAt} />;
  }
  if (state === 'taken') return words.taken;
  if (state === 'cancelled') return words.cancelled;
  return <Moment words={words.closed} at={closesAt} />;
}

type MomentProps = {
  readonly words: { readonly before: string; readonly after: string };
  readonly at: string;
};

const Moment = ({ words: { before, after }, at }: MomentProps) => (
  <>
    {before}
    <Instant at={at} />
    {after}
  </>
);
