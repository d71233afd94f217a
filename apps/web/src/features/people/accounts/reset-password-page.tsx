import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { clearSession, currentSession } from '../../../lib/session.ts';
import { readStored, removeStored, storageKeys } from '../../../lib/storage.ts';
import { LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { toastLife } from './account-times.ts';
import { AccountDialog } from './account-dialog.tsx';
import { accountWords, passwordPageWords as words } from './account-words.ts';
import { useLinkCheck, useResetPassword } from './account-queries.ts';
import { failureText } from './failure-words.ts';
import { loginAfterReset } from './login-rules.ts';
import { type MailedLink, useMailedLink } from './mailed-link.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { StatusPage } from './status-page.tsx';

/** PW-2: the link is looked at before anyone thinks of a password. */
export function ResetPasswordPage() {
  usePageTitle(words.choose);
  const navigate = useNavigate();
  const link = useMailedLink();
  const { email, token } = link;
  const { isSuccess, error, refetch, isFetching } = useLinkCheck('reset', { email, token });
  const [wasGood, setGood] = useState(false);
  const isRefused = error !== null && !error.mayPass && !wasGood;

  // A session that ends, here or in another tab, forgets what was loaded; a used link must not be asked about again.
  if (isSuccess && !wasGood) setGood(true);

  useEffect(() => {
    if (!isRefused) return;
    const { linkProblem } = words;
    // SH-6: who is signed in for a company is led on from there to the dashboard, and reads it here.
    if (currentSession() !== undefined)
      showToast({ tone: 'error', text: linkProblem, life: toastLife });
    void navigate({ to: '/forgot-password', state: { linkProblem }, replace: true });
  }, [isRefused, navigate]);

  if (isSuccess || wasGood) return <ResetForm link={link} />;
  if (error !== null && !isRefused) {
    return (
      <StatusPage
        title={words.unchecked}
        action={
          <Button loading={isFetching} onClick={() => void refetch()}>
            {accountWords.again}
          </Button>
        }
        back={<Link to="/forgot-password">{accountWords.back}</Link>}
      >
        <p>{error.message}</p>
      </StatusPage>
    );
  }
  return (
    <>
      <h1 className="visually-hidden">{words.choose}</h1>
      <LoadingState what={accountWords.link} />
    </>
  );
}

function ResetForm({ link }: { readonly link: MailedLink }) {
  const { email, token, query } = link;
  const navigate = useNavigate();
  const reset = useResetPassword();
  return (
    <>
      <NewPasswordForm
        title={words.choose}
        intro={
          <>
            {words.chooseFor.before}
            <strong>{email}</strong>
            {words.chooseFor.after}
          </>
        }
        labels={[accountWords.newPassword, accountWords.confirm]}
        button={words.resetButton}
        isPending={reset.isPending}
        problem={
          reset.error === null
            ? undefined
            : { text: failureText(reset.error), count: reset.submittedAt }
        }
        onSubmit={(password, confirmPassword) =>
          reset.mutate({ email, token, password, confirmPassword })
        }
      />
      {reset.isSuccess && (
        <AccountDialog
          title={words.changed}
          button={accountWords.login}
          onDone={() => {
            // The new password has ended every session of this account; another's goes on.
            if (currentSession()?.email === email) clearSession();
            void navigate({ to: placeAfterReset(query['userType']), replace: true });
          }}
        >
          {words.changedText}
        </AccountDialog>
      )}
    </>
  );
}

/** PW-3: an emailed interview that waits comes first, once. */
function placeAfterReset(userType: string | undefined): string {
  const interviewId = readStored(storageKeys.virtualInterviewId);
  if (interviewId === null) return loginAfterReset(userType);
  removeStored(storageKeys.virtualInterviewId);
  return `/virtual-interview-login/${encodeURIComponent(interviewId)}`;
}
