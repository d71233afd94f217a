import { Button } from '@mantine/core';
import { useState } from 'react';
import { showToast } from '../../../ui/toasts.tsx';
import { CalendarButton } from '../../../ui/calendar-button.tsx';
import { AccommodationsDialog } from './accommodations-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { deedsOf } from './deed-rules.ts';
import { ExtendDialog } from './extend-dialog.tsx';
import { type Invitation, useAccommodate, useRemind, useResend } from './scheduling-queries.ts';

type Open = 'extend' | 'cancel' | 'accommodate';

/** What the state still allows; the server decides again. */
export function InvitationDeeds({ invitation }: { readonly invitation: Invitation }) {
  const [open, setOpen] = useState<Open>();
  const resend = useResend();
  const remind = useRemind();
  const may = deedsOf(invitation.state);
  const { interviewScheduleID, candidateEmail } = invitation;
  const params = { interviewScheduleID: String(interviewScheduleID) };
  const close = (): void => setOpen(undefined);
  const say = (text: string): void => showToast({ tone: 'success', text });
  const problem = resend.error ?? remind.error;
  return (
    <>
      <div className="row">
        {may.resend && (
          <Button
            variant="default"
            loading={resend.isPending}
            onClick={() =>
              resend.mutate(
                { params },
                { onSuccess: () => say(`A new link was sent to ${candidateEmail}.`) },
              )
            }
          >
            Send a new link
          </Button>
        )}
        {may.remind && (
          <Button
            variant="default"
            loading={remind.isPending}
            onClick={() =>
              remind.mutate(
                { body: { interviewScheduleIDs: [interviewScheduleID] } },
                { onSuccess: ({ reminded }) => say(remindedText(reminded)) },
              )
            }
          >
            Remind now
          </Button>
        )}
        {invitation.calendar !== null && <CalendarButton file={invitation.calendar} />}
        {may.extend && (
          <Button variant="default" onClick={() => setOpen('extend')}>
            Extend
          </Button>
        )}
        {may.accommodate && (
          <Button variant="default" onClick={() => setOpen('accommodate')}>
            Accommodations
          </Button>
        )}
        {may.cancel && (
          <Button variant="default" onClick={() => setOpen('cancel')}>
            Cancel the interview
          </Button>
        )}
      </div>
      {problem !== null && (
        <p className="problem" role="alert">
          {problem.message}
        </p>
      )}
      {open === 'extend' && <ExtendDialog invitation={invitation} onClose={close} />}
      {open === 'cancel' && <CancelDialog invitation={invitation} onClose={close} />}
      {open === 'accommodate' && <Accommodate invitation={invitation} onClose={close} />}
    </>
  );
}

const remindedText = (reminded: number): string =>
  reminded === 1
    ? 'The reminder is on its way.'
    : 'Nothing was sent: the last mail left within the hour, or it is not open yet.';

type DialogProps = { readonly invitation: Invitation; readonly onClose: () => void };

function Accommodate({ invitation, onClose }: DialogProps) {
  const accommodate = useAccommodate();
  const params = { interviewScheduleID: String(invitation.interviewScheduleID) };
  return (
    <AccommodationsDialog
      name={invitation.candidateName}
      minutes={invitation.minutes}
      given={invitation.accommodations}
      isSaving={accommodate.isPending}
      problem={accommodate.error?.message}
      onSave={({ monitorsOff, ...granted }) =>
        accommodate.mutate(
          { params, body: { ...granted, monitorsOff: [...monitorsOff] } },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    />
  );
}
