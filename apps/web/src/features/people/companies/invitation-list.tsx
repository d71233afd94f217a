import { Button } from '@mantine/core';
import { useRead } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Ago } from '../../../ui/ago.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import {
  type Invitation,
  invitationsQuery,
  useResendInvitation,
  useRevokeInvitation,
} from './member-queries.ts';
import { roleWords } from './user-words.ts';
import './invitation-list.css';

/** Who was invited and has not answered. Nothing at all while there is nobody. */
export function InvitationList({ mayAdd }: { readonly mayAdd: boolean }) {
  const { data, error } = useRead(invitationsQuery);
  if (error !== null) return <p role="alert">The invitations could not be loaded.</p>;
  if (data === undefined || data.invitations.length === 0) return null;
  return (
    <section className="stack gap-sm" aria-labelledby="open-invitations">
      <h2 id="open-invitations">Open invitations</h2>
      <ul className="lines">
        {data.invitations.map((invitation) => (
          <Row key={invitation.invitationID} invitation={invitation} mayAdd={mayAdd} />
        ))}
      </ul>
    </section>
  );
}

type RowProps = { readonly invitation: Invitation; readonly mayAdd: boolean };

function Row({ invitation, mayAdd }: RowProps) {
  const { invitationID, email, invitedBy, sentAt, expiresAt, isExpired } = invitation;
  const params = { invitationID: String(invitationID) };
  const resend = useResendInvitation();
  const revoke = useRevokeInvitation();
  const problem = resend.error ?? revoke.error;
  return (
    <li className="row spread apart">
      <div>
        <p className="medium anywhere">{email}</p>
        <p className="dimmed small">
          {roleWords(invitation)}, invited by {invitedBy}, <Ago at={sentAt} />.{' '}
          {isExpired ? (
            'Expired.'
          ) : (
            <>
              Open until <Instant at={expiresAt} />.
            </>
          )}
        </p>
      </div>
      {mayAdd && (
        <div className="row unwrapped">
          <Button
            variant="default"
            size="compact-sm"
            loading={resend.isPending}
            aria-label={`Send again to ${email}`}
            onClick={() =>
              resend.mutate(
                { params },
                { onSuccess: () => showToast({ tone: 'success', text: `Sent to ${email}.` }) },
              )
            }
          >
            Send again
          </Button>
          <Button
            variant="default"
            size="compact-sm"
            loading={revoke.isPending}
            aria-label={`Take back from ${email}`}
            onClick={() => revoke.mutate({ params })}
          >
            Take back
          </Button>
        </div>
      )}
      {problem !== null && (
        <div className="invitation-list__problem">
          <FormProblem key={resend.submittedAt + revoke.submittedAt} text={problem.message} />
        </div>
      )}
    </li>
  );
}
