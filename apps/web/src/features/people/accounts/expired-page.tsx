import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useResendExpiredVerification } from './account-queries.ts';
import { accountWords, addressWords as words } from './account-words.ts';
import { resentDelay, toastLife } from './account-times.ts';
import { useMailedLink } from './mailed-link.ts';
import { resendProblem } from './resend-rules.ts';
import { StatusPage } from './status-page.tsx';

/** EV-7. */
export function ExpiredPage() {
  usePageTitle(words.expired);
  const navigate = useNavigate();
  const { email, token } = useMailedLink();
  const resend = useResendExpiredVerification();
  const { isSuccess } = resend;

  useEffect(() => {
    if (!isSuccess) return;
    showToast({
      tone: 'success',
      text: words.resentExpired,
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
      title={words.expired}
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
          {words.resendExpired}
        </Button>
      }
      back={<Link to="/">{accountWords.back}</Link>}
    >
      <p>
        {words.tooOld.before}
        <strong>{email === '' ? accountWords.yours : email}</strong>
        {words.tooOld.after}
      </p>
    </StatusPage>
  );
}
