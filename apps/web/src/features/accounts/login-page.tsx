import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { usePageTitle } from '../../ui/page-title.ts';
import { useSignIn } from './account-queries.ts';
import { emailProblem } from '@candor/contract/email-rules';
import './login-page.css';

/** Where a signed-in person goes, and what was asked for before, is known to the routes' guard. */
export function LoginPage() {
  usePageTitle('Company sign-in');
  const signIn = useSignIn();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validateInputOnBlur: true,
    validate: {
      email: emailProblem,
      password: (password) => (password === '' ? 'Please enter Password' : null),
    },
  });

  const submit = form.onSubmit(({ email, password }) => {
    signIn.mutate({ email: email.trim(), password, type: 'company' });
  });

  return (
    <div className="login-page">
      <h1>Sign in to your company</h1>
      <form className="login-page__form" noValidate onSubmit={submit}>
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        {signIn.error !== null && <Problem key={signIn.failureCount} text={signIn.error.message} />}
        <Button type="submit" fullWidth disabled={!form.isValid()} loading={signIn.isPending}>
          Sign in
        </Button>
      </form>
    </div>
  );
}

/** Takes the focus when it appears: the person continues from what went wrong. */
function Problem({ text }: { readonly text: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <p ref={box} className="login-page__problem" role="alert" tabIndex={-1}>
      {text}
    </p>
  );
}
