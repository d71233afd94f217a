import { emailProblem } from '@candor/contract/people/email-rules';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { PlainForm } from '../../../ui/plain-form.tsx';
import { useHasPassword } from './call-queries.ts';
import { sayError } from './say-error.ts';

type Props = {
  readonly interviewId: string;
  /** With a token when the account has no password yet. */
  readonly onKnown: (email: string, passwordToken: string | null) => void;
};

export function EmailStep({ interviewId, onKnown }: Props) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const ask = useHasPassword();
  const submit = (): void => {
    if (emailProblem(email) !== null) {
      setProblem('Not a valid email.');
      sayError('Invalid Email', 'Not a valid email.');
      return;
    }
    setProblem(undefined);
    ask.mutate(
      { body: { email: email.trim(), interviewId } },
      {
        onSuccess: ({ token }) => onKnown(email.trim(), token),
        onError: (error) => {
          if (error.code === 'not_registered') sayError('Account Not Found', error.message);
          else if (error.statusCode === 400) sayError('Error', error.message || 'Invalid request');
          else sayError('Error', 'Bad request');
        },
      },
    );
  };
  return (
    <PlainForm className="stack" onSubmit={submit}>
      <TextInput
        label="E-mail"
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={problem}
      />
      {ask.error !== null && <FormProblem key={ask.submittedAt} text={ask.error.message} />}
      <Button type="submit" fullWidth disabled={email.trim() === ''} loading={ask.isPending}>
        Proceed
      </Button>
    </PlainForm>
  );
}
