import { CALL_NOTICE } from '@candor/contract/interviews/call-recording-rules';
import { answerRecording } from '@candor/contract/interviews/call-recordings';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { isWithdrawalKept, keepWithdrawal } from './kept-withdrawal.ts';
import { tellUntilHeard } from './tell-until-heard.ts';
import type { CallSession, RecordingOfCall } from './call-session.ts';

/** Agreeing no longer: here at once, and said to the server until it has heard it, also after a reload. */
export function useWithdrawing({ token, page }: CallSession['seat'], told: RecordingOfCall) {
  const [isWithdrawn, setWithdrawn] = useState(() => isWithdrawalKept(token));
  const [isLate, setLate] = useState(false);
  const [problem, setProblem] = useState('');
  const isUntold = isWithdrawn && told.state !== 'off' && told.isAgreed === true;
  useEffect(() => {
    if (!isUntold) return;
    const over = new AbortController();
    const { signal } = over;
    const body = { token, page, isAgreed: false, notice: CALL_NOTICE };
    const tell = (soon: AbortSignal) => call(answerRecording, { body }, { signal: soon });
    tellUntilHeard(tell, { signal, onLate: () => setLate(true) }).then(
      () => !signal.aborted && keepWithdrawal(null),
      (error: unknown) => setProblem(error instanceof Error ? error.message : ''),
    );
    return () => over.abort();
  }, [isUntold, token, page]);
  const change = (isSo: boolean): void => {
    setLate(false);
    setProblem('');
    setWithdrawn(isSo);
    keepWithdrawal(isSo ? token : null);
  };
  return {
    isWithdrawn,
    /** The server has not heard of it, and is told again and again. */
    isLate: isUntold && isLate && problem === '',
    problem: isUntold ? problem : '',
    withdraw: () => change(true),
    takeBack: () => change(false),
  };
}
