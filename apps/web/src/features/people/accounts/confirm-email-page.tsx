import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { secondStepPath } from '../../../lib/pending-sign-in.ts';
import { currentSession } from '../../../lib/session.ts';
import { usePageTitle } from '../../../ui/page-title.ts';
import { LoadingState } from '../../../ui/page-states.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { keepSignIn, useVerifyEmail } from './account-queries.ts';
import { toastLife } from './account-times.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { loginOfVerified } from './login-rules.ts';
import { useMailedLink } from './mailed-link.ts';
import { StatusPage } from './status-page.tsx';

/** EV-2 to EV-4: verifies on load; what the server says decides where it goes on. */
export function ConfirmEmailPage() {
  usePageTitle('Confirm your e-mail address');
  const navigate = useNavigate();
  const { email, token, query } = useMailedLink();
  const userType = query['User_Type'];
  // As it was when the page opened: its own sign-in must not make it ask again.
  const [isSignedIn] = useState(() => currentSession() !== undefined);
  const { data, error, refetch, isFetching } = useVerifyEmail({ email, token }, { isSignedIn });
  const code = error?.code;
  const isRefused = error !== null && code !== 'already_verified' && !error.mayPass;

  useEffect(() => {
    if (data === undefined) return;
    showToast({
      tone: 'success',
      text: 'Email has been verified successfully.',
      life: toastLife,
    });
    const { mustSetPassword, signedIn, awaitsApproval } = data;
    if (signedIn !== null) keepSignIn(signedIn);
    if (signedIn !== null && !('token' in signedIn)) {
      void navigate({ to: secondStepPath(signedIn), replace: true });
      return;
    }
    if (awaitsApproval) {
      void navigate({ to: '/pending', replace: true });
      return;
    }
    // The shell takes whoever is signed in on from there.
    void navigate({
      to: '/verified',
      search: { userType },
      state: { mustSetPassword },
      replace: true,
    });
  }, [data, navigate, userType]);

  useEffect(() => {
    if (!isRefused) return;
    const text = 'Email verification failed. Please try again.';
    showToast({ tone: 'error', text, life: toastLife });
    void navigate({ to: '/expired', search: { email, token, userType }, replace: true });
  }, [isRefused, navigate, email, token, userType]);

  if (code === 'already_verified') {
    return (
      <StatusPage
        title="Email Already Verified!"
        action={<ButtonLink to={loginOfVerified(userType)}>Login</ButtonLink>}
        back={<Link to="/">Back</Link>}
      >
        <p>
          <strong>{email}</strong> is confirmed. Sign in with your password.
        </p>
      </StatusPage>
    );
  }
  if (error !== null && !isRefused) {
    return (
      <StatusPage
        title="Email verification failed. Please try again."
        action={
          <Button loading={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
        back={<Link to="/">Back</Link>}
      >
        <p>{error.message}</p>
      </StatusPage>
    );
  }
  return (
    <>
      <h1 className="visually-hidden">Confirm your e-mail address</h1>
      <LoadingState what="your confirmation" />
    </>
  );
}
