/** Small pictures in one file, row by row; picture n stands for the time from n times `everyMs` on. */
export type Thumbnails = {
  readonly url: string;
  readonly everyMs: number;
  readonly columns: number;
  readonly count: number;
  /** Of one picture, in pixels. */
  readonly width: number;
  readonly height: number;
};

/** Where in the file the picture of this moment is. */
export function pictureAt({ everyMs, columns, count }: Thumbnails, seconds: number) {
  const last = Math.max(0, count - 1);
  const index = Math.min(last, Math.max(0, Math.floor((seconds * 1000) / everyMs)));
  return { column: index % columns, row: Math.floor(index / columns) };
}

/** Half of the slider's thumb: a browser's slider begins and ends where the thumb still fits, in pixels. */
const INSET = 7;

/** The moment that a click there would seek to; `x` and `width` of the bar in pixels. */
export function secondsAt(x: number, width: number, durationSeconds: number): number {
  const share = (x - INSET) / Math.max(1, width - 2 * INSET);
  return Math.min(1, Math.max(0, share)) * durationSeconds;
}

type Labelled = { readonly atSeconds: number; readonly label: string };

/** As near as a pointer can be told to be on a mark, of a bar of usual width. */
const NEAR = 0.008;

/** What happened there, or what is missing: the bar itself shows only that there is something. */
export function labelNear(
  marks: readonly Labelled[],
  seconds: number,
  durationSeconds: number,
): string | undefined {
  const away = ({ atSeconds }: Labelled): number => Math.abs(atSeconds - seconds);
  const nearest = marks.toSorted((one, other) => away(one) - away(other))[0];
  return nearest !== undefined && away(nearest) <= NEAR * durationSeconds
    ? nearest.label
    : undefined;
}
