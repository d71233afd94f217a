import { CALL_NOTICE } from '@candor/contract/interviews/call-recording-rules';
import { answerRecording } from '@candor/contract/interviews/call-recordings';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { keepWithdrawal, keptWithdrawal } from './kept-withdrawal.ts';
import { tellUntilHeard } from './tell-until-heard.ts';
import type { CallSession } from './call-session.ts';
import type { RecordingOfCall } from './call-snapshot.ts';

/** Agreeing no longer: here at once, and said to the server until it has heard it, also by who comes back. */
export function useWithdrawing(
  { token, page, seatID }: CallSession['seat'],
  { recordingID, isAgreed }: RecordingOfCall,
) {
  const [withdrawn, setWithdrawn] = useState(() => keptWithdrawal(seatID));
  const [isLate, setLate] = useState(false);
  const [problem, setProblem] = useState('');
  const isHeard = isAgreed === false;
  if (isHeard && withdrawn !== null) setWithdrawn(null);
  // Kept for longer it would undo a later yes.
  useEffect(() => {
    if (isHeard) keepWithdrawal(seatID, null);
  }, [isHeard, seatID]);
  const isWithdrawn = recordingID !== null && withdrawn === recordingID;
  const isUntold = isWithdrawn && isAgreed === true;
  useEffect(() => {
    if (!isUntold) return;
    const over = new AbortController();
    const { signal } = over;
    const body = { token, page, isAgreed: false, notice: CALL_NOTICE };
    const tell = (soon: AbortSignal) => call(answerRecording, { body }, { signal: soon });
    tellUntilHeard(tell, { signal, onLate: () => setLate(true) }).then(
      () => !signal.aborted && keepWithdrawal(seatID, null),
      (error: unknown) => setProblem(error instanceof Error ? error.message : ''),
    );
    return () => over.abort();
  }, [isUntold, token, page, seatID]);
  const change = (from: number | null): void => {
    setLate(false);
    setProblem('');
    setWithdrawn(from);
    keepWithdrawal(seatID, from);
  };
  return {
    isWithdrawn,
    /** The server has not heard of it, and is told again and again. */
    isLate: isUntold && isLate && problem === '',
    problem: isUntold ? problem : '',
    withdraw: () => change(recordingID),
    takeBack: () => change(null),
  };
}
