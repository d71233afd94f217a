import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { useAddress } from '../../../lib/use-address.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { StateMark } from '../../../ui/state-mark.tsx';
import { LiveDeeds } from './live-deeds.tsx';
import { LiveFacts } from './live-facts.tsx';
import { LiveHistory } from './live-history.tsx';
import { LiveOffers } from './live-offers.tsx';
import { type LiveInterview, liveQuery } from './live-queries.ts';
import { LiveSeats } from './live-seats.tsx';
import { LiveTroubles } from './live-troubles.tsx';
import { pageWords } from './live-page-words.ts';
import { kindWords, standingShape, standingText, storyOf } from './live-words.ts';
import './live.css';

type Props = {
  /** Opened to move it (RT-11). */
  readonly isMoving?: boolean;
  /** Beside its facts. */
  readonly children?: (interview: LiveInterview) => ReactNode;
};

/** One live interview: how it stands, and everything that can be done about it. */
export function LivePage({ isMoving = false, children }: Props) {
  const { interviewScheduleID } = useAddress();
  usePageTitle(pageWords.title);
  if (!/^[1-9]\d{0,15}$/.test(interviewScheduleID ?? '')) return <Gone />;
  const id = interviewScheduleID ?? '';
  return <Shown key={id} {...{ id, isMoving }} {...(children && { children })} />;
}

function Gone() {
  return (
    <ErrorState
      isPage
      title={pageWords.gone}
      action={<Link to="/company/interviews/live">{pageWords.all}</Link>}
    >
      {pageWords.goneText}
    </ErrorState>
  );
}

type ShownProps = Pick<Props, 'children'> & { readonly id: string; readonly isMoving: boolean };

function Shown({ id, ...rest }: ShownProps) {
  const interview = useRead(liveQuery(id));
  if (interview.isPending) return <LoadingState what={pageWords.what} />;
  if (interview.data !== undefined) return <Interview interview={interview.data} {...rest} />;
  const { code, message } = interview.error;
  if (code === 'not_found' || code === 'validation_failed') return <Gone />;
  return (
    <ErrorState
      isPage
      title={pageWords.failed}
      action={
        <Button variant="default" onClick={() => void interview.refetch()}>
          {pageWords.again}
        </Button>
      }
    >
      {message}
    </ErrorState>
  );
}

type InterviewProps = Omit<ShownProps, 'id'> & { readonly interview: LiveInterview };

function Interview({ interview, isMoving, children }: InterviewProps) {
  const { candidateID, candidateName, kind, jobTitle, round, move } = interview;
  return (
    <div className="stack gap-lg">
      <PageHead
        title={
          <Link to="/company/job-seeker-profile" search={{ candidateID: String(candidateID) }}>
            {candidateName}
          </Link>
        }
      >
        <p className="dimmed">{pageWords.of(kindWords[kind], jobTitle, round)}</p>
        <p>
          <StateMark shape={standingShape(interview)}>{standingText(interview)}</StateMark>
        </p>
        <p className="measure">{storyOf(interview)}</p>
        {move !== null && move.reason.trim() !== '' && <p className="written">“{move.reason}”</p>}
      </PageHead>
      <LiveDeeds interview={interview} isMoving={isMoving} />
      <div className="stack gap-xl top live__columns">
        <div className="stack gap-xl packed minor">
          <LiveOffers interview={interview} />
          <LiveSeats interview={interview} />
          <LiveHistory interview={interview} />
        </div>
        <div className="stack gap-xl packed minor">
          <LiveFacts interview={interview} />
          {children?.(interview)}
          <LiveTroubles interview={interview} />
        </div>
      </div>
    </div>
  );
}
