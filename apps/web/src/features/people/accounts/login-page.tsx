import { Button, TextInput } from '@mantine/core';
import { emailProblem } from '@candor/contract/people/email-rules';
import { useForm } from '@mantine/form';
import { Link, useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import type { CallError } from '../../../lib/api-error.ts';
import { problemInLanguage } from '../../../lib/said-in-english.ts';
import { secondStepPath } from '../../../lib/pending-sign-in.ts';
import { usePageTitle } from '../../../ui/page-title.ts';
import type { signIn as signInEndpoint } from '@candor/contract/people/accounts';
import { AccountDialog } from './account-dialog.tsx';
import { accountWords, signInWords as words } from './account-words.ts';
import { TaskForm } from '../../../ui/task-form.tsx';
import { useSignIn } from './account-queries.ts';
import { EntranceRefused, shutCodeOf } from './entrance-refused.tsx';
import { isLoginType, type LoginType, userTypeAt } from './login-rules.ts';
import { storeLoginUserTypes } from './login-user-types.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** PW-5: the login page is the first that somebody sees after changing the password. */
    passwordWasChanged?: boolean;
  }
}

type Props = {
  /** Other providers' buttons: another feature's, so the page that knows both hands them in. */
  readonly otherWays?: (type: LoginType) => ReactNode;
};

/** Where a signed-in person goes, and what was asked for before, is known to the routes' guard. */
export function LoginPage({ otherWays }: Props) {
  const { type: word } = useParams({ strict: false }) as { type?: string };
  const type = isLoginType(word) ? word : 'company';
  usePageTitle(words.titles[type]);
  useEffect(() => storeLoginUserTypes([userTypeAt[type]]), [type]);
  return (
    <>
      <LoginForm key={type} type={type} otherWays={otherWays?.(type)} />
      <PasswordChangedDialog />
    </>
  );
}

function LoginForm({
  type,
  otherWays,
}: {
  readonly type: LoginType;
  readonly otherWays: ReactNode;
}) {
  const signIn = useSignIn();
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { email: '', password: '' },
    validateInputOnBlur: true,
    validate: {
      email: (email) => problemInLanguage(emailProblem(email)),
      password: (password) => (password === '' ? words.passwordMissing : null),
    },
  });
  const submit = form.onSubmit(({ email, password }) => {
    const credentials = { email: email.trim(), password, type };
    signIn.mutate(credentials, {
      onSuccess: (reply) => {
        if ('multifactorToken' in reply) void navigate({ to: secondStepPath(reply) });
      },
      onError: (error) => {
        const page = pageFor(error, credentials.email);
        if (page !== undefined) void navigate(page);
      },
    });
  });
  const { error, variables } = signIn;
  const shut = error === null ? undefined : shutCodeOf(error);
  const isShown = error !== null && pageFor(error, '') === undefined;
  if (error !== null && shut !== undefined && variables !== undefined) {
    return (
      <EntranceRefused
        code={shut}
        text={error.message}
        count={signIn.submittedAt}
        credentials={variables}
        onBack={signIn.reset}
      />
    );
  }
  return (
    <TaskForm
      title={words.titles[type]}
      onSubmit={submit}
      onInvalidSubmit={form.validate}
      isValid={form.isValid()}
      ways={<Ways type={type} />}
    >
      <TextInput
        label={accountWords.email}
        type="email"
        autoComplete="username"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <PasswordField
        label={accountWords.password}
        autoComplete="current-password"
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      {isShown && <FormProblem key={signIn.submittedAt} text={error.message} />}
      <Button type="submit" fullWidth disabled={!form.isValid()} loading={signIn.isPending}>
        {words.button}
      </Button>
      {otherWays}
    </TaskForm>
  );
}

/** Two refusals have a page that says what to do; they come only after the right password. */
function pageFor(error: CallError<typeof signInEndpoint>, email: string) {
  if (error.code === 'email_not_confirmed') return { to: '/verify-email', search: { email } };
  return error.code === 'membership_pending' ? { to: '/pending' } : undefined;
}

function Ways({ type }: { readonly type: LoginType }) {
  return (
    <>
      <Link to="/forgot-password">{accountWords.forgot}</Link>
      {type !== 'superAdmin' && (
        <Link to="/signup/$type" params={{ type }}>
          {words.create}
        </Link>
      )}
    </>
  );
}

function PasswordChangedDialog() {
  const navigate = useNavigate();
  const { passwordWasChanged = false } = useLocation().state;
  const [isOpen] = useState(passwordWasChanged);
  if (!isOpen) return null;
  return (
    <AccountDialog
      title={words.changed}
      button={accountWords.okay}
      onDone={() => void navigate({ to: '/home', replace: true })}
    >
      {words.changedText}
    </AccountDialog>
  );
}
