import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { type Invitation, useExtend } from './scheduling-queries.ts';
import { instantOf, wallTimeOf } from '../../../lib/zone-time-rules.ts';
import { zoneNames } from '../../../lib/zone-names.ts';

type Props = { readonly invitation: Invitation; readonly onClose: () => void };

const WEEK = 7 * 86_400_000;

/** A new last start; an expired link works again. */
export function ExtendDialog({ invitation, onClose }: Props) {
  const [timeZone, setTimeZone] = useState(invitation.timeZone);
  const [wall, setWall] = useState(() => {
    const end = Math.max(Date.parse(invitation.closesAt), Date.now());
    return wallTimeOf(end + WEEK, invitation.timeZone);
  });
  const [tellsCandidate, setTells] = useState(true);
  const [problem, setProblem] = useState<string>();
  const extend = useExtend();
  const send = (): void => {
    const closesAt = instantOf(wall, timeZone);
    if (closesAt === null) return setProblem('Please enter a day and a time.');
    setProblem(undefined);
    extend.mutate(
      {
        params: { interviewScheduleID: String(invitation.interviewScheduleID) },
        body: { closesAt: new Date(closesAt).toISOString(), timeZone, tellsCandidate },
      },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: 'The candidate has more time to begin.' });
          onClose();
        },
      },
    );
  };
  return (
    <ModalDialog title={`Extend the invitation of ${invitation.candidateName}`} onClose={onClose}>
      <div className="stack">
        <TextInput
          type="datetime-local"
          label="Last start"
          value={wall}
          error={problem ?? extend.error?.message}
          onChange={(event) => setWall(event.currentTarget.value)}
        />
        <NativeSelect
          label="Time zone"
          value={timeZone}
          data={zoneNames(timeZone)}
          onChange={(event) => setTimeZone(event.currentTarget.value)}
        />
        <CheckField
          label="Tell the candidate by mail"
          checked={tellsCandidate}
          onCheck={(isChecked) => setTells(isChecked)}
        />
        <div className="row gap-sm modal-dialog__actions">
          <Button variant="default" onClick={onClose}>
            Leave it
          </Button>
          <Button loading={extend.isPending} onClick={send}>
            Extend
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}
