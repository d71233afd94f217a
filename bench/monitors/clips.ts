import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Must {
  readonly any_of: readonly string[];
  readonly start_s: number;
  readonly end_s: number;
  /** Where it happens in the picture, which is not mirrored: “right” is the candidate's own left. */
  readonly image_dir?: string;
}

/** One label of `proctor-media-label/1`; the format is described beside the clips. */
export interface Clip {
  readonly id: string;
  readonly kind: 'video' | 'audio' | 'still';
  readonly case: string;
  readonly file: string;
  readonly expands_to: string;
  readonly duration_s: number;
  readonly fps?: number;
  readonly people?: readonly {
    readonly pid: string;
    readonly skin_tone: string;
    readonly glasses: boolean;
  }[];
  readonly conditions?: readonly string[];
  readonly intervals: readonly {
    readonly start_s: number;
    readonly end_s: number;
    readonly truth: { readonly speech?: boolean; readonly speakers?: number };
  }[];
  readonly expect: {
    /** Windows for a video, types for a sound. */
    readonly must: readonly (Must | string)[];
    readonly may?: readonly string[];
    readonly must_not: readonly string[];
  };
}

/** @param only the beginnings of ids; none means all. Stills are no clips. */
export function readClips(folder: string, only: readonly string[]): Clip[] {
  const labels = join(folder, 'labels');
  return readdirSync(labels)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(labels, name), 'utf8')) as Clip)
    .filter(({ kind }) => kind !== 'still')
    .filter(({ id }) => only.length === 0 || only.some((start) => id.startsWith(start)));
}

export interface Expanded {
  readonly path: string;
  /** How many pictures a second the fake camera plays; the clip's time is their count over this. */
  readonly fps: number;
}

/** Silence before a sound, so that the monitor listens before the clip begins. */
export const LEAD_S = 4;

/**
 * What Chromium's fake devices play: Y4M at the clip's own rate (a raw MJPEG is always played at 30 a second, and
 * late on a busy machine), and WAV. What is there only as MJPEG or WAV is taken as it is.
 */
export function expand(folder: string, clip: Clip, into: string): Expanded {
  const sources = [clip.file, clip.expands_to, join('ready', clip.expands_to)];
  const source = sources.map((name) => join(folder, name)).find((path) => existsSync(path));
  if (source === undefined)
    throw new Error(`${clip.id}: neither ${sources.join(' nor ')} is there`);
  const fps = source.endsWith('.mjpeg') ? 30 : (clip.fps ?? 15);
  const path = join(into, `${clip.id}.${clip.kind === 'video' ? 'y4m' : 'wav'}`);
  const input = source.endsWith('.mjpeg') ? ['-r', '30', '-i', source] : ['-i', source];
  const output =
    clip.kind === 'video'
      ? ['-an', '-pix_fmt', 'yuv420p', path]
      : [
          ...['-af', `adelay=${LEAD_S * 1000}:all=1`],
          ...['-ar', '48000', '-ac', '1', '-c:a', 'pcm_s16le', path],
        ];
  const { status, stderr } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...input, ...output]);
  if (status !== 0) throw new Error(`${clip.id}: ${String(stderr)}`);
  return { path, fps };
}
