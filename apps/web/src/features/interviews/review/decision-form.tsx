import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { DecisionApplication, type WithApplication } from './decision-application.tsx';
import { choiceText, stepOf } from './decision-words.ts';
import { type Decision, type Review, useDecide } from './review-queries.ts';
import { useMayDecide } from './use-may-decide.ts';

type Props = {
  readonly interviewScheduleID: string;
  readonly review: Review;
  readonly decision: Decision;
  readonly onDone: () => void;
};

/** The reason, and a last look before it is written down. Control and Enter save, Escape leaves. */
export function DecisionForm({ interviewScheduleID, review, decision, onDone }: Props) {
  const [reason, setReason] = useState('');
  const [taken, setTaken] = useState<WithApplication>({ isTaken: true, reason: '' });
  const decide = useDecide(interviewScheduleID);
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isNeeded = decision !== 'advance';
  const { application, version } = review;
  const may = useMayDecide();
  const step = stepOf(decision, application, may);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const goes = step !== null && application !== null && taken.isTaken;
    const own = { decision, reason: reason.trim(), version };
    const of = goes ? { version: application.version, reason: taken.reason } : null;
    decide.mutate(
      { ...own, application: of },
      { onSuccess: onDone, onError: () => field.current?.focus() },
    );
  };
  return (
    <form ref={form} className="decision-panel__form" noValidate onSubmit={save}>
      <Textarea
        ref={field}
        label={isNeeded ? 'Reason' : 'Reason, if you like'}
        withAsterisk={isNeeded}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={1000}
        value={reason}
        error={decide.error?.message}
        onChange={(event) => setReason(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            form.current?.requestSubmit();
          }
        }}
      />
      {step !== null && (
        <DecisionApplication
          step={step}
          nextStage={application?.nextStage ?? null}
          given={taken}
          onChange={setTaken}
        />
      )}
      <div className="decision-panel__choices">
        <Button type="submit" loading={decide.isPending}>
          Save: {choiceText(decision, review, may)}
        </Button>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
