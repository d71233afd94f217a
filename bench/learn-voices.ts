// npm run learn:voices -- --media FOLDER --layers FILE --out packages/monitors/models/yamnet-7-voice.f16.bin
// Learns which of the sound model's traits tell somebody who speaks from somebody who sings or coughs, from music and
// from a household, on the half of the mixed trials that constants may be chosen on; the other half is not read.
// FILE is what packages/monitors/bench/extract-sound-model.ts makes of YAMNet.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { decodeHalfFloats } from '../packages/monitors/src/voice/half-float-rules.ts';
import { melSamples } from '../packages/monitors/src/voice/mel-rules.ts';
import { createSoundModel, soundTraits } from '../packages/monitors/src/voice/sound-model-rules.ts';
import type { Clip } from './monitors/clips.ts';
import { type Family, families } from './voices/families.ts';
import { type Example, learn } from './voices/learning.ts';
import { readSources } from './voices/sources.ts';
import { makeTrial } from './voices/trials.ts';

const { values } = parseArgs({
  options: { media: { type: 'string' }, layers: { type: 'string' }, out: { type: 'string' } },
});
const { media, layers: file, out } = values;
if (media === undefined || file === undefined || out === undefined) {
  console.error('Give --media FOLDER with the open clips, --layers FILE and --out FILE.');
  process.exit(2);
}
const RATE = 16_000;
/** A look each 160 ms, as long as the model's second. */
const hop = 2560;
/** So much of it spoken and it is an example of a voice; less, but some, and it is none of either. */
const spokenShare = 0.2;
/** What is mistaken for a voice, and the voices that it hides, count twice. */
const hard: readonly Family[] = ['singing', 'cough', 'guitar', 'over-music'];

const layers = decodeHalfFloats(new Uint8Array(readFileSync(file)).buffer);
const model = createSoundModel(
  Float32Array.from([...layers, ...new Float32Array(soundTraits + 1)]),
);
const sources = readSources(media, 'tuned');
const examples = (Object.keys(families) as Family[]).flatMap((family) =>
  Array.from({ length: families[family] }, (_, n) =>
    makeTrial('tuned', family, n, sources),
  ).flatMap(({ sound, clip }) => examplesOf(sound, clip, hard.includes(family) ? 2 : 1)),
);
const { weights, bias } = learn(examples);
const right = examples.filter(({ traits, speaks }) => {
  const sum = traits.reduce((total, trait, n) => total + trait * (weights[n] ?? 0), bias);
  return sum > 0 === speaks;
});
console.log(`${examples.length} examples, ${right.length} of them told rightly`);
const numbers = [...layers, ...weights, bias];
const view = new DataView(new ArrayBuffer(numbers.length * 2));
for (const [n, value] of numbers.entries()) view.setFloat16(2 * n, value, true);
writeFileSync(out, new Uint8Array(view.buffer));

function examplesOf(sound: Float32Array, clip: Clip, weight: number): Example[] {
  return Array.from({ length: Math.floor((sound.length - melSamples) / hop) + 1 }, (_, n) => {
    const from = n * hop;
    const spoken = spokenIn(clip, from / RATE, (from + melSamples) / RATE);
    if (spoken > 0 && spoken < spokenShare) return [];
    const traits = model.traitsOf(sound.subarray(from, from + melSamples));
    return [{ traits, speaks: spoken > 0, weight }];
  }).flat();
}

/** Of a part of the trial, the share in which somebody speaks. */
function spokenIn(clip: Clip, from: number, to: number): number {
  const length = clip.intervals
    .filter(({ truth }) => truth.speech === true)
    .reduce(
      (sum, one) => sum + Math.max(0, Math.min(to, one.end_s) - Math.max(from, one.start_s)),
      0,
    );
  return length / (to - from);
}
