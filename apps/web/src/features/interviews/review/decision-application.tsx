import { NativeSelect } from '@mantine/core';
import { useRead } from '../../../lib/server-state.ts';
import { rejectionReasonsQuery } from './review-queries.ts';

export type WithApplication = { readonly isTaken: boolean; readonly reason: string };

type Props = {
  /** What would happen to it. */
  readonly step: 'move' | 'reject';
  readonly nextStage: string | null;
  readonly given: WithApplication;
  readonly onChange: (given: WithApplication) => void;
};

/** Whether the application goes with the decision, and for a rejection the reason that the company counts. */
export function DecisionApplication({ step, nextStage, given, onChange }: Props) {
  const reasons = useRead({ ...rejectionReasonsQuery, enabled: step === 'reject' });
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={given.isTaken}
          onChange={(event) => onChange({ ...given, isTaken: event.currentTarget.checked })}
        />
        {step === 'move' ? `Move the application to ${nextStage}` : 'Reject the application too'}
      </label>
      {step === 'reject' && given.isTaken && (
        <NativeSelect
          label="Reason in the pipeline"
          description="No mail is sent. You can write to the candidate from the pipeline."
          value={given.reason}
          onChange={(event) => onChange({ ...given, reason: event.currentTarget.value })}
          data={[
            { value: '', label: 'Please choose' },
            ...(reasons.data?.reasons ?? []).map(({ name }) => ({ value: name, label: name })),
          ]}
        />
      )}
    </>
  );
}
