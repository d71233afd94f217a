import { Button } from '@mantine/core';
import { useState } from 'react';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { countText } from './schedule-draft-rules.ts';
import { useRemind } from './scheduling-queries.ts';
import { useMaySchedule } from './use-may-schedule.ts';

/** For the rows of a list that have not begun; asks once before mails leave. */
export function RemindButton({ waiting }: { readonly waiting: readonly number[] }) {
  const [isAsking, setAsking] = useState(false);
  const remind = useRemind();
  const maySchedule = useMaySchedule();
  if (!maySchedule || waiting.length === 0) return null;
  const close = (): void => setAsking(false);
  const send = (): void =>
    remind.mutate(
      { body: { interviewScheduleIDs: [...waiting] } },
      {
        onSuccess: ({ reminded, remindedLately, notWaiting }) => {
          const others = remindedLately + notWaiting;
          const rest =
            others === 0 ? '' : ` ${others} had a mail within the hour or cannot begin now.`;
          showToast({ tone: 'success', text: `${countText(reminded)} reminded.${rest}` });
          close();
        },
      },
    );
  return (
    <>
      <Button variant="subtle" size="compact-sm" onClick={() => setAsking(true)}>
        Remind {waiting.length} who have not begun
      </Button>
      {isAsking && (
        <ModalDialog title={`Remind ${countText(waiting.length)}?`} onClose={close}>
          <p>
            Everybody of this page whose interview has not begun gets a mail with a link, unless one
            left within the hour.
          </p>
          {remind.error !== null && (
            <p className="problem" role="alert">
              {remind.error.message}
            </p>
          )}
          <div className="row gap-sm modal-dialog__actions">
            <Button variant="default" onClick={close}>
              Not now
            </Button>
            <Button loading={remind.isPending} onClick={send}>
              Remind
            </Button>
          </div>
        </ModalDialog>
      )}
    </>
  );
}
