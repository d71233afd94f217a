import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { currentLanguage } from '../../../lib/language.ts';
import { loadedOnce } from '../../../lib/loaded-once.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { LoadingState } from '../../../ui/page-states.tsx';
import { useAskCode } from './candidate-page-queries.ts';
import { gateWords, pageWords } from './candidate-page-words.ts';

/** On its way while the first button is read. */
const loadForm = loadedOnce(async () => (await import('./code-form.tsx')).CodeForm);
const CodeForm = lazy(loadForm);

/** Before the page: a code that is mailed to the candidate's own address. */
export function PageGate({ token }: { readonly token: string }) {
  const ask = useAskCode();
  const [resendAt, setResendAt] = useState<number>();
  useEffect(() => void loadForm(), []);
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
        <Suspense fallback={<LoadingState what={pageWords.what} />}>
          <CodeForm token={token} resendAt={resendAt} isSending={ask.isPending} onAgain={send} />
        </Suspense>
      )}
    </section>
  );
}
