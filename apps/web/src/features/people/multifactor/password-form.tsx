import { Button, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { PlainForm } from '../../../ui/plain-form.tsx';
import { useFirstFocus } from './use-first-focus.ts';

type Props = {
  readonly hasPassword: boolean;
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly problem: string | undefined;
  readonly onSubmit: (password: string) => void;
  readonly onCancel: () => void;
};

/** Asks for the password before what a borrowed browser must not do. */
export function PasswordForm(props: Props) {
  const { hasPassword, submitLabel, isPending, problem, onSubmit, onCancel } = props;
  const [password, setPassword] = useState('');
  const form = useFirstFocus<HTMLFormElement>();
  const isReady = !hasPassword || password !== '';
  const submit = (): void => {
    if (isReady && !isPending) onSubmit(password);
  };
  return (
    <PlainForm ref={form} className="stack" onSubmit={submit}>
      {hasPassword && (
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={problem}
        />
      )}
      {!hasPassword && problem !== undefined && <p role="alert">{problem}</p>}
      <div className="row gap-sm">
        <Button type="submit" disabled={!isReady} loading={isPending}>
          {submitLabel}
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </PlainForm>
  );
}
