// npm run voices:features -- --media FOLDER --readings FOLDER --out FOLDER
// Mixes what the model of packages/monitors/models/spoken.f16.bin is trained on, and writes what that model would hear
// of each trial, with its label: voices from READINGS/PERSON/*.flac, noises from the half of the open clips that rules
// are tuned on. Every eighth person is kept for deciding when to stop (val-*). Then train.py.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  createSoundFeatures,
  featureCount,
} from '../../../packages/monitors/src/voice/sound-features-rules.ts';
import type { Family } from '../families.ts';
import { type Person, readSources } from '../sources.ts';
import { makeTrial } from '../trials.ts';

const { values } = parseArgs({
  options: {
    media: { type: 'string', default: '' },
    readings: { type: 'string', default: '' },
    out: { type: 'string', default: 'spoken-training' },
  },
});
/** How many of each are mixed: most of what is hard to tell. */
const trials: Readonly<Record<Family, number>> = {
  near: 155,
  reverberant: 270,
  'over-noise': 155,
  'over-music': 255,
  cough: 150,
  guitar: 140,
  singing: 380,
  music: 30,
  household: 40,
  'two-in-turn': 72,
  'three-in-turn': 14,
  'two-at-once': 72,
  'three-at-once': 14,
};
/** Of every eight people one decides when to stop; as many of every eight trials are mixed of those. */
const EIGHTH = 8;
const FRAME = 512;
mkdirSync(values.out, { recursive: true });
// Reader 198 of LibriSpeech speaks in the half that judges.
const everybody = readdirSync(values.readings)
  .filter((id) => id !== '198')
  .toSorted();
for (const kind of ['train', 'val'] as const) {
  const people = everybody
    .filter((_, n) => (n % EIGHTH === 0) === (kind === 'val'))
    .map((id) => personOf(id));
  const sources = { ...readSources(values.media, 'tuned'), people };
  for (const [family, count] of Object.entries(trials) as [Family, number][]) {
    const wanted = kind === 'val' ? Math.ceil(count / EIGHTH) : count;
    // Far from the numbers of the trials that rules are tuned on.
    const first = kind === 'val' ? 500_000 : 100_000;
    for (let n = first; n < first + wanted; n += 1) write(kind, family, n, sources);
  }
}

function personOf(id: string): Person {
  const folder = join(values.readings, id);
  const files = readdirSync(folder).filter((name) => name.endsWith('.flac'));
  return { id, said: files.map((name) => decode(join(folder, name))) };
}

function decode(path: string): Float32Array {
  const { status, stdout, stderr } = spawnSync(
    'ffmpeg',
    ['-v', 'error', '-i', path, '-ar', '16000', '-ac', '1', '-f', 'f32le', '-'],
    { maxBuffer: 2 ** 28 },
  );
  if (status !== 0) throw new Error(`${path}: ${String(stderr)}`);
  return new Float32Array(new Uint8Array(stdout).buffer);
}

function write(
  kind: string,
  family: Family,
  number: number,
  sources: Parameters<typeof makeTrial>[3],
): void {
  const { sound, clip } = makeTrial('tuned', family, number, sources);
  const hear = createSoundFeatures();
  const rows = new Float32Array(Math.floor(sound.length / FRAME) * featureCount);
  for (let n = 0; n < rows.length / featureCount; n += 1) {
    rows.set(hear(sound.slice(n * FRAME, (n + 1) * FRAME)), n * featureCount);
  }
  const spoken = clip.intervals
    .filter(({ truth }) => (truth as { readonly speech: boolean }).speech)
    .map(({ start_s, end_s }) => [start_s, end_s]);
  const name = join(values.out, `${kind}-${family}-${number}`);
  writeFileSync(`${name}.f32`, rows);
  writeFileSync(`${name}.json`, JSON.stringify({ family, spoken }));
}
