import { Button } from '@mantine/core';
import { type RefObject, useRef, useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { Instant } from '../../../ui/instant.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { type Asked, PipelineDialogs } from './pipeline-dialogs.tsx';
import { type Application, applicationQuery } from './pipeline-queries.ts';
import { decideWords, standingText } from './pipeline-words.ts';
import { useMay } from './use-may.ts';
import { useSteps } from './use-steps.ts';

/** Where an application stands, and its next step, on a page about something else: the one of the board, taken here. */
export function DecideApplication({ applicationID }: { readonly applicationID: number }) {
  const application = useRead(applicationQuery(applicationID));
  return (
    <Loaded query={application} what={decideWords.what}>
      {(loaded) => <Decide application={loaded} />}
    </Loaded>
  );
}

function Decide({ application }: { readonly application: Application }) {
  const [asked, ask] = useState<Asked>();
  const steps = useSteps();
  const standing = useRef<HTMLParagraphElement>(null);
  const begin = (what: Asked['what']): void =>
    // What was asked for goes away with the focus in it; where they stand now comes next.
    ask({ what, people: [application], onDone: () => standing.current?.focus() });
  return (
    <div className="stack gap-sm">
      <Standing application={application} line={standing} />
      <Buttons
        application={application}
        onAsk={begin}
        onReopen={() => steps.reopen([application])}
      />
      {asked !== undefined && (
        <PipelineDialogs
          asked={asked}
          stages={application.stages}
          steps={steps}
          mayEditReasons={false}
          onClose={() => ask(undefined)}
        />
      )}
    </div>
  );
}

type StandingProps = {
  readonly application: Application;
  readonly line: RefObject<HTMLParagraphElement | null>;
};

function Standing({ application, line }: StandingProps) {
  const newest = application.moves.find(({ kind }) => kind !== 'applied');
  return (
    <p ref={line} tabIndex={-1} aria-live="polite">
      <strong>{standingText(application)}</strong>
      {newest !== undefined && (
        <span className="dimmed">
          {newest.reason !== '' && ` · ${newest.reason}`}
          {newest.by !== null && ` · ${newest.by}`} · <Instant at={newest.at} />
        </span>
      )}
    </p>
  );
}

type ButtonsProps = {
  readonly application: Application;
  readonly onAsk: (what: Asked['what']) => void;
  readonly onReopen: () => void;
};

function Buttons({ application: { status }, onAsk, onReopen }: ButtonsProps) {
  const may = useMay();
  const isActive = status === 'active';
  const isDecided = status === 'rejected' || status === 'hired';
  return (
    <div className="row">
      {isActive && may.move && <Button onClick={() => onAsk('move')}>{decideWords.move}</Button>}
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
