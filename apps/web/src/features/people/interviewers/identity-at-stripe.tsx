import { Button } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import type { Registration } from './interviewer-queries.ts';
import { useLookAtIdentity, useOpenIdentity } from './identity-session-queries.ts';
import { identityReasonWords, identitySessionWords as words } from './identity-session-words.ts';
import './identity-state.css';

type Check = NonNullable<Registration['identityCheck']>;

const AGAIN_AFTER_MS = 10_000;
const askedWhile: readonly Check['status'][] = ['begun', 'pending', 'refused'];
/** Whoever has not shown anything may be away at Stripe, in another window or on a telephone. */
const askedAgainWhile: readonly Check['status'][] = ['begun', 'pending'];

type Props = {
  /** What Stripe was asked last; null: nothing yet. */
  readonly check: Check | null;
  readonly onOtherWay: () => void;
};

/** PY-3. The way to Stripe's page and back: how it ended there is asked at start, and until it has. */
export function IdentityAtStripe({ check, onOtherWay }: Props) {
  const status = check?.status ?? null;
  const asked = useAskedAgain(status);
  if (status === 'pending') return <Checking asked={asked} />;
  const isRefused = check !== null && status === 'refused';
  return (
    <section className="stack gap-md start">
      {isRefused && <Refused check={check} />}
      {status === 'begun' && <p aria-live="polite">{asked.isFirst ? words.asking : words.begun}</p>}
      {asked.problem !== null && <FormProblem text={asked.problem} />}
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

function Checking({ asked: { look, isLooking, problem } }: { readonly asked: Asked }) {
  return (
    <div className="stack gap-sm start identity-state" aria-live="polite">
      <p className="bold">{words.checking}</p>
      <p>{words.pending}</p>
      {problem !== null && <FormProblem text={problem} />}
      <Button variant="default" loading={isLooking} onClick={look}>
        {words.lookAgain}
      </Button>
    </div>
  );
}

/** What is said of Stripe where it is asked no more, before the documents that a person looks at. */
export function StripeNoMore({ check }: { readonly check: Check }) {
  const { status, reasonCode } = check;
  const isSilent = status === 'begun' || reasonCode === 'given_up' || reasonCode === 'ended';
  if (isSilent) return null;
  return (
    <div className="stack gap-sm start identity-state identity-state--refused" aria-live="polite">
      <p className="bold">{status === 'pending' ? words.unheard : words.refused}</p>
      {status === 'refused' && <p>{identityReasonWords[reasonCode ?? 'other'][0]}</p>}
      <p>{words.noMore}</p>
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

type Asked = {
  /** Until Stripe was asked once. */
  readonly isFirst: boolean;
  /** By hand: a button that waits whenever the page asks by itself would lose the focus. */
  readonly isLooking: boolean;
  /** Why the last look said nothing. */
  readonly problem: string | null;
  readonly look: () => void;
};

function useAskedAgain(status: Check['status'] | null): Asked {
  const [isAnswered, setAnswered] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isLooking, setLooking] = useState(false);
  const { mutate } = useLookAtIdentity();
  const isAskedAtStart = status !== null && askedWhile.includes(status);
  const isAskedAgain = status !== null && askedAgainWhile.includes(status);
  const ask = useCallback((): void => {
    mutate(
      {},
      {
        onSettled: (_done, error) => {
          setAnswered(true);
          setLooking(false);
          setProblem(error?.message ?? null);
        },
      },
    );
  }, [mutate]);
  useEffect(() => {
    if (!isAskedAtStart) return;
    ask();
    if (!isAskedAgain) return;
    const again = setInterval(ask, AGAIN_AFTER_MS);
    return () => clearInterval(again);
  }, [isAskedAtStart, isAskedAgain, ask]);
  const look = (): void => {
    setLooking(true);
    ask();
  };
  return { isFirst: isAskedAtStart && !isAnswered, isLooking, problem, look };
}
