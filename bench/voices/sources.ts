import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Clip, readClips } from '../monitors/clips.ts';
import { RATE, slice } from './sound.ts';

/** Rules are tuned on the one half of the people and noises, and judged on the other. */
export type Half = 'tuned' | 'held-out';

export interface Person {
  readonly id: string;
  /** What this person said, one piece for each stretch that the label calls theirs alone. */
  readonly said: readonly Float32Array[];
}

export interface Sources {
  readonly people: readonly Person[];
  /** Recorded coughs, one at a time. */
  readonly coughs: readonly Float32Array[];
  readonly music: readonly Float32Array[];
  /** Typing, clicks, a dog, a vacuum cleaner, a fan, dishes. */
  readonly household: readonly Float32Array[];
}

/** Nobody is in both halves, whatever clips they speak in. */
const people: Readonly<Record<Half, readonly string[]>> = {
  tuned: ['jfk', 'allison', 'ami_FEE078'],
  'held-out': ['libri198', 'carlo', 'aew', 'ami_FEE088'],
};
/** Clips in which a person is heard near and without noise. */
const speechClips = [
  ...['oa02_one_male', 'oa03_one_female', 'oa04_phrases_female', 'oa05_italian_male'],
  ...['oa06_two_alternate', 'oa08_meeting', 'oa09_meeting'],
];
/** Each piece of music is in one half only. Other noises are halved in time. */
const music: Readonly<Record<Half, string>> = {
  tuned: 'oa18_music_trumpet',
  'held-out': 'oa17_music_strings',
};
const householdClips = [
  ...['oa11_typing', 'oa12_button_clicks', 'oa14_dog', 'oa15_vacuum', 'oa16_fan_synthetic'],
  'oa19_dishes',
];
/** A shorter piece holds too little of a voice. */
const SHORTEST_S = 0.5;

export function readSources(media: string, half: Half): Sources {
  const clips = new Map(readClips(media, ['oa']).map((clip) => [clip.id, clip]));
  const clipOf = (id: string): Clip => {
    const clip = clips.get(id);
    if (!clip) throw new Error(`${media} has no ${id}: the trials are made of the open clips.`);
    return clip;
  };
  const soundOf = cached((id) => decode(media, clipOf(id)));
  const piecesOf = (id: string, keep: (truth: Truth) => boolean) =>
    clipOf(id)
      .intervals.filter(({ start_s, end_s }) => end_s - start_s >= SHORTEST_S)
      .filter(({ truth }) => keep(truth as Truth))
      .map(({ start_s, end_s }) => slice(soundOf(id), start_s - 0.03, end_s + 0.03));
  const coughs = piecesOf('oa13_cough', ({ noise }) => noise.includes('cough'));
  return {
    people: people[half].map((id) => ({
      id,
      said: speechClips.flatMap((clip) =>
        piecesOf(clip, ({ speaker_ids }) => speaker_ids.length === 1 && speaker_ids[0] === id),
      ),
    })),
    coughs: coughs.filter((_, n) => (n % 2 === 0) === (half === 'tuned')),
    music: piecesOf(music[half], ({ noise }) => noise.includes('music_instrumental')),
    household: householdClips.flatMap((id) =>
      piecesOf(id, ({ noise }) => !noise.includes('room_tone')).map((whole) =>
        half === 'tuned' ? whole.slice(0, whole.length >> 1) : whole.slice(whole.length >> 1),
      ),
    ),
  };
}

interface Truth {
  readonly speaker_ids: readonly string[];
  readonly noise: readonly string[];
}

function cached<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const before = made.get(key);
    if (before !== undefined) return before;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

function decode(media: string, clip: Clip): Float32Array {
  const path = [clip.file, clip.expands_to].map((name) => join(media, name)).find(existsSync);
  if (path === undefined) throw new Error(`${clip.id}: neither ${clip.file} nor its WAV is there`);
  const { status, stdout, stderr } = spawnSync(
    'ffmpeg',
    ['-v', 'error', '-i', path, '-ar', String(RATE), '-ac', '1', '-f', 'f32le', '-'],
    { maxBuffer: 2 ** 28 },
  );
  if (status !== 0) throw new Error(`${clip.id}: ${String(stderr)}`);
  return new Float32Array(new Uint8Array(stdout).buffer);
}
