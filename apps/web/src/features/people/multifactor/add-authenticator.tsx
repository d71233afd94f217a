import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { CodeForm } from './code-form.tsx';
import { useConfirmAuthenticator, useStartAuthenticator } from './multifactor-queries.ts';
import { PasswordForm } from './password-form.tsx';

type Props = {
  readonly hasPassword: boolean;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
};

export function AddAuthenticator({ hasPassword, onDone, onCancel }: Props) {
  const start = useStartAuthenticator();
  const confirm = useConfirmAuthenticator();
  if (start.data === undefined) {
    return (
      <PasswordForm
        hasPassword={hasPassword}
        submitLabel="Continue"
        isPending={start.isPending}
        problem={start.error?.message}
        onSubmit={(password) =>
          start.mutate(
            { body: { password, name: 'Authenticator app' } },
            // The form that had the focus is gone, and what to scan comes before the next field.
            { onSuccess: () => document.getElementById('main')?.focus() },
          )
        }
        onCancel={onCancel}
      />
    );
  }
  const { factorID, secret, uri } = start.data;
  return (
    <>
      <AuthenticatorSetup secret={secret} uri={uri} />
      <CodeForm
        label="Code from the app"
        kind="authenticator"
        submitLabel="Add the app"
        isPending={confirm.isPending}
        problem={confirm.error?.message}
        onSubmit={(code) =>
          confirm.mutate(
            { body: { factorID, code } },
            { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) },
          )
        }
        onCancel={onCancel}
      />
    </>
  );
}
