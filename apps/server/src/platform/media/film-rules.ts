/** A stretch of a track: `startedAt` by the one clock of all tracks, `atMs` where it begins in the track's file. */
export type Stretch = {
  readonly startedAt: number;
  readonly atMs: number;
  readonly durationMs: number;
};
export type FilmTrack = { readonly segments: readonly Stretch[] };

/** What is seen or heard of one track for the length of a scene. */
export type Take = { readonly track: number; readonly fromMs: number; readonly forMs: number };
/** A time in which the same tracks have something, and each goes on without a cut. */
export type Scene = {
  readonly startedAt: number;
  readonly frames: number;
  readonly takes: readonly Take[];
};

export const FRAMES_A_SECOND = 25;
const FRAME_MS = 1000 / FRAMES_A_SECOND;
/** A scene is made by one run of FFmpeg, whose time and memory are bounded. */
const LONGEST_SCENE_FRAMES = 10 * 60 * FRAMES_A_SECOND;

const endOf = ({ startedAt, durationMs }: Stretch): number => startedAt + durationMs;

/**
 * The scenes of a film in order: for as long as any of the tracks that are `seen` has something. Other tracks are heard
 * in them. Scenes are of whole pictures, and each track is entered at its own exact place.
 */
export function scenesOf(tracks: readonly FilmTrack[], seen: readonly number[]): Scene[] {
  const shown = seen.flatMap((track) => tracks[track]?.segments ?? []);
  return unite(shown).flatMap(({ from, to }) => cut(tracks, from, to));
}

/** Where the scenes lie in their film: one stretch for those that follow each other without a pause. */
export function timelineOf(scenes: readonly Scene[]): Stretch[] {
  const stretches: Stretch[] = [];
  let atMs = 0;
  for (const { startedAt, frames } of scenes) {
    const durationMs = frames * FRAME_MS;
    const last = stretches.at(-1);
    if (last !== undefined && startedAt - endOf(last) < FRAME_MS) {
      stretches[stretches.length - 1] = { ...last, durationMs: last.durationMs + durationMs };
    } else stretches.push({ startedAt, atMs, durationMs });
    atMs += durationMs;
  }
  return stretches;
}

type Time = { readonly from: number; readonly to: number };

function unite(stretches: readonly Stretch[]): Time[] {
  const united: Time[] = [];
  for (const one of stretches.toSorted((a, b) => a.startedAt - b.startedAt)) {
    const last = united.at(-1);
    if (last !== undefined && one.startedAt <= last.to) {
      united[united.length - 1] = { from: last.from, to: Math.max(last.to, endOf(one)) };
    } else if (one.durationMs > 0) united.push({ from: one.startedAt, to: endOf(one) });
  }
  return united;
}

function cut(tracks: readonly FilmTrack[], from: number, to: number): Scene[] {
  const edges = tracks
    .flatMap(({ segments }) => segments)
    .flatMap((segment) => [segment.startedAt, endOf(segment)])
    .filter((edge) => edge > from && edge < to)
    // The first picture that is wholly after the edge: nothing is entered before it begins.
    .map((edge) => Math.ceil((edge - from) / FRAME_MS));
  const last = Math.floor((to - from) / FRAME_MS);
  const frames = [...new Set([0, ...edges, last])].filter((n) => n <= last).toSorted(byNumber);
  const scenes: Scene[] = [];
  for (const [index, begin] of frames.entries()) {
    const end = frames[index + 1] ?? begin;
    for (let at = begin; at < end; at += LONGEST_SCENE_FRAMES) {
      const length = Math.min(end - at, LONGEST_SCENE_FRAMES);
      const startedAt = from + at * FRAME_MS;
      scenes.push({ startedAt, frames: length, takes: takesIn(tracks, startedAt, length) });
    }
  }
  return scenes;
}

const byNumber = (a: number, b: number): number => a - b;

function takesIn(tracks: readonly FilmTrack[], startedAt: number, frames: number): Take[] {
  return tracks.flatMap(({ segments }, track) => {
    // Where clocks made two of a track overlap, the later one is what its browser recorded last.
    const of = segments.findLast((one) => one.startedAt <= startedAt && endOf(one) > startedAt);
    if (of === undefined) return [];
    const fromMs = of.atMs + startedAt - of.startedAt;
    return [{ track, fromMs, forMs: Math.min(frames * FRAME_MS, endOf(of) - startedAt) }];
  });
}

type Cell = { readonly x: number; readonly y: number };
export type Grid = {
  readonly cell: { readonly width: number; readonly height: number };
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
};

/** Six people: three beside each other, twice. */
export function gridOf(count: number, cell: Grid['cell']): Grid {
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const cells = Array.from({ length: count }, (_, index) => ({
    x: (index % columns) * cell.width,
    y: Math.floor(index / columns) * cell.height,
  }));
  return { cell, width: columns * cell.width, height: rows * cell.height, cells };
}
