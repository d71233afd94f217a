import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { useKeys } from '../../../ui/keys/key-sets.ts';
import { AppealWaits } from './appeal-waits.tsx';
import { DecisionForm } from './decision-form.tsx';
import {
  choices,
  choiceText,
  decisionKeyWords,
  decisionWords,
  rejectsApart,
  stepOf,
} from './decision-words.ts';
import { type Decision, rejectionReasonsQuery, type Review } from './review-queries.ts';
import { type Made, useSittingDecision } from './sitting-queries.ts';
import { holdReasons, sittingWords as words } from './sitting-words.ts';
import { useMayDecide } from './use-may-decide.ts';
import './sitting-decision.css';

type Props = {
  readonly interviewScheduleID: string;
  readonly review: Review;
  /** Whether a decision was asked for, or its reason is being written. */
  readonly onAsking: (isAsking: boolean) => void;
  readonly onDecided: (made: Made) => void;
};

type Asked = { readonly decision: 'hold' | 'reject'; readonly isWriting: boolean };

/** A decides at once; H and R ask why, and a digit answers. The rules are those of the report. */
export function SittingDecision({ interviewScheduleID, review, onAsking, onDecided }: Props) {
  const [asked, ask] = useState<Asked>();
  const may = useMayDecide();
  const deciding = useSittingDecision(interviewScheduleID, review, onDecided);
  const { version } = review;
  const stands = review.decisions[0]?.decision;
  const isAppealed = review.appealWaits === true;
  const mayChoose = review.isOver && may.decide && !isAppealed && !deciding.isPending;
  const goesWith = (decision: Decision) => stepOf(decision, review.application, may) !== null;
  const decide = (decision: Decision, reason: string): void => {
    onAsking(true);
    const given = {
      decision,
      reason,
      applicationReason: reason,
      goes: goesWith(decision),
      version,
    };
    deciding.mutate(given, { onError: () => onAsking(false) });
  };
  const write = (to: Asked | undefined): void => {
    onAsking(to?.isWriting === true);
    ask(to);
  };
  const choose = (decision: Decision): void => {
    write(decision === 'advance' ? undefined : { decision, isWriting: false });
    if (decision === 'advance') decide(decision, '');
  };
  useKeys(
    decisionKeyWords.title,
    choices.map(({ decision, key }) => ({
      keys: [key],
      text: choiceText(decision, review, may),
      act: mayChoose && stands !== decision ? () => choose(decision) : undefined,
      isOnce: true,
    })),
  );
  if (!review.isOver) return <p className="dimmed">{words.notOver}</p>;
  if (isAppealed) return <AppealWaits mayAnswer={may.reject} />;
  if (!may.decide) return <p className="dimmed">{words.mayNot}</p>;
  return (
    <section className="stack gap-sm packed" aria-label={decisionKeyWords.title}>
      {stands !== undefined && stands !== 'open' && (
        <p>
          <strong>{decisionWords[stands]}</strong>
        </p>
      )}
      <div className="sitting-decision__choices">
        {choices.map(({ decision, key }) => (
          <Button
            key={decision}
            variant={asked?.decision === decision ? 'filled' : 'default'}
            aria-keyshortcuts={key.toUpperCase()}
            aria-pressed={decision === 'advance' ? undefined : asked?.decision === decision}
            disabled={stands === decision}
            loading={deciding.isPending && deciding.variables.decision === decision}
            onClick={() => choose(decision)}
          >
            {choiceText(decision, review, may)}
            <kbd className="sitting-decision__key" aria-hidden="true">
              {key.toUpperCase()}
            </kbd>
          </Button>
        ))}
      </div>
      {asked !== undefined && !asked.isWriting && (
        <Reasons
          key={asked.decision}
          decision={asked.decision}
          note={
            asked.decision === 'reject' && goesWith('reject')
              ? words.rejectsToo
              : rejectsApart(asked.decision, review.application, may)
          }
          isBusy={deciding.isPending}
          onReason={(reason) => decide(asked.decision, reason)}
          onWrite={() => write({ ...asked, isWriting: true })}
          onLeave={() => ask(undefined)}
        />
      )}
      {asked?.isWriting === true && (
        <DecisionForm
          key={asked.decision}
          {...{ interviewScheduleID, review }}
          decision={asked.decision}
          onDone={() => write(undefined)}
          onSaved={(saved) => onDecided({ decision: asked.decision, ...saved })}
        />
      )}
      {deciding.isError && <p role="alert">{deciding.error.message}</p>}
    </section>
  );
}

type ReasonsProps = {
  readonly decision: Asked['decision'];
  /** What becomes of the application. */
  readonly note: string | null;
  /** One was chosen, and the server has not answered. */
  readonly isBusy: boolean;
  readonly onReason: (reason: string) => void;
  readonly onWrite: () => void;
  readonly onLeave: () => void;
};

/** As many as there are digits; whoever means another one writes it. */
const MOST_REASONS = 9;

function Reasons({ decision, note, isBusy, onReason, onWrite, onLeave }: ReasonsProps) {
  const isRejection = decision === 'reject';
  const { data, isPending, isError } = useRead({ ...rejectionReasonsQuery, enabled: isRejection });
  const named = isRejection ? (data?.reasons.map(({ name }) => name) ?? []) : holdReasons;
  const reasons = named.slice(0, MOST_REASONS);
  const group = useRef<HTMLFieldSetElement>(null);
  const isReady = !isRejection || !isPending || isError;
  // A screen reader reads the question and the first answer.
  useEffect(() => {
    if (isReady) group.current?.querySelector('button')?.focus();
  }, [isReady]);
  useKeys(words.why[decision], [
    ...reasons.map((reason, at) => ({
      keys: [String(at + 1)],
      text: reason,
      act: isBusy ? undefined : () => onReason(reason),
      isOnce: true as const,
    })),
    { keys: ['0'], text: words.ownReason, act: isBusy ? undefined : onWrite },
    { keys: ['Escape'], text: words.leave, act: isBusy ? undefined : onLeave },
  ]);
  if (!isReady) return null;
  return (
    <fieldset ref={group} className="stack gap-2xs sitting-decision__reasons">
      <legend>{words.why[decision]}</legend>
      {reasons.map((reason, at) => (
        <Reason
          key={reason}
          name={String(at + 1)}
          text={reason}
          onPress={() => !isBusy && onReason(reason)}
        />
      ))}
      <Reason name="0" text={words.ownReason} onPress={() => !isBusy && onWrite()} />
      {note !== null && <p className="dimmed small">{note}</p>}
    </fieldset>
  );
}

type ReasonProps = { readonly name: string; readonly text: string; readonly onPress: () => void };

function Reason({ name, text, onPress }: ReasonProps) {
  return (
    <button
      type="button"
      className="row unwrapped sitting-decision__reason"
      aria-keyshortcuts={name}
      onClick={onPress}
    >
      <kbd className="sitting-decision__key" aria-hidden="true">
        {name}
      </kbd>
      {text}
    </button>
  );
}
