import { shareMessages } from '@candor/recorder';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askForScreen, type Share, stopShare } from './room-recording.ts';
import type { CheckWords } from './check-words.ts';

/** At most 10 attempts (BR-1); a reload gives ten more, so that nobody is locked out for good. */
const ATTEMPTS = 10;

/** Why it was not enough; said in the language of then. */
export type ShareProblem = keyof CheckWords['shareProblems'];

const problems = new Map<string, ShareProblem>(
  Object.entries(shareMessages).map(([name, message]) => [
    message,
    name as keyof typeof shareMessages,
  ]),
);

/** Asks for the screen; the browser allows that only in a click. */
export function useShare(policy: 'required' | 'when-available') {
  const [share, setShare] = useState<Share | null>(null);
  const [problem, setProblem] = useState<ShareProblem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [left, setLeft] = useState(ATTEMPTS);
  const attempt = useRef(0);
  useEffect(() => {
    if (share === null) return;
    const ended = new AbortController();
    const { signal } = ended;
    const onEnded = () => {
      stopShare(share);
      setShare(null);
      setProblem('endedEarly');
    };
    for (const track of [
      ...share.streams.display.getVideoTracks(),
      ...share.streams.microphone.getTracks(),
    ]) {
      track.addEventListener('ended', onEnded, { signal });
    }
    return () => ended.abort();
  }, [share]);
  const ask = async () => {
    setProblem(null);
    attempt.current += 1;
    setAsking(true);
    const outcome = await askForScreen(policy, attempt.current);
    setAsking(false);
    if (outcome.ok) {
      // Only refusals use attempts up: who shared once has shown that it works.
      attempt.current -= 1;
      return setShare(outcome);
    }
    setProblem(problems.get(outcome.message) ?? 'unableToStart');
    setLeft(outcome.attemptsLeft);
  };
  const dismiss = useCallback(() => setProblem(null), []);
  return { share, isAsking, problem, left, ask: () => void ask(), dismiss };
}
