import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { accountWords, addressWords as words } from './account-words.ts';
import { toastLife } from './account-times.ts';
import { useResendVerification } from './account-queries.ts';
import { useMailedLink } from './mailed-link.ts';
import { StatusPage } from './status-page.tsx';

/** EV-1: the mail is on its way, and can be asked for again. */
export function VerifyEmailPage() {
  usePageTitle(words.verify);
  const { email } = useMailedLink();
  const resend = useResendVerification();
  const again = () =>
    resend.mutate(
      { email },
      {
        onSuccess: () => showToast({ tone: 'success', text: words.resent, life: toastLife }),
        onError: () => showToast({ tone: 'error', text: words.notResent, life: toastLife }),
      },
    );
  return (
    <StatusPage
      title={words.verify}
      problem={
        resend.error === null
          ? undefined
          : { text: resend.error.message, count: resend.submittedAt }
      }
      action={
        <Button loading={resend.isPending} disabled={email === ''} onClick={again}>
          {words.resend}
        </Button>
      }
      back={<Link to="/">{accountWords.back}</Link>}
    >
      <p>
        {words.sent.before}
        <strong>{email === '' ? accountWords.yours : email}</strong>
        {words.sent.after}
      </p>
      <p>{words.wait}</p>
    </StatusPage>
  );
}
