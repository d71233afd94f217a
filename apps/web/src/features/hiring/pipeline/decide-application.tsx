import { Button } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { Instant } from '../../../ui/instant.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { MailLine } from './mail-line.tsx';
import { nextStageOf } from './next-stage-rules.ts';
import { type Asked, PipelineDialogs } from './pipeline-dialogs.tsx';
import { type Application, applicationQuery } from './pipeline-queries.ts';
import { decideWords, standingText } from './pipeline-words.ts';
import { standingMove } from './standing-rules.ts';
import { useMay } from './use-may.ts';
import { useOpened } from './use-opened.ts';
import { useSteps } from './use-steps.ts';
import { useUndoKey } from './use-undo-key.ts';

type Props = { readonly applicationID: number; readonly jobID: number };

/** Where an application stands, and its next step, on a page about something else: the one of the board, taken here. */
export function DecideApplication({ applicationID, jobID }: Props) {
  const application = useRead(applicationQuery(applicationID, jobID));
  useOpened(application.data);
  useUndoKey();
  return (
    <Loaded query={application} what={decideWords.what}>
      {(loaded) => <Decide application={loaded} />}
    </Loaded>
  );
}

function Decide({ application }: { readonly application: Application }) {
  const [asked, ask] = useState<Asked>();
  const steps = useSteps();
  const { line, land } = useLanding();
  const begin = (what: Asked['what']): void => ask({ what, people: [application] });
  const landing: typeof steps = {
    move: (...step) => {
      land();
      steps.move(...step);
    },
    reject: (...step) => {
      land();
      steps.reject(...step);
    },
    reopen: (...step) => {
      land();
      steps.reopen(...step);
    },
  };
  return (
    <div className="stack gap-sm">
      <Standing application={application} line={line} />
      <WaitingMails application={application} />
      <Buttons
        application={application}
        onAsk={begin}
        onMoveOn={(stage) => landing.move([application], stage)}
        onReopen={() => landing.reopen([application])}
      />
      {asked !== undefined && (
        <PipelineDialogs
          asked={asked}
          stages={application.stages}
          steps={landing}
          mayEditReasons={false}
          onClose={() => ask(undefined)}
        />
      )}
    </div>
  );
}

/**
 * A step takes the button that was pressed away, and a dialog closes after it was told to: the focus goes to where they
 * stand now once both are gone.
 */
function useLanding() {
  const line = useRef<HTMLOutputElement>(null);
  const [landings, setLandings] = useState(0);
  useEffect(() => {
    if (landings > 0) line.current?.focus();
  }, [landings]);
  return { line, land: () => setLandings((before) => before + 1) };
}

type StandingProps = {
  readonly application: Application;
  readonly line: RefObject<HTMLOutputElement | null>;
};

function Standing({ application, line }: StandingProps) {
  const newest = standingMove(application.status, application.moves);
  return (
    <output ref={line} tabIndex={-1}>
      <strong>{standingText(application)}</strong>
      {newest !== undefined && (
        <span className="dimmed">
          {newest.reason !== '' && ` · ${newest.reason}`}
          {newest.by !== null && ` · ${newest.by}`} · <Instant at={newest.at} />
        </span>
      )}
    </output>
  );
}

/** What the candidate does not know yet, and until when it can be called back. */
function WaitingMails({ application: { mails } }: { readonly application: Application }) {
  const may = useMay();
  const waiting = mails.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return null;
  return (
    <div className="stack gap-2xs">
      {waiting.map((mail) => (
        <MailLine key={`${mail.sendAt} ${mail.subject}`} mail={mail} />
      ))}
      {may.move && <p className="dimmed">{decideWords.callBack}</p>}
    </div>
  );
}

type ButtonsProps = {
  readonly application: Application;
  readonly onAsk: (what: Asked['what']) => void;
  readonly onMoveOn: (stage: Application['stages'][number]) => void;
  readonly onReopen: () => void;
};

function Buttons({ application, onAsk, onMoveOn, onReopen }: ButtonsProps) {
  const { status } = application;
  const may = useMay();
  const stage = nextStageOf(application);
  const isActive = status === 'active';
  const isDecided = status === 'rejected' || status === 'hired';
  return (
    <div className="row">
      {stage !== undefined && may.move && (
        <Button onClick={() => onMoveOn(stage)}>{decideWords.moveOn(stage.name)}</Button>
      )}
      {isActive && may.move && (
        <Button variant={stage === undefined ? 'filled' : 'default'} onClick={() => onAsk('move')}>
          {decideWords.move}
        </Button>
      )}
      {isActive && may.reject && (
        <Button variant="default" onClick={() => onAsk('reject')}>
          {decideWords.reject}
        </Button>
      )}
      {isDecided && may.move && (
        <Button variant="default" onClick={onReopen}>
          {decideWords.reopen}
        </Button>
      )}
    </div>
  );
}
