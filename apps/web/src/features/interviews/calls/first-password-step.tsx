import { confirmationProblem, passwordProblem } from '@candor/contract/people/password-rules';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { NewPasswordField, PasswordField } from '../../../ui/password-field.tsx';
import { useFirstPassword } from './call-queries.ts';

type Props = { readonly email: string; readonly token: string; readonly onSet: () => void };

/** VL-3: for an invited account that never had a password. */
export function FirstPasswordStep({ email, token, onSet }: Props) {
  const [newPassword, setNewPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const set = useFirstPassword();
  const isNewValid = passwordProblem(newPassword) === null;
  const difference = confirmationProblem(newPassword, confirmPassword);
  const isValid = isNewValid && difference === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isValid || set.isPending) return;
    set.mutate({ body: { email, token, newPassword, confirmPassword } }, { onSuccess: onSet });
  };
  return (
    <form className="interview-login__form" noValidate onSubmit={submit}>
      <NewPasswordField
        label="Set new password"
        password={newPassword}
        value={newPassword}
        onChange={(event) => setNewPassword(event.currentTarget.value)}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        disabled={!isNewValid}
        value={confirmPassword}
        onChange={(event) => setConfirmPassword(event.currentTarget.value)}
        error={confirmPassword === '' ? undefined : difference}
      />
      {set.error !== null && (
        <>
          <FormProblem key={set.submittedAt} text="Failed to set password" />
          <p className="interview-login__lead">{set.error.message}</p>
        </>
      )}
      <Button type="submit" fullWidth disabled={!isValid || set.isPending}>
        {set.isPending ? 'Getting Started' : 'Get Started'}
      </Button>
    </form>
  );
}
