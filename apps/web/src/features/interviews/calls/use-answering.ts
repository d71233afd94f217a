import type { RecordingStateOfCall } from '@candor/contract/interviews/call-recording-rules';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';

/** What somebody does about the recording: one after the other, and a question or refusal only while it is about now. */
export function useAnswering(state: RecordingStateOfCall) {
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const [seenState, setSeenState] = useState(state);
  if (seenState !== state) {
    setSeenState(state);
    setProblem('');
    setAsking(false);
  }
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  const send = async (work: Promise<unknown>): Promise<void> => {
    const before = latest.current;
    setPending(true);
    setProblem('');
    try {
      await work;
      setAsking(false);
    } catch (error) {
      // A refusal of what was meant for the state before says nothing any more; a line that failed does.
      const isRefusal = error instanceof ApiError && !error.mayPass;
      if (!isRefusal || latest.current === before) {
        setProblem(error instanceof Error ? error.message : '');
      }
    }
    setPending(false);
  };
  return { isAsking, setAsking, isPending, problem, send };
}
