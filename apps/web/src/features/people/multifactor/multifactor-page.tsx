import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PageHead } from '../../../ui/page-head.tsx';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { AddAuthenticator } from './add-authenticator.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { type Factor, FactorList } from './factor-list.tsx';
import { useFactors, useRemoveFactor, useRenewRecoveryCodes } from './multifactor-queries.ts';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TrustedDevices } from './trusted-devices.tsx';
import './multifactor.css';

type Step =
  | { readonly kind: 'list' }
  | { readonly kind: 'authenticator' }
  | { readonly kind: 'passkey' }
  | { readonly kind: 'renew' }
  | { readonly kind: 'remove'; readonly factor: Factor }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** The second factors of who is signed in: one thing at a time. */
export function MultifactorPage() {
  usePageTitle('Second factor');
  const factors = useFactors();
  const [step, setStep] = useState<Step>({ kind: 'list' });
  const go = (next: Step) => {
    setStep(next);
    // What had the focus goes; a form takes it further, to its first field.
    document.getElementById('main')?.focus();
  };
  const back = () => go({ kind: 'list' });
  const added = (codes: readonly string[]) => {
    showToast({ tone: 'success', text: 'Your second factor was added.' });
    go(codes.length === 0 ? { kind: 'list' } : { kind: 'codes', codes });
  };
  if (factors.isPending) return <LoadingState what="your second factors" />;
  if (factors.isLoadingError) {
    return (
      <ErrorState
        isPage
        title="Your second factors could not be loaded"
        action={<Button onClick={() => void factors.refetch()}>Try again</Button>}
      >
        {factors.error.message}
      </ErrorState>
    );
  }
  const { hasPassword } = factors.data;
  const common = { hasPassword, onCancel: back };
  return (
    <div className="stack gap-lg narrow">
      <PageHead title={titles[step.kind]} />
      {step.kind === 'list' && <Overview {...factors.data} onStep={go} />}
      {step.kind === 'authenticator' && <AddAuthenticator {...common} onDone={added} />}
      {step.kind === 'passkey' && <AddPasskey {...common} onDone={added} />}
      {step.kind === 'codes' && <RecoveryCodes codes={step.codes} onKept={back} />}
      {step.kind === 'renew' && (
        <Renew {...common} onDone={(codes) => go({ kind: 'codes', codes })} />
      )}
      {step.kind === 'remove' && <Remove {...common} factor={step.factor} onDone={back} />}
    </div>
  );
}

const titles: Readonly<Record<Step['kind'], string>> = {
  list: 'Second factor',
  authenticator: 'Add an authenticator app',
  passkey: 'Add a passkey',
  codes: 'Recovery codes',
  renew: 'New recovery codes',
  remove: 'Remove a second factor',
};

type OverviewProps = {
  readonly factors: readonly Factor[];
  readonly recoveryCodesLeft: number;
  readonly trustedBrowsers: Parameters<typeof TrustedDevices>[0]['devices'];
  readonly isRequired: boolean;
  readonly onStep: (step: Step) => void;
};

function Overview({
  factors,
  recoveryCodesLeft,
  trustedBrowsers,
  isRequired,
  onStep,
}: OverviewProps) {
  return (
    <>
      <p className="dimmed">
        {isRequired
          ? 'Your role needs one: a sign-in asks for it after the password.'
          : 'With one, a stolen password is not enough to sign in as you.'}
      </p>
      <FactorList factors={factors} onRemove={(factor) => onStep({ kind: 'remove', factor })} />
      <div className="row gap-sm">
        <Button onClick={() => onStep({ kind: 'authenticator' })}>Add an authenticator app</Button>
        <Button variant="default" onClick={() => onStep({ kind: 'passkey' })}>
          Add a passkey
        </Button>
      </div>
      <Link to="/changetemppassword">Password and devices</Link>
      <TrustedDevices devices={trustedBrowsers} />
      {factors.length > 0 && (
        <section className="stack section multifactor__section">
          <h2>Recovery codes</h2>
          <p>
            {recoveryCodesLeft} of 10 left. Each signs you in once, without your phone or passkey.
          </p>
          <div className="row gap-sm">
            <Button variant="default" onClick={() => onStep({ kind: 'renew' })}>
              Make new codes
            </Button>
          </div>
        </section>
      )}
    </>
  );
}

type ChangeProps = { readonly hasPassword: boolean; readonly onCancel: () => void };

function Renew({
  onDone,
  ...common
}: ChangeProps & { readonly onDone: (codes: readonly string[]) => void }) {
  const renew = useRenewRecoveryCodes();
  return (
    <>
      <p>The codes that you have now stop working.</p>
      <PasswordForm
        {...common}
        submitLabel="Make new codes"
        isPending={renew.isPending}
        problem={renew.error?.message}
        onSubmit={(password) =>
          renew.mutate(
            { body: { password } },
            { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) },
          )
        }
      />
    </>
  );
}

function Remove({
  factor,
  onDone,
  ...common
}: ChangeProps & { readonly factor: Factor; readonly onDone: () => void }) {
  const remove = useRemoveFactor();
  return (
    <>
      <p>“{factor.name}” is not asked for any more. You get a mail that says so.</p>
      <PasswordForm
        {...common}
        submitLabel="Remove it"
        isPending={remove.isPending}
        problem={remove.error?.message}
        onSubmit={(password) =>
          remove.mutate(
            { params: { factorID: String(factor.factorID) }, body: { password } },
            { onSuccess: onDone },
          )
        }
      />
    </>
  );
}
