import { expect, test } from 'vitest';
import { type Family, families } from './families.ts';
import { guitar, sung } from './made-sounds.ts';
import { chanceOf } from './random.ts';
import { RATE, seconds } from './sound.ts';
import type { Sources } from './sources.ts';
import { makeTrial } from './trials.ts';

/** Pulses through nothing: enough of a voice for a generator. */
const voice = (hz: number): Float32Array =>
  Float32Array.from({ length: seconds(2) }, (_, n) => (n % Math.round(RATE / hz) === 0 ? 0.5 : 0));
const hiss = (lasts: number): Float32Array => {
  const chance = chanceOf('hiss');
  return Float32Array.from({ length: seconds(lasts) }, () => chance.between(-0.3, 0.3));
};
const sources: Sources = {
  people: [110, 150, 200].map((hz) => ({ id: String(hz), said: [voice(hz)] })),
  coughs: [hiss(0.4)],
  music: [voice(330)],
  household: [hiss(3), hiss(2)],
};
const trialOf = (family: Family, number = 0) => makeTrial('tuned', family, number, sources);
const speakersOf = (family: Family): number[] =>
  trialOf(family).clip.intervals.map(({ truth }) => truth.speakers ?? 0);

test('the same seed gives the same trial, another number another one', () => {
  const [one, again, other] = [trialOf('near'), trialOf('near'), trialOf('near', 1)];
  expect(again.sound).toEqual(one.sound);
  expect(again.clip).toEqual(one.clip);
  expect(other.clip.duration_s).not.toBe(one.clip.duration_s);
});

test.each(Object.keys(families) as Family[])('%s: a sound as long as its label', (family) => {
  const { sound, clip } = trialOf(family);
  expect(sound.length / RATE).toBeCloseTo(clip.duration_s, 2);
  expect(clip.intervals.at(-1)?.end_s).toBe(clip.duration_s);
  expect(sound.every((sample) => Math.abs(sample) <= 1)).toBe(true);
  expect(sound.some((sample) => Math.abs(sample) > 0.01)).toBe(true);
});

test.each(['cough', 'guitar', 'singing', 'music', 'household'] as const)(
  '%s asks for nothing and forbids both',
  (family) => {
    expect(trialOf(family).clip.expect).toEqual({
      must: [],
      must_not: ['VOICE_DETECTED', 'MULTIPLE_VOICE_DETECTED'],
    });
  },
);

test.each(['near', 'reverberant', 'over-noise', 'over-music'] as const)(
  '%s: one voice, and nobody else',
  (family) => {
    const { must, must_not } = trialOf(family).clip.expect;
    expect([must, must_not]).toEqual([['VOICE_DETECTED'], ['MULTIPLE_VOICE_DETECTED']]);
    expect(Math.max(...speakersOf(family))).toBe(1);
  },
);

test('who take turns are never heard together, who talk at once are', () => {
  for (const family of ['two-in-turn', 'three-in-turn'] as const) {
    expect(Math.max(...speakersOf(family))).toBe(1);
    const ids = trialOf(family).clip.intervals.flatMap(
      ({ truth }) => (truth as { speaker_ids?: string[] }).speaker_ids ?? [],
    );
    expect(new Set(ids).size).toBe(family === 'two-in-turn' ? 2 : 3);
  }
  expect(Math.max(...speakersOf('two-at-once'))).toBe(2);
  expect(Math.max(...speakersOf('three-at-once'))).toBe(3);
});

test('a made guitar and a made singer can be heard all the time', () => {
  const chance = chanceOf('made');
  for (const sound of [guitar(3, chance), sung(voice(120), 3, chance)]) {
    expect(sound).toHaveLength(seconds(3));
    for (let s = 0; s < 3; s += 1) {
      const second = sound.slice(seconds(s), seconds(s + 1));
      expect(second.every(Number.isFinite)).toBe(true);
      expect(second.some((sample) => Math.abs(sample) > 1e-3)).toBe(true);
    }
  }
});
