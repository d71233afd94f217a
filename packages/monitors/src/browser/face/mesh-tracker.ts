import type { FaceTracker, Seen } from './face-tracker.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

export interface MeshOptions {
  /** Where the files of `faceMeshFiles()` are served. */
  readonly folder: string;
  readonly maxFaces: number;
  readonly minDetectionConfidence: number;
  readonly minTrackingConfidence: number;
  readonly startWorker?: () => Worker;
}

interface Waiting<Value> {
  readonly resolve: (value: Value) => void;
  readonly reject: (reason: Error) => void;
}

/** A frame takes 30 ms, and seconds on a machine that swaps: after this the worker is given up. */
const STALLED_MS = 10_000;

function inTime<Value>(waiting: Waiting<Value>, fail: (reason: Error) => void): Waiting<Value> {
  const late = setTimeout(() => fail(new Error('no answer')), STALLED_MS);
  return {
    resolve: (value) => {
      clearTimeout(late);
      waiting.resolve(value);
    },
    reject: (reason) => {
      clearTimeout(late);
      waiting.reject(reason);
    },
  };
}

const startMeshWorker = () => new Worker(new URL('./mesh-worker.ts', import.meta.url));

/** `@mediapipe/face_mesh` in a worker of its own. After a failure of the model make a new one. */
export function createMeshTracker(options: MeshOptions): FaceTracker {
  const { folder, startWorker = startMeshWorker, ...limits } = options;
  const worker = startWorker();
  let loading: Waiting<void> | null = null;
  let detecting: Waiting<Seen> | null = null;
  let onTick = () => {};
  const send = (message: ToWorker, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  const fail = (reason: Error) => {
    loading?.reject(reason);
    detecting?.reject(reason);
    loading = null;
    detecting = null;
  };
  const hear = (message: FromWorker) => {
    switch (message.kind) {
      case 'tick':
        return onTick();
      case 'ready':
        loading?.resolve();
        loading = null;
        return;
      case 'failed':
        return fail(new Error(message.message));
      case 'seen': {
        const { faces, look, modelMs, totalMs } = message;
        const points = faces?.map((points478) => ({ points478 })) ?? null;
        detecting?.resolve({ faces: points, look, modelMs, totalMs });
        detecting = null;
      }
    }
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(data));
  worker.addEventListener('error', ({ message }) => fail(new Error(message || 'worker failed')));
  return {
    load: () =>
      new Promise((resolve, reject) => {
        loading = { resolve, reject };
        send({ kind: 'load', folder: new URL(folder, location.href).href, ...limits });
      }),
    detect: (frame, { look, mesh }) =>
      new Promise((resolve, reject) => {
        detecting = inTime({ resolve, reject }, fail);
        send({ kind: 'frame', frame, look, mesh }, [frame]);
      }),
    tick: (everyMs, listener) => {
      onTick = listener;
      send({ kind: 'ticks', everyMs });
    },
    close: () => {
      worker.terminate();
      fail(new Error('closed'));
    },
  };
}
