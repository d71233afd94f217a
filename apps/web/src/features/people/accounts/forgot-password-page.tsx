import { emailProblem } from '@candor/contract/people/email-rules';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { problemInLanguage } from '../../../lib/said-in-english.ts';
import { storageKeys, writeStored } from '../../../lib/storage.ts';
import { usePageTitle } from '../../../ui/page-title.ts';
import { AccountDialog } from './account-dialog.tsx';
import { accountWords, passwordPageWords as words } from './account-words.ts';
import { TaskForm } from '../../../ui/task-form.tsx';
import { useForgotPassword } from './account-queries.ts';
import { dialogDelay } from './account-times.ts';
import { failureText } from './failure-words.ts';
import { afterForgotPassword } from './login-rules.ts';
import { storedLoginUserTypes } from './login-user-types.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Why a reset link led here. */
    linkProblem?: string;
  }
}

/** PW-1. The same words for every address: who has an account is nobody else's business. */
export function ForgotPasswordPage() {
  usePageTitle(words.forgotPage);
  const navigate = useNavigate();
  const { linkProblem } = useLocation().state;
  const forgot = useForgotPassword();
  const isSent = useLater(forgot.isSuccess);
  useStoredInterview();
  const form = useForm({
    initialValues: { email: '' },
    validateInputOnBlur: true,
    validate: { email: (email) => problemInLanguage(emailProblem(email)) },
  });
  const submit = form.onSubmit(({ email }) => forgot.mutate({ email: email.trim() }));
  return (
    <>
      <TaskForm
        title={words.forgotTitle}
        intro={words.forgotIntro}
        onSubmit={submit}
        onInvalidSubmit={form.validate}
        isValid={form.isValid()}
        ways={<Link to={afterForgotPassword(storedLoginUserTypes())}>{accountWords.back}</Link>}
      >
        {linkProblem !== undefined && forgot.isIdle && <FormProblem text={linkProblem} />}
        <TextInput
          label={accountWords.email}
          type="email"
          autoComplete="username"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        {forgot.error !== null && (
          <FormProblem key={forgot.submittedAt} text={failureText(forgot.error)} />
        )}
        <Button
          type="submit"
          fullWidth
          disabled={!form.isValid() || forgot.isSuccess}
          loading={forgot.isPending}
        >
          {words.reset}
        </Button>
      </TaskForm>
      {isSent && (
        <AccountDialog
          title={words.linkSent}
          button={accountWords.okay}
          onDone={() => void navigate({ to: afterForgotPassword(storedLoginUserTypes()) })}
        >
          {words.sentTo.before}
          <strong>{forgot.variables?.email}</strong>
          {words.sentTo.after}
        </AccountDialog>
      )}
    </>
  );
}

function useLater(isDone: boolean): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setLater(true), dialogDelay);
    return () => clearTimeout(timer);
  }, [isDone]);
  return isLater;
}

/** Who forgot the password of an emailed interview goes back to it after the reset. */
function useStoredInterview(): void {
  const { waitingInterviewId } = useLocation().state;
  useEffect(() => {
    if (waitingInterviewId === undefined) return;
    writeStored(storageKeys.virtualInterviewId, waitingInterviewId);
  }, [waitingInterviewId]);
}
