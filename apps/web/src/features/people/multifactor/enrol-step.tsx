import { useEffect, useRef, useState } from 'react';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { CodeForm } from './code-form.tsx';
import { EnrolPasskey } from './enrol-passkey.tsx';
import { enrolWords } from './enrol-words.ts';
import { useConfirmEnrolment, useStartEnrolment } from './multifactor-queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { Enrolled, StepFlow } from './step-flow.ts';

/** For a role that needs a second factor and has none: set one up now, then go on. */
export function EnrolStep({ token, onDone, onExpired }: StepFlow) {
  const start = useStartEnrolment();
  const confirm = useConfirmEnrolment();
  const [finished, setFinished] = useState<Enrolled>();
  const asked = useRef(false);
  const { mutate } = start;
  useEffect(() => {
    // Twice would make two secrets, and the QR code on the screen would be the dead one.
    if (asked.current) return;
    asked.current = true;
    mutate({ body: { multifactorToken: token } }, { onError: onExpired });
  }, [mutate, token, onExpired]);
  if (finished !== undefined) {
    const { login, recoveryCodes } = finished;
    return (
      <div className="stack gap-lg">
        <h1>Recovery codes</h1>
        <RecoveryCodes codes={recoveryCodes} onKept={() => onDone(login)} />
      </div>
    );
  }
  return (
    <div className="stack gap-lg">
      <h1>Set up your second factor</h1>
      <p className="dimmed">
        Your role can change other people’s access, so a password alone is not enough.
      </p>
      {start.data !== undefined && (
        <section className="stack" aria-labelledby="with-app">
          <h2 id="with-app">{enrolWords.appTitle}</h2>
          <AuthenticatorSetup secret={start.data.secret} uri={start.data.uri} />
          <CodeForm
            label="Code from the app"
            kind="authenticator"
            submitLabel="Add the app and sign in"
            isPending={confirm.isPending}
            problem={confirm.error?.message}
            onSubmit={(code) =>
              confirm.mutate(
                { body: { multifactorToken: token, factorID: start.data.factorID, code } },
                {
                  onSuccess: setFinished,
                  onError: (error) => {
                    if (error.code === 'sign_in_expired') onExpired();
                  },
                },
              )
            }
          />
        </section>
      )}
      <EnrolPasskey token={token} onEnrolled={setFinished} onExpired={onExpired} />
    </div>
  );
}
