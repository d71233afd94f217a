import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { type Invitation, useCancel } from './scheduling-queries.ts';

type Props = { readonly invitation: Invitation; readonly onClose: () => void };

export function CancelDialog({ invitation, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [tellsCandidate, setTells] = useState(true);
  const cancel = useCancel();
  const { interviewScheduleID, candidateName } = invitation;
  const send = (): void =>
    cancel.mutate(
      {
        params: { interviewScheduleID: String(interviewScheduleID) },
        body: { reason, tellsCandidate },
      },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: 'The interview is cancelled.' });
          onClose();
        },
      },
    );
  return (
    <ModalDialog title={`Cancel the interview of ${candidateName}?`} onClose={onClose}>
      <div className="stack">
        <p>The link then says that the interview was cancelled. This cannot be taken back.</p>
        <Textarea
          label="Reason"
          description={
            tellsCandidate ? 'The candidate reads it in the mail.' : 'For your colleagues.'
          }
          maxLength={500}
          autosize
          minRows={2}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <CheckField
          label="Tell the candidate by mail"
          checked={tellsCandidate}
          onCheck={(isChecked) => setTells(isChecked)}
        />
        {cancel.error !== null && (
          <p className="problem" role="alert">
            {cancel.error.message}
          </p>
        )}
        <div className="row gap-sm modal-dialog__actions">
          <Button variant="default" onClick={onClose}>
            Keep it
          </Button>
          <Button loading={cancel.isPending} onClick={send}>
            Cancel the interview
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}
