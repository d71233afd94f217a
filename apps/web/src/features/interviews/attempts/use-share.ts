import { useCallback, useEffect, useRef, useState } from 'react';
import { askForScreen, type Share, stopShare } from './room-recording.ts';
import { recordingTexts } from './room-words.ts';

/** At most 10 attempts (BR-1); a reload gives ten more, so that nobody is locked out for good. */
const ATTEMPTS = 10;

/** Asks for the screen; the browser allows that only in a click. */
export function useShare(policy: 'required' | 'when-available') {
  const [share, setShare] = useState<Share | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
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
      setProblem(recordingTexts.endedEarly);
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
    setProblem(outcome.message);
    setLeft(outcome.attemptsLeft);
  };
  const dismiss = useCallback(() => setProblem(null), []);
  return { share, isAsking, problem, left, ask: () => void ask(), dismiss };
}
