import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Instant } from '../../../ui/instant.tsx';
import { AppealWaits } from './appeal-waits.tsx';
import { applicationStays, choices, choiceText, decisionWords } from './decision-words.ts';
import { type Decision, type DecisionLine, type Review, useDecide } from './review-queries.ts';
import { useDecisionKeys } from './use-decision-keys.ts';
import { useMayDecide } from './use-may-decide.ts';
import './decision-panel.css';

const loadForm = () => import('./decision-form.tsx');
const DecisionForm = lazy(async () => ({ default: (await loadForm()).DecisionForm }));

type Props = { readonly interviewScheduleID: string; readonly review: Review };

/** What the report is for. A decision can be taken back; its history only grows. */
export function DecisionPanel({ interviewScheduleID, review }: Props) {
  const [chosen, setChosen] = useState<Decision>();
  const after = useRef<HTMLDivElement>(null);
  // After the page's own bytes and before anyone can have decided. What fails here is asked for again.
  useEffect(() => void loadForm().catch(() => undefined), []);
  const navigate = useNavigate();
  const may = useMayDecide();
  const { nextWaiting, decisions, isOver } = review;
  const isAppealed = review.appealWaits === true;
  const isOpen = isOver && may.decide && !isAppealed;
  const next = nextWaiting?.interviewScheduleID;
  const goOn = useCallback(() => {
    if (next === undefined) return;
    void navigate({
      to: '/company/view-interview',
      search: { interviewScheduleID: String(next) },
    });
  }, [navigate, next]);
  const [newest] = decisions;
  const undo = useDecide(interviewScheduleID);
  const standing = newest === undefined || newest.decision === 'open' ? undefined : newest;
  useDecisionKeys(isOpen, setChosen, next === undefined ? undefined : goOn);
  // The form goes away with the focus in it; the way on is what comes next.
  const finish = (): void => {
    setChosen(undefined);
    after.current?.focus();
  };
  return (
    <section className="stack gap-sm packed card decision-panel" aria-labelledby="report-decision">
      <h2 id="report-decision" className="visually-hidden">
        Decision
      </h2>
      <div
        ref={after}
        tabIndex={-1}
        className="row apart baseline spread decision-panel__standing"
        aria-live="polite"
      >
        {isAppealed ? (
          <AppealWaits mayAnswer={may.reject} />
        ) : standing === undefined ? (
          <p>{isOver ? 'Waiting for a decision' : 'A decision can be made after the end.'}</p>
        ) : (
          <Standing undo={undo} review={review} line={standing} mayUndo={may.decide} />
        )}
        {newest?.decision === 'open' &&
          decisions[1]?.isOfApplication === true &&
          undo.data?.isApplicationChanged === false && <p>{applicationStays(may.move)}</p>}
      </div>
      {isOpen && (
        <div className="row decision-panel__choices">
          {choices.map(({ decision, key }) => (
            <Button
              key={decision}
              variant={chosen === decision ? 'filled' : 'default'}
              aria-pressed={chosen === decision}
              aria-keyshortcuts={key.toUpperCase()}
              disabled={standing?.decision === decision}
              onClick={() => setChosen(decision)}
            >
              {choiceText(decision, review, may)}
            </Button>
          ))}
        </div>
      )}
      <Suspense fallback={null}>
        {chosen !== undefined && (
          <DecisionForm
            key={chosen}
            interviewScheduleID={interviewScheduleID}
            review={review}
            decision={chosen}
            onDone={finish}
          />
        )}
      </Suspense>
      <NextWaiting review={review} />
    </section>
  );
}

type StandingProps = Pick<Props, 'review'> & {
  readonly line: DecisionLine;
  readonly undo: ReturnType<typeof useDecide>;
  readonly mayUndo: boolean;
};

function Standing({ undo, review, line, mayUndo }: StandingProps) {
  const { decision, decidedBy, decidedAt, reason } = line;
  const takeBack = (): void =>
    undo.mutate({
      decision: 'open',
      reason: '',
      version: review.version,
      application: null,
    });
  return (
    <>
      <p>
        <strong>{decisionWords[decision]}</strong> by {decidedBy}, <Instant at={decidedAt} />
        {reason !== '' && <q className="decision-panel__reason">{reason}</q>}
      </p>
      {mayUndo && (
        <Button variant="subtle" size="compact-sm" loading={undo.isPending} onClick={takeBack}>
          Take back
        </Button>
      )}
      {undo.isError && <p role="alert">{undo.error.message}</p>}
    </>
  );
}

function NextWaiting({ review: { nextWaiting, waiting } }: { readonly review: Review }) {
  if (nextWaiting === null)
    return <p className="dimmed small decision-panel__next">No other report waits.</p>;
  const { interviewScheduleID, candidateName } = nextWaiting;
  return (
    <p className="dimmed small decision-panel__next">
      <Link
        to="/company/view-interview"
        search={{ interviewScheduleID: String(interviewScheduleID) }}
        aria-keyshortcuts="J"
      >
        Next waiting: {candidateName}
      </Link>{' '}
      <span className="tabular">
        {waiting >= 100 ? '100 or more wait' : waiting === 1 ? '1 waits' : `${waiting} wait`}
      </span>
    </p>
  );
}
