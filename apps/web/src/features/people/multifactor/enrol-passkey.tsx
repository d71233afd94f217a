import { Button } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { enrolWords } from './enrol-words.ts';
import { useConfirmPasskeyEnrolment, useStartPasskeyEnrolment } from './multifactor-queries.ts';
import { createPasskey, passkeyHindrance, passkeyProblem } from './passkey-browser.ts';
import type { Enrolled } from './step-flow.ts';

type Props = {
  readonly token: string;
  readonly onEnrolled: (enrolled: Enrolled) => void;
  readonly onExpired: () => void;
};

/** The other way to have a second factor; where the browser cannot, it says why. */
export function EnrolPasskey({ token, onEnrolled, onExpired }: Props) {
  const start = useStartPasskeyEnrolment();
  const confirm = useConfirmPasskeyEnrolment();
  const hindrance = passkeyHindrance();
  const [problem, setProblem] = useState<string>();
  const add = async () => {
    setProblem(undefined);
    try {
      const { challengeToken, options } = await start.mutateAsync({
        body: { multifactorToken: token },
      });
      const response = await createPasskey(options);
      const body = { multifactorToken: token, challengeToken, response };
      onEnrolled(await confirm.mutateAsync({ body }));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'sign_in_expired') onExpired();
      else setProblem(passkeyProblem(error));
    }
  };
  return (
    <section className="stack section multifactor__section" aria-labelledby="with-passkey">
      <h2 id="with-passkey">{enrolWords.passkeyTitle}</h2>
      <p className="dimmed">{hindrance ?? enrolWords.passkeyLead}</p>
      {problem !== undefined && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      {hindrance === undefined && (
        <Button
          fullWidth
          variant="default"
          loading={start.isPending || confirm.isPending}
          onClick={() => void add()}
        >
          {enrolWords.passkeyButton}
        </Button>
      )}
    </section>
  );
}
