import { resetPasswordWithToken } from '@candor/contract/interviews/calls';
import { confirmationProblem, passwordProblem } from '@candor/contract/people/password-rules';
import { Button } from '@mantine/core';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm } from '../../../ui/endpoint-form.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { NewPasswordField, PasswordField } from '../../../ui/password-field.tsx';

type Props = { readonly email: string; readonly token: string; readonly onSet: () => void };

/** VL-3: for an invited account that never had a password. */
export function FirstPasswordStep({ email, token, onSet }: Props) {
  const form = useEndpointForm(resetPasswordWithToken, {
    initial: { newPassword: '', confirmPassword: '' },
    toInput: (passwords) => ({ body: { email, token, ...passwords } }),
    rules: {
      newPassword: passwordProblem,
      confirmPassword: (again, { newPassword }) => confirmationProblem(newPassword, again),
    },
    unshown: ['newPassword', 'confirmPassword'],
    refreshes: [],
    onDone: onSet,
  });
  const { newPassword, confirmPassword } = form.values;
  return (
    <EndpointForm of={form} className="stack">
      <NewPasswordField
        label="Set new password"
        password={newPassword}
        {...form.field('newPassword')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        disabled={passwordProblem(newPassword) !== null}
        {...form.field('confirmPassword')}
        error={confirmPassword === '' ? null : confirmationProblem(newPassword, confirmPassword)}
      />
      {form.problem !== null && (
        <>
          <FormProblem key={form.problem.key} text="Failed to set password" />
          <p className="dimmed">{form.problem.text}</p>
        </>
      )}
      <Button type="submit" fullWidth disabled={!form.isRight || form.isPending}>
        {form.isPending ? 'Getting Started' : 'Get Started'}
      </Button>
    </EndpointForm>
  );
}
