import { Button } from '@mantine/core';
import { useState } from 'react';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { InvitationPanel } from './invitation-panel.tsx';
import { useMaySchedule } from './use-may-schedule.ts';

type Props = { readonly interviewScheduleID: number; readonly candidateName: string };

/** The invitation of a row, without leaving the list. */
export function ManageButton({ interviewScheduleID, candidateName }: Props) {
  const [isOpen, setOpen] = useState(false);
  const maySchedule = useMaySchedule();
  const close = (): void => setOpen(false);
  if (!maySchedule) return null;
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`Invitation of ${candidateName}`}
        onClick={() => setOpen(true)}
      >
        Invitation
      </Button>
      {isOpen && (
        <ModalDialog isWide title={`Invitation of ${candidateName}`} onClose={close}>
          <InvitationPanel interviewScheduleID={String(interviewScheduleID)} />
          <div className="modal-dialog__actions">
            <Button variant="default" onClick={close}>
              Close
            </Button>
          </div>
        </ModalDialog>
      )}
    </>
  );
}
