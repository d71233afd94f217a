import { useState } from 'react';
import { usePageTitle } from '../../../ui/page-title.ts';
import { EmailStep } from './email-step.tsx';
import { EnterCall } from './enter-call.tsx';
import { FirstPasswordStep } from './first-password-step.tsx';
import { useInterviewId } from './interview-link.ts';
import { PasswordStep } from './password-step.tsx';
import { useSignedInEntry } from './use-signed-in-entry.ts';
import './interview-login.css';

type Step =
  | { readonly kind: 'email' }
  | { readonly kind: 'password'; readonly email: string; readonly notice?: string }
  | { readonly kind: 'first-password'; readonly email: string; readonly token: string };

/** VL-1: the secret of the mailed link is the address's last part, and leaves it at once. */
export function InterviewLoginPage() {
  usePageTitle('Interview Login');
  const interviewId = useInterviewId();
  const [step, setStep] = useState<Step>({ kind: 'email' });
  const [token, setToken] = useState<string>();
  const ownToken = useSignedInEntry(interviewId);
  const callToken = token ?? ownToken;
  if (callToken !== undefined) return <EnterCall token={callToken} />;
  return (
    <div className="stack interview-login">
      <header>
        <h1>Interview Login</h1>
        <p className="dimmed">Enter your credential to access your scheduled interview.</p>
      </header>
      {step.kind === 'email' && (
        <EmailStep
          interviewId={interviewId}
          onKnown={(email, passwordToken) =>
            setStep(
              passwordToken === null
                ? { kind: 'password', email }
                : { kind: 'first-password', email, token: passwordToken },
            )
          }
        />
      )}
      {step.kind === 'first-password' && (
        <FirstPasswordStep
          {...step}
          onSet={() =>
            setStep({
              kind: 'password',
              email: step.email,
              notice: 'Your password has been set. Please log in.',
            })
          }
        />
      )}
      {step.kind === 'password' && (
        <PasswordStep {...step} interviewId={interviewId} onEntered={setToken} />
      )}
    </div>
  );
}
