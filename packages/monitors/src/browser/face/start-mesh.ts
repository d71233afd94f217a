import type { FaceLimits } from '../../face/index.ts';
import type { FaceTracker } from './face-tracker.ts';

/** Word for word (002 §8). */
export const modelTimeoutText = 'MediaPipe models failed to load within timeout period.';

/** What a candidate sees while the camera or the model is on its way, or not coming. */
export interface FaceStanding {
  readonly state:
    | 'waiting'
    | 'loading'
    | 'retrying'
    | 'running'
    | 'recovering'
    | 'fallback'
    | 'off';
  readonly text: string | null;
}

export const standings = {
  waiting: { state: 'waiting', text: 'Waiting for the camera' },
  pictureless: { state: 'waiting', text: 'The camera gives no picture. Still waiting' },
  loading: { state: 'loading', text: 'Loading the face model' },
  slow: { state: 'loading', text: modelTimeoutText },
  retrying: { state: 'retrying', text: 'The face model did not load. Trying again' },
  running: { state: 'running', text: null },
  recovering: { state: 'recovering', text: 'The face model stopped. Starting it again' },
  fallback: { state: 'fallback', text: 'Working without the face model' },
  off: { state: 'off', text: null },
} as const satisfies Readonly<Record<string, FaceStanding>>;

/** Resolves after `ms`, or at once when `signal` aborts. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * [ME-7] Loads the model: three starts, three seconds apart. The specification waits 50 × 100 ms and then says so;
 * a slow line is told the same, and the load goes on: closing it would make the next one begin from nothing.
 * @returns null when every start failed, or when `signal` aborted
 */
export async function startMesh({
  createTracker,
  limits,
  tell,
  signal,
}: {
  readonly createTracker: () => FaceTracker;
  readonly limits: FaceLimits;
  readonly tell: (standing: FaceStanding) => void;
  readonly signal: AbortSignal;
}): Promise<FaceTracker | null> {
  // Over all starts together: a model that fails at once is as late as one that hangs.
  let isLate = false;
  const late = setTimeout(() => {
    isLate = true;
    tell(standings.slow);
  }, limits.modelTries * limits.modelTryMs);
  signal.addEventListener('abort', () => clearTimeout(late));
  const tellUnlessLate = (standing: FaceStanding) => {
    if (!isLate) tell(standing);
  };
  for (let start = 1; start <= limits.startTries && !signal.aborted; start += 1) {
    tellUnlessLate(start === 1 ? standings.loading : standings.retrying);
    const tracker = createTracker();
    const hasLoaded = await tracker.load().then(
      () => true,
      () => false,
    );
    if (hasLoaded && !signal.aborted) {
      clearTimeout(late);
      return tracker;
    }
    tracker.close();
    if (start < limits.startTries) {
      tellUnlessLate(standings.retrying);
      await pause(limits.preloadRetryMs, signal);
    }
  }
  clearTimeout(late);
  return null;
}
