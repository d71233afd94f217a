import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { toastLife } from './account-times.ts';
import { useResendVerification } from './account-queries.ts';
import { useMailedLink } from './mailed-link.ts';
import { StatusPage } from './status-page.tsx';

/** EV-1: the mail is on its way, and can be asked for again. */
export function VerifyEmailPage() {
  usePageTitle('Verify your e-mail address');
  const { email } = useMailedLink();
  const resend = useResendVerification();
  const again = () =>
    resend.mutate(
      { email },
      {
        onSuccess: () =>
          showToast({ tone: 'success', text: 'Email sent successfully..', life: toastLife }),
        onError: () =>
          showToast({ tone: 'error', text: 'Failed to send email..', life: toastLife }),
      },
    );
  return (
    <StatusPage
      title="Verify your e-mail address"
      problem={
        resend.error === null
          ? undefined
          : { text: resend.error.message, count: resend.submittedAt }
      }
      action={
        <Button loading={resend.isPending} disabled={email === ''} onClick={again}>
          Resend link
        </Button>
      }
      back={<Link to="/">Back</Link>}
    >
      <p>
        We sent a link to <strong>{email === '' ? 'your address' : email}</strong>. Open it to
        confirm that the address is yours.
      </p>
      <p>It can take a minute. If nothing comes, look into the spam folder.</p>
    </StatusPage>
  );
}
