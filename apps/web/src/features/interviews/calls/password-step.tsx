import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { PlainForm } from '../../../ui/plain-form.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { KeyFetchFailure, useLogIn } from './call-queries.ts';

type Props = {
  readonly email: string;
  readonly interviewId: string;
  readonly notice?: string;
  readonly onEntered: (token: string) => void;
};

/** VL-2, VL-4. The second factor's field appears once the server asks for it. */
export function PasswordStep({ email, interviewId, notice, onEntered }: Props) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [asksCode, setAsksCode] = useState(false);
  const logIn = useLogIn();
  const isValid = password !== '' && (!asksCode || code.trim() !== '');
  const submit = (): void => {
    if (!isValid || logIn.isPending) return;
    const multifactorCode = asksCode ? code : undefined;
    logIn.mutate(
      { email, password, interviewId, multifactorCode },
      {
        onSuccess: onEntered,
        onError: (error) => {
          if (codeOf(error) === 'multifactor_required') setAsksCode(true);
        },
      },
    );
  };
  return (
    <PlainForm className="stack" onSubmit={submit}>
      {notice !== undefined && logIn.isIdle && <output>{notice}</output>}
      <p className="dimmed medium anywhere">{email}</p>
      <PasswordField
        label="Password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {asksCode && (
        <TextInput
          label="Code of your second factor"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
      {logIn.error !== null && <FormProblem key={logIn.submittedAt} text={textOf(logIn.error)} />}
      <Button type="submit" fullWidth disabled={!isValid || logIn.isPending}>
        {logIn.isPending ? 'Getting Started' : 'Get Started'}
      </Button>
      <Link to="/forgot-password" search={{ interviewId }}>
        Forgot Password
      </Link>
    </PlainForm>
  );
}

const codeOf = (error: Error) => (error instanceof ApiError ? error.code : undefined);

/** What went wrong between the key and the answer is one message to the person. */
function textOf(error: Error): string {
  const isTold = error instanceof ApiError || error instanceof KeyFetchFailure;
  return isTold ? error.message : 'Login failed. Please check your credentials.';
}
