import { Button } from '@mantine/core';
import { useState } from 'react';
import { Instant } from '../../../ui/instant.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { isAlive, shareStateWords } from './share-words.ts';
import { type Share, useResendShare, useRevokeShare } from './sharing-queries.ts';
import './share-list.css';

type Props = {
  readonly interviewScheduleID: string;
  readonly shares: readonly Share[];
  readonly mayChange: boolean;
};

/** Who the recording is shared with, and the ways to remind them and to end it. */
export function ShareList({ interviewScheduleID, shares, mayChange }: Props) {
  const [ending, setEnding] = useState<Share>();
  return (
    <>
      <ul className="lines" aria-label="Shared with">
        {shares.map((share) => (
          <ShareRow
            key={share.shareID}
            interviewScheduleID={interviewScheduleID}
            share={share}
            mayChange={mayChange}
            onEnd={() => setEnding(share)}
          />
        ))}
      </ul>
      {ending !== undefined && (
        <EndDialog
          interviewScheduleID={interviewScheduleID}
          share={ending}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  );
}

type RowProps = {
  readonly interviewScheduleID: string;
  readonly share: Share;
  readonly mayChange: boolean;
  readonly onEnd: () => void;
};

function ShareRow({ interviewScheduleID, share, mayChange, onEnd }: RowProps) {
  const resend = useResendShare(interviewScheduleID);
  const { shareID, firstName, lastName, email, state, expiresAt, allowDownload } = share;
  const name = `${firstName} ${lastName}`;
  return (
    <li className="stack gap-2xs">
      <p className="medium">{name}</p>
      <p className="dimmed small anywhere">{email}</p>
      <p className="dimmed small anywhere">
        {shareStateWords[state]}
        {isAlive(share) && (
          <>
            , until <Instant at={expiresAt} />
          </>
        )}
        {allowDownload && ', may download'}
      </p>
      {resend.error !== null && (
        <p className="problem small" role="alert">
          {resend.error.message}
        </p>
      )}
      {isAlive(share) && mayChange && (
        <div className="row unwrapped share-list__actions">
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`Resend to ${name}`}
            loading={resend.isPending}
            onClick={() =>
              resend.mutate(shareID, {
                onSuccess: () => showToast({ tone: 'success', text: `Sent to ${email} again.` }),
              })
            }
          >
            Resend
          </Button>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`Revoke access of ${name}`}
            onClick={onEnd}
          >
            Revoke
          </Button>
        </div>
      )}
    </li>
  );
}

type EndProps = {
  readonly interviewScheduleID: string;
  readonly share: Share;
  readonly onClose: () => void;
};

function EndDialog({ interviewScheduleID, share, onClose }: EndProps) {
  const revoke = useRevokeShare(interviewScheduleID);
  return (
    <ModalDialog title={`Revoke access of ${share.firstName} ${share.lastName}?`} onClose={onClose}>
      <p>
        The link stops working at once, also for whoever is watching now. What was downloaded before
        cannot be taken back.
      </p>
      {revoke.error !== null && (
        <p className="problem small" role="alert">
          {revoke.error.message}
        </p>
      )}
      <div className="row gap-sm modal-dialog__actions">
        <Button variant="default" onClick={onClose}>
          Keep it
        </Button>
        <Button
          variant="default"
          className="problem"
          loading={revoke.isPending}
          onClick={() => revoke.mutate(share.shareID, { onSuccess: onClose })}
        >
          Revoke
        </Button>
      </div>
    </ModalDialog>
  );
}
