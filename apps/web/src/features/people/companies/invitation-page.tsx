import { Button } from '@mantine/core';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { Actions, CompanyFrame } from './company-frame.tsx';
import {
  type InvitationOffer,
  invitationMailQuery,
  useAcceptInvitation,
} from './member-queries.ts';
import { roleWords } from './user-words.ts';

/** Opened by the mail of an invitation. Opening changes nothing: programs that look at mail open pages too. */
export function InvitationPage() {
  usePageTitle('Invitation');
  const { state } = useLocation();
  // As it was when the page opened; the address holds no secret.
  const [token] = useState(() => state.mailedToken ?? '');
  const invitation = useRead(invitationMailQuery(token));
  if (invitation.data !== undefined) return <Offer token={token} offer={invitation.data} />;
  if (invitation.error === null) {
    return (
      <>
        <h1 className="visually-hidden">Invitation</h1>
        <LoadingState what="your invitation" />
      </>
    );
  }
  if (invitation.error.mayPass) {
    return (
      <ErrorState
        title="The invitation could not be checked"
        isPage
        action={<Button onClick={() => void invitation.refetch()}>Try again</Button>}
      >
        {invitation.error.message}
      </ErrorState>
    );
  }
  return (
    <CompanyFrame title="This invitation cannot be used any more">
      <p>{invitation.error.message}</p>
      <Actions>
        <Link to="/login/$type" params={{ type: 'company' }}>
          Sign in
        </Link>
      </Actions>
    </CompanyFrame>
  );
}

function Offer({ token, offer }: { readonly token: string; readonly offer: InvitationOffer }) {
  const { companyName, email, invitedBy, expiresAt } = offer;
  const accept = useAcceptInvitation();
  const navigate = useNavigate();
  const join = (): void =>
    accept.mutate(
      { body: { token } },
      {
        onSuccess: ({ setPasswordPath }) => {
          showToast({ tone: 'success', text: `You are in ${companyName} now.` });
          void navigate({ href: setPasswordPath ?? '/login/company', replace: true });
        },
      },
    );
  return (
    <CompanyFrame
      title={`Join ${companyName}`}
      intro={
        <>
          {invitedBy} invites <strong>{email}</strong>.
        </>
      }
    >
      <p>
        Your role: {roleWords(offer)}. The invitation is open until <Instant at={expiresAt} />. If
        you have no password yet, you set one next; otherwise sign in with the one you have.
      </p>
      {accept.error !== null && (
        <FormProblem key={accept.submittedAt} text={accept.error.message} />
      )}
      <Actions>
        <Button loading={accept.isPending} onClick={join}>
          Join {companyName}
        </Button>
        <Link to="/home">Not now</Link>
      </Actions>
    </CompanyFrame>
  );
}
