import { knockAtCall, waitAtCall } from '@candor/contract/interviews/call-knock';
import { GUEST_NAME_MOST } from '@candor/contract/interviews/call-rules';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { PlainForm } from '../../../ui/plain-form.tsx';
import { CallPage } from './call-page.tsx';
import { type KeptKnock, keepKnock } from './knock-link.ts';
import { knockWords } from './knock-words.ts';
import './knock-page.css';

const ASK_MS = 3_000;

type Props = {
  readonly kept: KeptKnock;
  /** With the token of the entry. */
  readonly onAdmitted: (token: string) => void;
};

/** Before a call that one is not invited to. */
export function KnockPage({ kept, onAdmitted }: Props) {
  const { guest } = kept;
  const [knock, setKnock] = useState(kept.knock);
  const [isRefused, setRefused] = useState(false);
  const [problem, setProblem] = useState('');
  const keep = (next: string | null): void => {
    keepKnock({ guest, knock: next });
    setKnock(next);
  };
  const [ended, setEnded] = useState('');
  const isOffline = useWaiting(isRefused ? null : knock, guest, {
    onAnswer: (token) => {
      if (token === null) return setRefused(true);
      keepKnock(null);
      onAdmitted(token);
    },
    // Nobody can answer it any more, also after a reload.
    onEnded: (why) => {
      keep(null);
      setEnded(why);
    },
  });
  if (ended !== '') {
    return (
      <CallPage>
        <h1>{knockWords.ended}</h1>
        <output>{ended}</output>
        <p>{knockWords.endedText}</p>
        <button type="button" className="call-button" onClick={() => setEnded('')}>
          {knockWords.again}
        </button>
      </CallPage>
    );
  }
  if (isRefused) {
    return (
      <CallPage>
        <h1>{knockWords.refused}</h1>
        <output>{knockWords.refusedText}</output>
        <button
          type="button"
          className="call-button"
          onClick={() => {
            keep(null);
            setRefused(false);
          }}
        >
          {knockWords.again}
        </button>
      </CallPage>
    );
  }
  if (knock !== null) {
    return (
      <CallPage>
        <h1>{knockWords.waiting}</h1>
        <output>{isOffline ? knockWords.offline : knockWords.waitingText}</output>
      </CallPage>
    );
  }
  const send = async (name: string): Promise<void> => {
    if (name.trim() === '') return setProblem(knockWords.empty);
    setProblem('');
    try {
      keep((await call(knockAtCall, { body: { guest, name } })).knock);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
    }
  };
  return <NameForm problem={problem} onSend={send} />;
}

function NameForm({
  problem,
  onSend,
}: {
  readonly problem: string;
  readonly onSend: (name: string) => Promise<void>;
}) {
  const [name, setName] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    if (isSending) return;
    setSending(true);
    await onSend(name);
    setSending(false);
  };
  const isWrong = problem !== '';
  return (
    <CallPage>
      <h1>{knockWords.title}</h1>
      <p>{knockWords.text}</p>
      <PlainForm className="knock-page" onSubmit={() => void send()}>
        <label className="call-device-field">
          <span>{knockWords.name}</span>
          <input
            value={name}
            maxLength={GUEST_NAME_MOST}
            autoComplete="name"
            aria-invalid={isWrong}
            aria-describedby={isWrong ? 'knock-problem' : undefined}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </label>
        {isWrong && (
          <p role="alert" id="knock-problem" className="call-problem">
            {problem}
          </p>
        )}
        <button type="submit" className="call-button call-button--main" disabled={isSending}>
          {knockWords.knock}
        </button>
      </PlainForm>
    </CallPage>
  );
}

type Ears = {
  /** With the token of who was let in, and null of who was not. */
  readonly onAnswer: (token: string | null) => void;
  /** Whoever waits would wait for nothing. */
  readonly onEnded: (why: string) => void;
};

/** Asks again and again; gives whether the server is away. */
function useWaiting(knock: string | null, guest: string, ears: Ears): boolean {
  const [isOffline, setOffline] = useState(false);
  const [asked, setAsked] = useState(0);
  const latest = useRef(ears);
  useEffect(() => {
    latest.current = ears;
  });
  useEffect(() => {
    if (knock === null) return;
    const leaving = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const body = { guest, knock };
        const { state, token } = await call(waitAtCall, { body }, { signal: leaving.signal });
        setOffline(false);
        if (state !== 'waiting') return latest.current.onAnswer(token);
      } catch (error) {
        if (leaving.signal.aborted) return;
        const isOver = error instanceof ApiError && !error.mayPass;
        setOffline(!isOver);
        if (isOver) return latest.current.onEnded(error.message);
      }
      setAsked((count) => count + 1);
    };
    const timer = setTimeout(() => void ask(), asked === 0 ? 0 : ASK_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [knock, guest, asked]);
  return isOffline;
}
