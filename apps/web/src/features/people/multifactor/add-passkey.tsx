import { useState } from 'react';
import { useConfirmPasskey, useStartPasskey } from './multifactor-queries.ts';
import { createPasskey, passkeyHindrance, passkeyProblem } from './passkey-browser.ts';
import { PasswordForm } from './password-form.tsx';

type Props = {
  readonly hasPassword: boolean;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
};

export function AddPasskey({ hasPassword, onDone, onCancel }: Props) {
  const start = useStartPasskey();
  const confirm = useConfirmPasskey();
  const [problem, setProblem] = useState(passkeyHindrance());
  const add = async (password: string) => {
    setProblem(undefined);
    try {
      const { challengeToken, options } = await start.mutateAsync({ body: { password } });
      const response = await createPasskey(options);
      const body = { challengeToken, name: 'Passkey', response };
      onDone((await confirm.mutateAsync({ body })).recoveryCodes);
    } catch (error) {
      setProblem(passkeyProblem(error));
    }
  };
  return (
    <PasswordForm
      hasPassword={hasPassword}
      submitLabel="Add a passkey"
      isPending={start.isPending || confirm.isPending}
      problem={problem}
      onSubmit={(password) => void add(password)}
      onCancel={onCancel}
    />
  );
}
