import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';

type Props = {
  readonly label: string;
  readonly button: string;
  readonly isPending: boolean;
  readonly onSubmit: (reason: string) => void;
  readonly onCancel: () => void;
};

/** An act that somebody will ask about: it carries its reason. */
export function ReasonForm({ label, button, isPending, onSubmit, onCancel }: Props) {
  const [reason, setReason] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      className="administration__reason"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() !== '') onSubmit(reason);
      }}
    >
      <TextInput
        ref={input}
        label={label}
        withAsterisk
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className="administration__buttons">
        <Button type="submit" disabled={reason.trim() === ''} loading={isPending}>
          {button}
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
