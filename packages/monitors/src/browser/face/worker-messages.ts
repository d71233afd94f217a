/** What the mesh worker understands. */
export type ToWorker =
  | {
      readonly kind: 'load';
      /** Address of the model's files, ending in a slash. */
      readonly folder: string;
      readonly minDetectionConfidence: number;
      readonly minTrackingConfidence: number;
      readonly maxFaces: number;
    }
  | {
      readonly kind: 'frame';
      readonly frame: VideoFrame | ImageBitmap;
      /** Whether to look for faces, and whether to look at the picture itself. */
      readonly mesh: boolean;
      readonly look: boolean;
    }
  /** Begin to tick, or stop with 0. A worker's timer goes on when the page is hidden. */
  | { readonly kind: 'ticks'; readonly everyMs: number };

/** The picture itself, on a grid of 32 × 24. */
export interface Look {
  /** Mean brightness, 0 to 255. */
  readonly brightness: number;
  /** Standard deviation of the brightness: a covered lens shows nearly none. */
  readonly contrast: number;
  /** Share of the sampled pixels in the colour of any human skin, 0 to 1. */
  readonly skinShare: number;
}

export type FromWorker =
  | { readonly kind: 'ready'; readonly loadMs: number; readonly warmUpMs: number }
  | { readonly kind: 'failed'; readonly during: 'load' | 'frame'; readonly message: string }
  | {
      readonly kind: 'seen';
      /** One array of 478 × (x, y, z) for each face; null when not asked for. */
      readonly faces: readonly Float32Array[] | null;
      readonly look: Look | null;
      readonly modelMs: number;
      /** Everything between the arrival of the frame and this answer. */
      readonly totalMs: number;
    }
  | { readonly kind: 'tick' };
