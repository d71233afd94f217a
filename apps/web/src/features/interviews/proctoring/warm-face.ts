import { faceMeshFolder } from 'virtual:face-mesh';
import {
  createMeshTracker,
  type FaceTracker,
  preloadFaceMesh,
} from '@candor/monitors/browser/face';
import { faceLimits } from '@candor/monitors/face';

type Warming = {
  readonly stopping: AbortController;
  readonly tracker: Promise<FaceTracker | null>;
};

/** One for the page: its model is held in a worker until a monitor takes it. */
let warming: Warming | undefined;

/** ME-7, “preload”: from the candidate's consent on, so that tracking starts with the first question. */
export function warmUpFace(): void {
  if (warming !== undefined) return;
  const stopping = new AbortController();
  warming = { stopping, tracker: preloadFaceMesh(faceMeshFolder, stopping.signal) };
}

/** Nobody will watch the face after all. */
export function coolDownFace(): void {
  if (warming !== undefined) asTracker(warming).close();
  warming = undefined;
}

/** The warmed model for the first monitor that asks, also while it still loads; a new one for all others. */
export function takeFaceTracker(): FaceTracker {
  const taken = warming;
  warming = undefined;
  return taken === undefined
    ? createMeshTracker({ folder: faceMeshFolder, ...faceLimits })
    : asTracker(taken);
}

function asTracker({ stopping, tracker }: Warming): FaceTracker {
  let warm: FaceTracker | null = null;
  const loaded = (): FaceTracker => {
    if (warm === null) throw new Error('The model is not loaded');
    return warm;
  };
  return {
    load: async () => {
      warm = await tracker;
      loaded();
    },
    detect: (...seen) => loaded().detect(...seen),
    tick: (...ticks) => warm?.tick(...ticks),
    close: () => {
      stopping.abort();
      void tracker.then((one) => one?.close());
    },
  };
}
