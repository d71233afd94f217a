import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useResendExpiredVerification } from './account-queries.ts';
import { resentDelay, toastLife } from './account-times.ts';
import { useMailedLink } from './mailed-link.ts';
import { resendProblem } from './resend-rules.ts';
import { StatusPage } from './status-page.tsx';

/** EV-7. */
export function ExpiredPage() {
  usePageTitle('Email verification link expired');
  const navigate = useNavigate();
  const { email, token } = useMailedLink();
  const resend = useResendExpiredVerification();
  const { isSuccess } = resend;

  useEffect(() => {
    if (!isSuccess) return;
    showToast({
      tone: 'success',
      text: 'Email has been resent successfully.',
      life: toastLife,
    });
    const timer = setTimeout(
      () => void navigate({ to: '/verify-email', search: { email } }),
      resentDelay,
    );
    return () => clearTimeout(timer);
  }, [isSuccess, navigate, email]);

  return (
    <StatusPage
      title="Email verification link expired"
      problem={
        resend.error === null
          ? undefined
          : {
              text: resendProblem(resend.error),
              count: resend.submittedAt,
            }
      }
      action={
        <Button
          loading={resend.isPending}
          disabled={isSuccess || email === '' || token === ''}
          onClick={() => resend.mutate({ email, token })}
        >
          Resend Link
        </Button>
      }
      back={<Link to="/">Back</Link>}
    >
      <p>
        The link for <strong>{email === '' ? 'your address' : email}</strong> is too old, or was not
        complete. We can send you a new one.
      </p>
    </StatusPage>
  );
}
