import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import type { Registration } from './interviewer-queries.ts';
import { useLookAtIdentity, useOpenIdentity } from './identity-session-queries.ts';
import { identityReasonWords, identitySessionWords as words } from './identity-session-words.ts';
import './identity-state.css';

type Check = NonNullable<Registration['identityCheck']>;

const AGAIN_AFTER_MS = 10_000;
/** Whoever has not shown anything may be away at Stripe, in another window. */
const askedWhile: readonly Check['status'][] = ['begun', 'pending', 'refused'];

type Props = {
  /** What Stripe was asked last; null: nothing yet. */
  readonly check: Check | null;
  readonly onOtherWay: () => void;
};

/** PY-3. The way to Stripe's page and back: how it ended there is asked at start, and while Stripe is checking. */
export function IdentityAtStripe({ check, onOtherWay }: Props) {
  const status = check?.status ?? null;
  const isAsking = useAskedAgain(status);
  if (status === 'pending') return <Checking />;
  const isRefused = check !== null && status === 'refused';
  return (
    <section className="stack gap-md start">
      {isRefused && <Refused check={check} />}
      {status === 'begun' && <p aria-live="polite">{isAsking ? words.asking : words.begun}</p>}
      {!isRefused && <p>{words.intro}</p>}
      <Ways label={labelOf(status)} onOtherWay={onOtherWay} />
      <p className="dimmed">{words.promise.join(' ')}</p>
    </section>
  );
}

const labelOf = (status: Check['status'] | null): string => {
  if (status === 'refused') return words.tryAgain;
  return status === 'begun' ? words.goOn : words.begin;
};

function Ways({ label, onOtherWay }: { readonly label: string; readonly onOtherWay: () => void }) {
  const { mutate, isPending, error, submittedAt } = useOpenIdentity();
  return (
    <>
      {error !== null && <FormProblem key={submittedAt} text={error.message} />}
      <div className="row gap-sm">
        <Button loading={isPending} onClick={() => mutate({})}>
          {label}
        </Button>
        <Button variant="default" onClick={onOtherWay}>
          {words.byDocuments}
        </Button>
      </div>
      <p>{words.documents}</p>
    </>
  );
}

function Checking() {
  const { mutate, isPending } = useLookAtIdentity();
  return (
    <div className="stack gap-sm start identity-state" aria-live="polite">
      <p className="bold">{words.checking}</p>
      <p>{words.pending}</p>
      <Button variant="default" loading={isPending} onClick={() => mutate({})}>
        {words.lookAgain}
      </Button>
    </div>
  );
}

function Refused({ check: { reasonCode } }: { readonly check: Check }) {
  const [why, what] = identityReasonWords[reasonCode ?? 'other'];
  return (
    <div className="stack gap-sm start identity-state identity-state--refused" aria-live="polite">
      <p className="bold">{words.refused}</p>
      <p>{why}</p>
      <p>{what}</p>
      <p>{words.free}</p>
    </div>
  );
}

/** True until Stripe has answered once. */
function useAskedAgain(status: Check['status'] | null): boolean {
  const [isAnswered, setAnswered] = useState(false);
  const { mutate } = useLookAtIdentity();
  const isAskedAtStart = status !== null && askedWhile.includes(status);
  const isPending = status === 'pending';
  useEffect(() => {
    if (!isAskedAtStart) return;
    const ask = (): void => mutate({}, { onSuccess: () => setAnswered(true) });
    ask();
    if (!isPending) return;
    const again = setInterval(ask, AGAIN_AFTER_MS);
    return () => clearInterval(again);
  }, [isAskedAtStart, isPending, mutate]);
  return isAskedAtStart && !isAnswered;
}
