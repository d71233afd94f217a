import { useParams } from '@tanstack/react-router';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { clearPendingSignIn, readPendingSignIn } from '../../../lib/pending-sign-in.ts';
import { type LoginData, storeSession } from '../../../lib/session.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { EmptyState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { CodeForm } from './code-form.tsx';
import { EnrolStep } from './enrol-step.tsx';
import type { StepFlow, TrustChoice } from './step-flow.ts';
import { useVerifyFactor } from './multifactor-queries.ts';
import { PasskeyStep } from './passkey-step.tsx';
import { trustWords } from './trust-words.ts';
import './multifactor.css';

type Way = 'authenticator' | 'passkey' | 'recovery-code';

const words: Readonly<Record<Way, { title: string; lead: string; other: string }>> = {
  authenticator: {
    title: 'Enter the code of your app',
    lead: 'Your authenticator app shows a new one every 30 seconds.',
    other: 'Use your authenticator app',
  },
  passkey: {
    title: 'Use your passkey',
    lead: 'Your browser asks for it: a fingerprint, a face, a PIN or a security key.',
    other: 'Use a passkey',
  },
  'recovery-code': {
    title: 'Enter a recovery code',
    lead: 'One of the codes that you kept when you set up your second factor. Each works once.',
    other: 'Use a recovery code',
  },
};

/** After a right password: /mfa-authenticator/{type}. The shell takes over once the session is stored. */
export function SecondStepPage() {
  usePageTitle('Second step');
  const { type } = useParams({ strict: false });
  const [pending] = useState(readPendingSignIn);
  const [isGone, setGone] = useState(false);
  const [trusts, setTrusts] = useState(false);
  if (pending === undefined || isGone) return <Expired />;
  const done = (login: LoginData) => {
    clearPendingSignIn();
    storeSession(login);
  };
  const token = pending.multifactorToken;
  const flow = { token, onDone: done, onExpired: () => setGone(true) };
  if (pending.mustEnrol) return <EnrolStep {...flow} />;
  const way = pending.methods.find((method) => method === type) ?? pending.methods[0];
  if (way === undefined) return <Expired />;
  const trust = pending.mayTrust && (
    <CheckField
      label={trustWords.label}
      description={trustWords.hint}
      checked={trusts}
      onCheck={setTrusts}
    />
  );
  return (
    <div className="stack gap-lg">
      <h1>{words[way].title}</h1>
      <p className="dimmed">{words[way].lead}</p>
      {way === 'passkey' ? (
        <PasskeyStep {...flow} trustsBrowser={trusts}>
          {trust}
        </PasskeyStep>
      ) : (
        <CodeStep key={way} {...flow} way={way} trustsBrowser={trusts}>
          {way === 'authenticator' && trust}
        </CodeStep>
      )}
      <nav className="row apart multifactor__ways" aria-label="Other ways">
        {pending.methods
          .filter((method) => method !== way)
          .map((method) => (
            <Link key={method} to="/mfa-authenticator/$type" params={{ type: method }}>
              {words[method].other}
            </Link>
          ))}
      </nav>
    </div>
  );
}

function CodeStep({
  token,
  way,
  onDone,
  onExpired,
  trustsBrowser,
  children,
}: StepFlow & TrustChoice & { readonly way: Exclude<Way, 'passkey'> }) {
  const verify = useVerifyFactor();
  return (
    <CodeForm
      label={way === 'authenticator' ? 'Code' : 'Recovery code'}
      kind={way}
      submitLabel="Sign in"
      isPending={verify.isPending}
      problem={verify.error?.message}
      onSubmit={(code) =>
        verify.mutate(
          { body: { multifactorToken: token, method: way, code, trustsBrowser } },
          {
            onSuccess: onDone,
            onError: (error) => {
              if (error.code === 'sign_in_expired') onExpired();
            },
          },
        )
      }
    >
      {children}
    </CodeForm>
  );
}

function Expired() {
  return (
    <EmptyState
      isPage
      title="This sign-in took too long"
      action={<Link to="/home">Sign in again</Link>}
    >
      For your safety a sign-in waits ten minutes for its second step.
    </EmptyState>
  );
}
