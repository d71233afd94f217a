import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { LoadingState } from '../../../ui/page-states.tsx';
import { useMaySchedule } from './use-may-schedule.ts';

// Most visits of the list open none.
const InvitationPanel = lazy(async () => ({
  default: (await import('./invitation-panel.tsx')).InvitationPanel,
}));

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
          <Suspense fallback={<LoadingState what="the invitation" />}>
            <InvitationPanel interviewScheduleID={String(interviewScheduleID)} />
          </Suspense>
          <div className="row gap-sm modal-dialog__actions">
            <Button variant="default" onClick={close}>
              Close
            </Button>
          </div>
        </ModalDialog>
      )}
    </>
  );
}
