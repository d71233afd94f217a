import { answerKnock } from '@candor/contract/interviews/call-knock';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import type { CallSession, Waiting } from './call-session.ts';
import { knockWords } from './knock-words.ts';

type Props = { readonly session: CallSession; readonly knocks: readonly Waiting[] };

/** Who waits before the door, for interviewers. */
export function KnockNotices({ session, knocks }: Props) {
  const [problem, setProblem] = useState('');
  const answer = async (knockID: number, isAdmitted: boolean): Promise<void> => {
    try {
      setProblem('');
      await call(answerKnock, { body: { ...session.seat, knockID, isAdmitted } });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
    }
  };
  return (
    <div aria-live="polite">
      {knocks.map(({ knockID, name }) => (
        <p key={knockID} className="call-room__notice call-room__knock">
          <span>{knockWords.wantsIn(name)}</span>
          <button
            type="button"
            className="call-button call-button--main"
            onClick={() => void answer(knockID, true)}
          >
            {knockWords.admit}
          </button>
          <button type="button" className="call-button" onClick={() => void answer(knockID, false)}>
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
