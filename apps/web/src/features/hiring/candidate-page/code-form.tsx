import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { useSecondsLeft } from '../../../lib/use-seconds-left.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { enterEndpoint, pageEndpoint } from './candidate-page-queries.ts';
import { gateWords } from './candidate-page-words.ts';

type Props = {
  readonly token: string;
  /** When another code may be asked for, by this browser's clock. */
  readonly resendAt: number;
  readonly isSending: boolean;
  readonly onAgain: () => void;
};

export function CodeForm({ token, resendAt, isSending, onAgain }: Props) {
  const seconds = useSecondsLeft(resendAt);
  const field = useRef<HTMLInputElement>(null);
  // The button that asked for it is gone.
  useEffect(() => field.current?.focus(), []);
  const form = useEndpointForm(enterEndpoint, {
    initial: { code: '' },
    refreshes: [pageEndpoint],
    toInput: ({ code }) => ({ body: { token, code } }),
    refusals: { wrong_code: 'code' },
  });
  return (
    <EndpointForm of={form} className="stack">
      <output className="notice">{gateWords.sent}</output>
      <TextInput
        ref={field}
        label={gateWords.code}
        withAsterisk
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        {...form.field('code')}
      />
      <FormRefusal of={form} />
      <div className="row apart">
        <Button type="submit" loading={form.isPending}>
          {gateWords.open}
        </Button>
        <Button variant="default" disabled={seconds > 0} loading={isSending} onClick={onAgain}>
          {seconds > 0 ? gateWords.wait(seconds) : gateWords.again}
        </Button>
      </div>
      <p className="dimmed small">{gateWords.dead}</p>
    </EndpointForm>
  );
}
