import type { FaceMonitor, FaceTracker } from '../src/browser/face/index.ts';
import { createFaceMonitor, createMeshTracker } from '../src/browser/face/index.ts';
import type { FaceReading } from '../src/face/index.ts';
import { faceLimits } from '../src/face/index.ts';
import { type PaintedFace, paintFace } from './painted-face.ts';

const folder = '/face-mesh/';
const canvas = document.createElement('canvas');
canvas.width = 640;
canvas.height = 480;
const context = canvas.getContext('2d');
if (!context) throw new Error('no canvas');

let faces: readonly PaintedFace[] = [];
let isDark = false;
let isFrozen = false;
let sway = 0;
let monitor: FaceMonitor | null = null;

/** A painted camera at 15 pictures a second. */
function paint(brush: CanvasRenderingContext2D): void {
  if (isFrozen) return;
  sway += 1;
  brush.fillStyle = isDark ? '#050505' : '#8496a0';
  brush.fillRect(0, 0, 640, 480);
  // A camera is never quite still, and a canvas that does not change gives no picture.
  for (const face of faces) {
    paintFace(brush, { ...face, x: face.x + Math.sin(sway / 5) });
  }
  brush.fillStyle = sway % 2 ? '#040404' : '#060606';
  brush.fillRect(0, 0, 2, 2);
}
setInterval(() => paint(context), 66);
const stream = canvas.captureStream(15);

/** Fails like the model does when its graph aborts. */
function failing(tracker: FaceTracker, afterFrames: number): FaceTracker {
  let frames = 0;
  return {
    ...tracker,
    detect: async (frame, options) => {
      const seen = await tracker.detect(frame, options);
      frames += 1;
      if (frames > afterFrames) throw new Error('abort(CalculatorGraph::Run() failed)');
      return seen;
    },
  };
}

/** What the tests call through `page.evaluate`. */
const faceBench = {
  incidents: [] as { type: string; text: string | undefined; severity: string }[],
  health: [] as string[],
  standings: [] as { state: string; text: string | null }[],
  reading: null as FaceReading | null,
  started: 0,

  show: (painted: readonly PaintedFace[]) => {
    faces = painted;
  },
  darken: (dark: boolean) => {
    isDark = dark;
  },
  freeze: (frozen: boolean) => {
    isFrozen = frozen;
  },
  endTrack: () => stream.getTracks().forEach((track) => track.stop()),

  /** @param failAfter frames after which the first model aborts; null: never */
  start(failAfter: number | null = null): void {
    const create = () => {
      faceBench.started += 1;
      const tracker = createMeshTracker({ folder, ...faceLimits });
      return failAfter !== null && faceBench.started === 1 ? failing(tracker, failAfter) : tracker;
    };
    watch(stream, create);
  },
  /** Over a camera that gives no picture before `plugIn`. */
  startBlind(): void {
    const blank = document.createElement('canvas');
    const brush = blank.getContext('2d');
    const [track] = blank.captureStream(0).getVideoTracks() as CanvasCaptureMediaStreamTrack[];
    if (!brush || !track) throw new Error('no canvas');
    watch(new MediaStream([track]), () => createMeshTracker({ folder, ...faceLimits }));
    faceBench.plugIn = () => {
      brush.fillRect(0, 0, 10, 10);
      track.requestFrame();
    };
  },
  plugIn: () => {},
  stop: () => monitor?.stop(),
};

function watch(camera: MediaStream, create: () => FaceTracker): void {
  monitor = createFaceMonitor(camera, {
    folder,
    createTracker: create,
    onIncident: ({ type, text, severity }) => faceBench.incidents.push({ type, text, severity }),
    onHealth: (state) => faceBench.health.push(state),
    onStanding: (standing) => faceBench.standings.push(standing),
    onReading: (reading) => {
      faceBench.reading = reading;
    },
  });
  void monitor.start();
}

export type FaceBench = typeof faceBench;

declare global {
  interface Window {
    faceBench: FaceBench;
  }
}

window.faceBench = faceBench;
