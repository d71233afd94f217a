import { confirmationProblem, passwordProblem } from '@candor/contract/people/password-rules';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { clearSession, useSession } from '../../../lib/session.ts';
import { readStored, storageKeys, writeStored } from '../../../lib/storage.ts';
import { usePageTitle } from '../../../ui/page-title.ts';
import { TaskForm } from '../../../ui/task-form.tsx';
import { useChangePassword } from './account-queries.ts';
import { DevicesList } from './devices-list.tsx';
import { failureText } from './failure-words.ts';
import { loginTypeOf } from './login-rules.ts';
import { NewPasswordField, PasswordField } from '../../../ui/password-field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';

/** PW-10 has its own words for empty fields. */
const orEmpty = (emptyText: string, value: string, problem: string | null) =>
  value === '' ? emptyText : problem;

/** PW-5, and where else somebody is signed in: who doubts the one wants to see the other. */
export function ChangePasswordPage() {
  usePageTitle('Change password');
  return (
    <div className="stack gap-xl narrow">
      <ChangePasswordForm />
      <section className="stack section" aria-labelledby="second-factor">
        <h2 id="second-factor">Second factor</h2>
        <p>An authenticator app or a passkey beside the password, and recovery codes.</p>
        <Link to="/multifactor-authentication">Second factor and recovery codes</Link>
      </section>
      <section className="stack section" aria-labelledby="devices">
        <h2 id="devices">Where you are signed in</h2>
        <DevicesList />
      </section>
    </div>
  );
}

function ChangePasswordForm() {
  const session = useSession();
  const navigate = useNavigate();
  const change = useChangePassword();
  const [newPassword, setNewPassword] = useState('');
  const type = loginTypeOf(session?.userType[0]);
  const isTemporary = readStored(storageKeys.temporaryPassword) === 'true';
  const form = useForm({
    initialValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    validateInputOnBlur: true,
    onValuesChange: (values, previous) => {
      setNewPassword(values.newPassword);
      // What was said of the confirmation, or was not, held for another password.
      const isOther = values.newPassword !== previous.newPassword;
      if (isOther && values.confirmNewPassword !== '') form.validateField('confirmNewPassword');
    },
    validate: {
      oldPassword: (text) => (text === '' ? 'Please enter your current password.' : null),
      newPassword: (text) => orEmpty('Please enter Password', text, passwordProblem(text)),
      confirmNewPassword: (text, values) =>
        orEmpty(
          'Please enter Confirm Password.',
          text,
          confirmationProblem(values.newPassword, text),
        ),
    },
  });
  const leave = async () => {
    writeStored(storageKeys.temporaryPassword, 'false');
    clearSession();
    const state = { passwordWasChanged: true };
    await navigate({ to: '/login/$type', params: { type }, state, replace: true });
  };
  const submit = form.onSubmit((passwords) =>
    change.mutate({ email: session?.email ?? '', ...passwords }, { onSuccess: () => void leave() }),
  );
  return (
    <TaskForm
      title="Change password"
      intro="You are then signed out on every device, this one too."
      onSubmit={submit}
      onInvalidSubmit={form.validate}
      isValid={form.isValid()}
      ways={
        <Link to="/login/$type" params={{ type }}>
          Cancel
        </Link>
      }
    >
      <PasswordField
        label={isTemporary ? 'Temporary Password' : 'Old password'}
        autoComplete="current-password"
        key={form.key('oldPassword')}
        {...form.getInputProps('oldPassword')}
      />
      <NewPasswordField
        label="New password"
        password={newPassword}
        key={form.key('newPassword')}
        {...form.getInputProps('newPassword')}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        key={form.key('confirmNewPassword')}
        {...form.getInputProps('confirmNewPassword')}
      />
      {change.error !== null && (
        <FormProblem key={change.submittedAt} text={failureText(change.error)} />
      )}
      <Button type="submit" fullWidth disabled={!form.isValid()} loading={change.isPending}>
        Change Password
      </Button>
    </TaskForm>
  );
}
