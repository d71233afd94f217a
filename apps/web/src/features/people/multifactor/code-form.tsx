import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { PlainForm } from '../../../ui/plain-form.tsx';

type Props = {
  readonly label: string;
  readonly kind: 'authenticator' | 'recovery-code';
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly problem: string | undefined;
  readonly onSubmit: (code: string) => void;
  /** Left out where there is nothing to go back to. */
  readonly onCancel?: () => void;
  /** What is chosen with the code. */
  readonly children?: ReactNode;
};

/** Spaces and dashes are how people and apps write codes, so they are no mistake. */
const plain = (code: string) => code.replaceAll(/[\s\p{Pd}]/gu, '');

const complete = {
  authenticator: (code: string) => /^\d{6}$/.test(plain(code)),
  'recovery-code': (code: string) => plain(code).length === 12,
};

export function CodeForm(props: Props) {
  const { label, kind, submitLabel, isPending, problem, onSubmit, onCancel, children } = props;
  const [code, setCode] = useState('');
  const isComplete = complete[kind](code);
  const submit = (): void => {
    if (isComplete && !isPending) onSubmit(code);
  };
  return (
    <PlainForm className="stack" onSubmit={submit}>
      <TextInput
        label={label}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        inputMode={kind === 'authenticator' ? 'numeric' : 'text'}
        autoComplete={kind === 'authenticator' ? 'one-time-code' : 'off'}
        spellCheck={false}
        maxLength={40}
        error={problem}
      />
      {children}
      <div className="row gap-sm">
        <Button
          type="submit"
          fullWidth={onCancel === undefined}
          disabled={!isComplete}
          loading={isPending}
        >
          {submitLabel}
        </Button>
        {onCancel !== undefined && (
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </PlainForm>
  );
}
