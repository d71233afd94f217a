import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { currentLanguage } from '../../../lib/language.ts';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { useSecondsLeft } from '../../../lib/use-seconds-left.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { enterEndpoint, pageEndpoint, useAskCode } from './candidate-page-queries.ts';
import { gateWords } from './candidate-page-words.ts';

/** Before the page: a code that is mailed to the candidate's own address. */
export function PageGate({ token }: { readonly token: string }) {
  const ask = useAskCode();
  const [resendAt, setResendAt] = useState<number>();
  // What it opens takes its place: the keyboard goes on from the top of that.
  useEffect(() => () => document.getElementById('main')?.focus({ preventScroll: true }), []);
  const send = (): void =>
    ask.mutate(
      { body: { token, language: currentLanguage() } },
      { onSuccess: (sent) => setResendAt(Date.now() + sent.resendAfterSeconds * 1000) },
    );
  return (
    <section className="stack gap-lg narrow" aria-labelledby="page-gate">
      <header>
        <h1 id="page-gate">{gateWords.title}</h1>
        <p className="intro">{gateWords.why}</p>
      </header>
      {ask.error !== null && <FormProblem key={ask.submittedAt} text={ask.error.message} />}
      {resendAt === undefined ? (
        <div>
          <Button loading={ask.isPending} onClick={send}>
            {gateWords.send}
          </Button>
        </div>
      ) : (
        <CodeForm token={token} resendAt={resendAt} isSending={ask.isPending} onAgain={send} />
      )}
    </section>
  );
}

type Props = {
  readonly token: string;
  /** When another code may be asked for, by this browser's clock. */
  readonly resendAt: number;
  readonly isSending: boolean;
  readonly onAgain: () => void;
};

function CodeForm({ token, resendAt, isSending, onAgain }: Props) {
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
