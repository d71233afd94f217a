import { answerKnock } from '@candor/contract/interviews/call-knock';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import type { CallSession } from './call-session.ts';
import type { Waiting } from './call-snapshot.ts';
import { knockWords } from './knock-words.ts';

type Props = { readonly session: CallSession; readonly knocks: readonly Waiting[] };

/** Who waits before the door, for interviewers. */
export function KnockNotices({ session, knocks }: Props) {
  const [problem, setProblem] = useState('');
  const [answering, setAnswering] = useState<ReadonlySet<number>>(new Set());
  const answer = async (knockID: number, isAdmitted: boolean): Promise<void> => {
    setAnswering((before) => new Set([...before, knockID]));
    setProblem('');
    try {
      await call(answerKnock, { body: { ...session.seat, knockID, isAdmitted } });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
    }
    setAnswering((before) => new Set([...before].filter((one) => one !== knockID)));
  };
  return (
    <div aria-live="polite">
      {knocks.map(({ knockID, name }) => (
        <p key={knockID} className="call-room__notice call-room__knock">
          <span>{knockWords.wantsIn(name)}</span>
          <button
            type="button"
            className="call-button call-button--main"
            disabled={answering.has(knockID)}
            onClick={() => void answer(knockID, true)}
          >
            {knockWords.admit}
          </button>
          <button
            type="button"
            className="call-button"
            disabled={answering.has(knockID)}
            onClick={() => void answer(knockID, false)}
          >
            {knockWords.refuse}
          </button>
        </p>
      ))}
      {problem !== '' && (
        <p role="alert" className="call-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
