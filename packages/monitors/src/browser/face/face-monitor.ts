import type { FaceIncident, FaceLimits, FaceReading, FaceSignal } from '../../face/index.ts';
import { faceLimits, initialFace, readingOf, stepFace } from '../../face/index.ts';
import type { HealthState } from '../../health/index.ts';
import type { CameraPulse } from './camera-pulse.ts';
import { createCameraPulse } from './camera-pulse.ts';
import type { FaceTracker, Seen } from './face-tracker.ts';
import type { FrameSource } from './frame-source.ts';
import { openFrameSource } from './frame-source.ts';
import { createMeshTracker } from './mesh-tracker.ts';
import type { FaceStanding } from './start-mesh.ts';
import { pause, standings, startMesh } from './start-mesh.ts';

export interface FaceMonitorOptions {
  /** Where the files of `faceMeshFiles()` are served, ending in a slash. */
  readonly folder: string;
  readonly onIncident: (incident: FaceIncident) => void;
  /** The panel's numbers, after every frame. */
  readonly onReading?: (reading: FaceReading) => void;
  /** Every signal of the rules: for tests and measurements, never for sending. */
  readonly onSignal?: (signal: FaceSignal) => void;
  /** What one frame cost, in milliseconds inside the model and with everything around it. */
  readonly onCost?: (cost: Pick<Seen, 'modelMs' | 'totalMs'>) => void;
  /** A heartbeat at every change and at least every 10 s. */
  readonly onHealth?: (state: HealthState, at: number) => void;
  /** [ME-7] How the model is, for people to see. */
  readonly onStanding?: (standing: FaceStanding) => void;
  readonly limits?: FaceLimits;
  /** A model that `preloadFaceMesh` warmed up; it is closed by this monitor. */
  readonly preloaded?: FaceTracker;
  /** Another engine, or one for tests. */
  readonly createTracker?: () => FaceTracker;
}

export interface FaceMonitor {
  readonly running: boolean;
  /** Calibrates, then watches. Does nothing while it runs. */
  start(): Promise<void>;
  stop(): void;
}

/** Milliseconds since the epoch that never jump while the page lives. */
const now = (): number => performance.timeOrigin + performance.now();

/** The face monitor over the interview's own camera, which it neither asks for nor stops. */
export function createFaceMonitor(stream: MediaStream, options: FaceMonitorOptions): FaceMonitor {
  const { onHealth = () => {}, onStanding = () => {} } = options;
  let stopping: AbortController | null = null;
  const watched = createJudge(options);
  return {
    get running() {
      return stopping !== null;
    },
    start: async () => {
      if (stopping) return;
      stopping = new AbortController();
      const { signal } = stopping;
      watched.feed({ kind: 'start', at: now() });
      await watch(stream, options, { judge: watched, signal });
    },
    stop: () => {
      if (!stopping) return;
      stopping.abort();
      stopping = null;
      onStanding(standings.off);
      onHealth('off', now());
    },
  };
}

interface Judge {
  feed(signal: FaceSignal): void;
  readonly isCovered: () => boolean;
}

/** The state of the rules; incidents and readings leave here. */
function createJudge({
  onIncident,
  onReading = () => {},
  onSignal = () => {},
  limits = faceLimits,
}: FaceMonitorOptions): Judge {
  let state = initialFace(now());
  return {
    feed: (signal) => {
      onSignal(signal);
      const [next, incidents] = stepFace(state, signal, limits);
      state = next;
      onReading(readingOf(state, limits));
      for (const incident of incidents) onIncident(incident);
    },
    isCovered: () => state.covered,
  };
}

async function watch(
  stream: MediaStream,
  options: FaceMonitorOptions,
  { judge, signal }: { readonly judge: Judge; readonly signal: AbortSignal },
): Promise<void> {
  const { limits = faceLimits, onStanding = () => {}, onHealth = () => {} } = options;
  const tell = (standing: FaceStanding) => {
    if (!signal.aborted) onStanding(standing);
  };
  const [track] = stream.getVideoTracks();
  if (!track) {
    tell(standings.pictureless);
    return onHealth('dead', now());
  }
  const pulse = createCameraPulse(track, onHealth, now);
  signal.addEventListener('abort', () => pulse.close());
  const source = openFrameSource(stream);
  signal.addEventListener('abort', () => source.close());
  tell(standings.waiting);
  const late = () => {
    tell(standings.pictureless);
    pulse.judging(false);
  };
  await awaitPicture(source, limits, { signal, onLate: late });
  const { folder } = options;
  const { maxFaces, minDetectionConfidence, minTrackingConfidence } = limits;
  const confidences = { minDetectionConfidence, minTrackingConfidence };
  const create =
    options.createTracker ?? (() => createMeshTracker({ folder, maxFaces, ...confidences }));
  let warm = options.preloaded ?? null;
  while (!signal.aborted) {
    const tracker = warm ?? (await startMesh({ createTracker: create, limits, tell, signal }));
    warm = null;
    if (signal.aborted) return tracker?.close();
    if (!tracker) return watchWithout(create(), { source, judge, pulse, limits, tell, signal });
    tell(standings.running);
    pulse.judging(true);
    // “If a face-mesh send fails …, recovery is attempted” (002 §4): a new model, and on.
    await watchWith(tracker, { source, judge, pulse, limits, options, signal });
    tracker.close();
    if (signal.aborted) return;
    pulse.judging(false);
    tell(standings.recovering);
    await pause(limits.componentTryMs, signal);
  }
}

/**
 * “Components are awaited with up to 10 retries at 0.5 s” (002 §4): here, a camera with a picture. Then it is said
 * that there is none, and the waiting goes on: who plugs the camera in is watched without a click.
 */
async function awaitPicture(
  source: FrameSource,
  limits: FaceLimits,
  { signal, onLate }: { readonly signal: AbortSignal; readonly onLate: () => void },
): Promise<void> {
  for (let tries = 1; source.size().width === 0 && !signal.aborted; tries += 1) {
    await pause(limits.componentTryMs, signal);
    if (tries === limits.componentTries && source.size().width === 0) onLate();
  }
}

interface Watching {
  readonly source: FrameSource;
  readonly judge: Judge;
  readonly pulse: CameraPulse;
  readonly limits: FaceLimits;
  readonly signal: AbortSignal;
}

/** Runs until the model fails, or until `signal` aborts. A frame that comes while one is busy is dropped. */
function watchWith(
  tracker: FaceTracker,
  watching: Watching & { readonly options: FaceMonitorOptions },
): Promise<void> {
  const { source, judge, pulse, limits, signal, options } = watching;
  let isBusy = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return new Promise((resolve) => {
    const end = () => {
      tracker.tick(0, () => {});
      resolve();
    };
    signal.addEventListener('abort', end);
    const see = async () => {
      const frame = await source.next();
      if (!frame) return;
      const at = now();
      const isLook = at - lookedAt >= limits.lookMs;
      if (isLook) lookedAt = at;
      const size = source.size();
      const seen = await tracker.detect(frame, { look: isLook, mesh: true });
      if (signal.aborted) return;
      if (seen.look) judge.feed({ kind: 'look', at, ...seen.look, mesh: true });
      pulse.covered(judge.isCovered());
      const faces = (seen.faces ?? []).map(({ points478 }) => points478);
      judge.feed({ kind: 'frame', at, frame: size, faces });
      pulse.seen();
      options.onCost?.(seen);
    };
    tracker.tick(limits.tickMs, () => {
      if (isBusy || signal.aborted) return;
      isBusy = true;
      see().then(() => {
        isBusy = false;
      }, end);
    });
  });
}

/** [ME-7] The skin-tone fallback: it says that nobody knows, and never that nobody is there. */
function watchWithout(
  tracker: FaceTracker,
  { source, judge, pulse, limits, tell, signal }: Watching & { tell: (s: FaceStanding) => void },
): void {
  tell(standings.fallback);
  pulse.judging(false);
  signal.addEventListener('abort', () => tracker.close());
  tracker.tick(limits.fallbackMs, () => {
    void (async () => {
      const frame = await source.next();
      if (!frame) return;
      const { look } = await tracker.detect(frame, { look: true, mesh: false });
      if (look && !signal.aborted) judge.feed({ kind: 'look', at: now(), ...look, mesh: false });
    })().catch(() => {});
  });
}

/**
 * Loads the model before a camera is open, as during a consent dialog: the first frame costs ten times the
 * others. Pass the result as `preloaded`. @returns null when it does not load; the monitor tries again
 */
export function preloadFaceMesh(
  folder: string,
  signal: AbortSignal,
  limits: FaceLimits = faceLimits,
): Promise<FaceTracker | null> {
  const create = () => createMeshTracker({ folder, ...limits });
  return startMesh({ createTracker: create, limits, tell: () => {}, signal });
}
