import { useRef, useState } from 'react';
import { answerToError } from '../../../ui/player/renewal-rules.ts';
import { isFresh } from './track-time-rules.ts';

/** What keeps each of several videos from asking for new URLs without end: whoever fails with a fresh one is broken. */
export function useRenewals(renew: () => Promise<boolean>) {
  const renewed = useRef(new Map<number, number>());
  const renewing = useRef<Promise<boolean> | null>(null);
  const [broken, setBroken] = useState<ReadonlySet<number>>(new Set());
  /** The URLs of all of them come together: those that fail together ask once. */
  const ask = (): Promise<boolean> => {
    renewing.current ??= renew().finally(() => {
      renewing.current = null;
    });
    return renewing.current;
  };
  const give = (trackID: number): void => {
    setBroken((before) => new Set([...before, trackID]));
  };
  const fail = async (trackID: number, code: number | undefined): Promise<void> => {
    const now = performance.now();
    if (answerToError(code, isFresh(renewed.current.get(trackID), now)) === 'broken') {
      return give(trackID);
    }
    renewed.current.set(trackID, now);
    if (!(await ask())) give(trackID);
  };
  const tryAgain = (trackID: number): void => {
    renewed.current.delete(trackID);
    setBroken((before) => new Set([...before].filter((one) => one !== trackID)));
  };
  return { broken, fail, tryAgain };
}
