import { Button } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useAskForPasskey, useVerifyPasskey } from './multifactor-queries.ts';
import { passkeyHindrance, passkeyProblem, signWithPasskey } from './passkey-browser.ts';
import type { StepFlow, TrustChoice } from './step-flow.ts';

/** Browsers want a click before they ask for a passkey, so the page waits for one. */
export function PasskeyStep({
  token,
  onDone,
  onExpired,
  trustsBrowser,
  children,
}: StepFlow & TrustChoice) {
  const ask = useAskForPasskey();
  const verify = useVerifyPasskey();
  const [problem, setProblem] = useState(passkeyHindrance());
  const sign = async () => {
    setProblem(undefined);
    try {
      const { challengeToken, options } = await ask.mutateAsync({
        body: { multifactorToken: token },
      });
      const response = await signWithPasskey(options);
      const body = { multifactorToken: token, challengeToken, response, trustsBrowser };
      onDone(await verify.mutateAsync({ body }));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'sign_in_expired') onExpired();
      else setProblem(passkeyProblem(error));
    }
  };
  return (
    <div className="stack">
      {problem !== undefined && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      {children}
      <Button fullWidth loading={ask.isPending || verify.isPending} onClick={() => void sign()}>
        Use the passkey
      </Button>
    </div>
  );
}
