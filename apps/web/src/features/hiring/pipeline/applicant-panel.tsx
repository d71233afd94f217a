import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { useKeys } from '../../../ui/keys/key-sets.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { ApplicantDetails } from './applicant-details.tsx';
import { nextStageOf } from './next-stage-rules.ts';
import { type Application, applicationQuery } from './pipeline-queries.ts';
import { decideWords, liveWords, pipelineKeyWords as words } from './pipeline-words.ts';
import { useMay } from './use-may.ts';
import { useOpened } from './use-opened.ts';
import './applicant-panel.css';

type Props = {
  readonly applicationID: number;
  readonly jobID: string;
  readonly now: number;
  readonly mayInvite: boolean;
  /** Undefined at the ends of what the board or the table shows. */
  readonly onNext: (() => void) | undefined;
  readonly onPrevious: (() => void) | undefined;
  readonly onMove: (application: Application) => void;
  readonly onMoveOn: (application: Application, stage: Application['stages'][number]) => void;
  readonly onReject: (application: Application) => void;
  readonly onReopen: (application: Application) => void;
  readonly onClose: () => void;
};

/** One person beside the board: J and K go on to the next, A and S move, R rejects, Escape closes. */
export function ApplicantPanel(props: Props) {
  const { applicationID, onNext, onPrevious, onClose } = props;
  const application = useRead(applicationQuery(applicationID, props.jobID));
  const { data } = application;
  useOpened(data);
  const may = useMay();
  const isActive = data?.status === 'active';
  const stage = data && nextStageOf(data);
  // Before the board and the table hear them.
  useKeys(
    words.panel,
    [
      { keys: ['j'], text: words.next, act: onNext },
      { keys: ['k'], text: words.previous, act: onPrevious },
      {
        keys: ['a'],
        text: words.moveOn,
        act: stage && may.move ? () => props.onMoveOn(data, stage) : undefined,
      },
      {
        keys: ['s'],
        text: words.move,
        act: isActive && may.move ? () => props.onMove(data) : undefined,
      },
      {
        keys: ['r'],
        text: words.reject,
        act: isActive && may.reject ? () => props.onReject(data) : undefined,
      },
      { keys: ['Escape'], text: words.close, act: onClose },
    ],
    true,
  );
  return (
    <aside className="applicant-panel" aria-label={data?.name ?? 'Applicant'}>
      <Head key={applicationID} name={data?.name ?? ''} {...props}>
        {data !== undefined && <Actions {...props} application={data} />}
      </Head>
      <div className="stack gap-lg packed applicant-panel__body">
        <Loaded query={application} what="the application">
          {(loaded) => <ApplicantDetails application={loaded} now={props.now} />}
        </Loaded>
      </div>
    </aside>
  );
}

function Head({
  name,
  onNext,
  onPrevious,
  onClose,
  children,
}: Props & { readonly name: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A screen reader reads the person that the keys lead to.
  useEffect(() => {
    if (name !== '') heading.current?.focus();
  }, [name]);
  return (
    <header className="stack gap-sm applicant-panel__head">
      <div className="row unwrapped top spread applicant-panel__title">
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <div className="row applicant-panel__buttons">
          <Button
            variant="default"
            disabled={onPrevious === undefined}
            aria-label="Previous person"
            onClick={onPrevious}
          >
            ←
          </Button>
          <Button
            variant="default"
            disabled={onNext === undefined}
            aria-label="Next person"
            onClick={onNext}
          >
            →
          </Button>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
      {children}
    </header>
  );
}

function Actions({
  application,
  mayInvite,
  onMove,
  onMoveOn,
  onReject,
  onReopen,
}: Props & { readonly application: Application }) {
  const { applicationID, status, candidateID, job } = application;
  const may = useMay();
  const stage = nextStageOf(application);
  return (
    <div className="row">
      {stage !== undefined && may.move && (
        <Button onClick={() => onMoveOn(application, stage)}>
          {decideWords.moveOn(stage.name)}
        </Button>
      )}
      {status === 'active' && may.move && (
        <Button
          variant={stage === undefined ? 'filled' : 'default'}
          onClick={() => onMove(application)}
        >
          {decideWords.move}
        </Button>
      )}
      {status === 'active' && may.reject && (
        <Button variant="default" onClick={() => onReject(application)}>
          Reject…
        </Button>
      )}
      {(status === 'rejected' || status === 'hired') && may.move && (
        <Button onClick={() => onReopen(application)}>Reopen</Button>
      )}
      {status === 'active' && mayInvite && (
        <ButtonLink
          variant="default"
          to="/company/jobs/schedule-interview"
          search={{ jobID: String(job.jobID), candidates: String(candidateID) }}
        >
          Invite to bot interview
        </ButtonLink>
      )}
      {status === 'active' && mayInvite && (
        <ButtonLink
          variant="default"
          to="/company/jobs/schedule-live"
          search={{ applicationID: String(applicationID) }}
        >
          {liveWords.schedule}
        </ButtonLink>
      )}
      <ButtonLink
        variant="default"
        to="/company/job-seeker-profile"
        search={{ candidateID: String(candidateID) }}
      >
        Profile
      </ButtonLink>
    </div>
  );
}
