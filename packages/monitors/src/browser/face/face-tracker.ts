import type { Look } from './worker-messages.ts';

/** One face: 478 points of x, y (shares of the picture, from its top left corner) and z, one after the other. */
export interface SeenFace {
  readonly points478: Float32Array;
}

export interface Seen {
  /** Null when the engine was not asked, or cannot look for faces. */
  readonly faces: readonly SeenFace[] | null;
  readonly look: Look | null;
  /** Milliseconds inside the model, and with everything around it, in the engine's own thread. */
  readonly modelMs: number;
  readonly totalMs: number;
}

/** Any engine that finds 478 points fits: rules work on points only. */
export interface FaceTracker {
  /** Loads the model and runs one blank frame. Rejects with the reason. */
  load(): Promise<void>;
  /** Takes the frame over and closes it. One at a time: callers drop frames while it is busy. */
  detect(
    frame: VideoFrame | ImageBitmap,
    options: { readonly look: boolean; readonly mesh: boolean },
  ): Promise<Seen>;
  /** Calls back at this pace, even in a hidden page; 0 stops. */
  tick(everyMs: number, onTick: () => void): void;
  close(): void;
}
