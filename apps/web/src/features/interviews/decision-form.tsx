import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { choices } from './decision-words.ts';
import { type Decision, type Review, useDecide } from './review-queries.ts';

type Props = {
  readonly interviewScheduleID: string;
  readonly review: Review;
  readonly decision: Decision;
  readonly onDone: () => void;
};

/** The reason, and a last look before it is written down. Control and Enter save, Escape leaves. */
export function DecisionForm({ interviewScheduleID, review, decision, onDone }: Props) {
  const [reason, setReason] = useState('');
  const decide = useDecide(interviewScheduleID);
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isNeeded = decision !== 'advance';
  const save = (event: FormEvent): void => {
    event.preventDefault();
    decide.mutate(
      { decision, reason: reason.trim(), version: review.version, application: null },
      { onSuccess: onDone, onError: () => field.current?.focus() },
    );
  };
  const text = choices.find((one) => one.decision === decision)?.text ?? '';
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
      <div className="decision-panel__choices">
        <Button type="submit" loading={decide.isPending}>
          Save: {text}
        </Button>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
