/** Pictures of a recording in one file, row by row; each is shown for `everyMs`. */
export type ThumbnailGrid = {
  readonly everyMs: number;
  readonly columns: number;
  readonly rows: number;
  readonly count: number;
  /** Of one picture, in pixels. */
  readonly width: number;
  readonly height: number;
};

const COLUMNS = 10;
const MOST = 100;
/** Closer ones would be alike on a screen. Ours. */
const LEAST_MS = 2_000;

/** At most a hundred pictures, however long the recording is: the file stays below half a megabyte. */
export function thumbnailGrid(durationMs: number): ThumbnailGrid {
  const everyMs = Math.max(LEAST_MS, Math.ceil(durationMs / MOST));
  const count = Math.max(1, Math.ceil(durationMs / everyMs));
  const columns = Math.min(COLUMNS, count);
  return {
    ...{ everyMs, columns, count, rows: Math.ceil(count / columns) },
    ...{ width: 160, height: 90 },
  };
}
