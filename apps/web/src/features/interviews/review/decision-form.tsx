import { decideInterview } from '@candor/contract/interviews/review-decisions';
import { Button, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm } from '../../../ui/endpoint-form.tsx';
import { DecisionApplication } from './decision-application.tsx';
import { choiceText, rejectsApart, stepOf } from './decision-words.ts';
import { type Decision, decisionChange, type Review } from './review-queries.ts';
import { useMayDecide } from './use-may-decide.ts';

type Props = {
  readonly interviewScheduleID: string;
  readonly review: Review;
  readonly decision: Decision;
  /** It was saved, or left. */
  readonly onDone: () => void;
  /** Only when it was saved, as soon as the server has it. */
  readonly onSaved?: (saved: {
    readonly version: number;
    readonly isApplicationChanged: boolean;
  }) => void;
};

/** The reason, and a last look before it is written down. Control and Enter save, Escape leaves. */
export function DecisionForm(props: Props) {
  const { interviewScheduleID, review, decision, onDone, onSaved } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isNeeded = decision !== 'advance';
  const { application } = review;
  // As it was when the form was opened: over a colleague's decision of since then the server asks to look first.
  const [version] = useState(review.version);
  const may = useMayDecide();
  const step = stepOf(decision, application, may);
  const apart = rejectsApart(decision, application, may);
  const form = useEndpointForm(decideInterview, {
    initial: { reason: '', taken: { isTaken: true, reason: '' } },
    toInput: ({ reason, taken }) => {
      const goes = step !== null && application !== null && taken.isTaken;
      const of = goes ? { version: application.version, reason: taken.reason } : null;
      return {
        params: { interviewScheduleID },
        body: { decision, reason: reason.trim(), version, application: of },
      };
    },
    refusals: 'reason',
    ...decisionChange,
    onDone: ({ isApplicationChanged }) => {
      onSaved?.({ version: version + 1, isApplicationChanged });
      onDone();
    },
  });
  return (
    <EndpointForm of={form} className="stack gap-sm decision-panel__form">
      <Textarea
        ref={field}
        label={isNeeded ? 'Reason' : 'Reason, if you like'}
        withAsterisk={isNeeded}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={1000}
        {...form.field('reason')}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }
        }}
      />
      {step !== null && (
        <DecisionApplication
          step={step}
          nextStage={application?.nextStage ?? null}
          given={form.values.taken}
          onChange={(taken) => form.set('taken', taken)}
        />
      )}
      {apart !== null && <p className="dimmed small">{apart}</p>}
      <div className="row decision-panel__choices">
        <Button type="submit" loading={form.isPending}>
          Save: {choiceText(decision, review, may)}
        </Button>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </EndpointForm>
  );
}
