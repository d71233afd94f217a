import { expect, test } from 'vitest';
import { measureLevel } from './level-rules.ts';
import { voiceLimits as limits } from './limits-rules.ts';
import { initialVoice, stepVoice, type VoiceSignal } from './voice-rules.ts';

const sampleRate = limits.askedSampleRate;
const flat = (level: number): Uint8Array => new Uint8Array(128).fill(level);
const spectrum = (at: number, level: number): VoiceSignal => ({
  ...{ kind: 'spectrum', at, bins: flat(level), sampleRate },
});
/** Somebody speaks: what the model and the level say at one tick. */
const spoken = (at: number, level: number): VoiceSignal[] => [
  { kind: 'speech', at, probability: 0.95 },
  { kind: 'sound', at, voice: 3 },
  spectrum(at, level),
];
const ticks = (from: number, until: number): number[] =>
  Array.from({ length: (until - from) / limits.tickMs }, (_, n) => from + n * limits.tickMs);

function run(signals: readonly VoiceSignal[], using = limits) {
  let state = initialVoice;
  const reported: number[] = [];
  const read: number[] = [];
  for (const signal of signals) {
    const [next, found] = stepVoice(state, signal, using);
    if (next.reading !== state.reading) read.push(next.reading.timestamp);
    reported.push(...found.map(({ at }) => at));
    state = next;
  }
  return { reported, read, isActive: state.activeFrom !== null };
}

test('[MV-2] a transform of 256 points at the 44,100 Hz asked for: a bin is 172 Hz wide', () => {
  const dominantOf = (bin: number) =>
    measureLevel(flat(0).fill(200, bin, bin + 1), sampleRate, limits).dominantHz;
  expect(dominantOf(1)).toBeCloseTo(172.27, 2);
  // 127 of 128: just below half of what is asked for.
  expect(dominantOf(127)).toBeCloseTo(22_050 - 172.27, 1);
});

test('[MV-2] 20 looks a second, and data at least 100 ms apart', () => {
  const second = ticks(1000, 2000);
  expect(second).toHaveLength(20);
  const { read } = run(second.map((at) => spectrum(at, 60)));
  expect(read).toEqual(Array.from({ length: 10 }, (_, n) => 1000 + 100 * n));
  expect(run([spectrum(1000, 60), spectrum(1099, 60)]).read).toEqual([1000]);
  expect(run([spectrum(1000, 60), spectrum(1100, 60)]).read).toEqual([1000, 1100]);
});

test('[MV-2] violations are looked for every 500 ms, however often they may be told', () => {
  const signals = ticks(0, 3000).flatMap((at) => spoken(at, 95));
  const { reported } = run(signals, { ...limits, cooldownMs: 0 });
  const gaps = reported.slice(1).map((at, n) => at - (reported[n] ?? 0));
  expect(gaps.length).toBeGreaterThan(3);
  expect(new Set(gaps)).toEqual(new Set([500]));
});

test.each([
  [25, true],
  [24, false],
])('[MV-2] silence is below 25: at %i a voice goes on: %s', (level, goesOn) => {
  const before = ticks(0, 1000).flatMap((at) => spoken(at, 95));
  expect(run(before).isActive).toBe(true);
  expect(run([...before, ...spoken(1000, level)]).isActive).toBe(goesOn);
});
