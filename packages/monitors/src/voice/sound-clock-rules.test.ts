import { expect, test } from 'vitest';
import { type SoundClock, tieSound } from './sound-clock-rules.ts';
import { voiceLimits } from './limits-rules.ts';

const FRAME_MS = 32;

/** Frames one after the other, each `lateMs` after it ended; `lostMs`: sound that the machine dropped before it. */
function heard(frames: readonly { readonly lateMs?: number; readonly lostMs?: number }[]) {
  let clock: SoundClock | null = null;
  let page = 1_000_000;
  let sound = 0;
  return frames.map(({ lateMs = 0, lostMs = 0 }) => {
    page += FRAME_MS + lostMs;
    sound += FRAME_MS;
    clock = tieSound(clock, { end: sound / 1000, at: page + lateMs });
    return { at: clock.last, ended: page, came: page + lateMs };
  });
}

const many = (count: number, frame: { lateMs?: number; lostMs?: number } = {}) =>
  Array.from({ length: count }, () => frame);

test('a frame that waited in the queue of a busy page still has the time at which it ended', () => {
  const times = heard([...many(40), ...many(20, { lateMs: 600 })]);
  for (const { at, ended } of times) expect(Math.abs(at - ended)).toBeLessThan(1);
});

test('sound that a busy machine dropped makes frames old for two seconds, and not for ever', () => {
  const frames = [...many(300), { lostMs: 700 }, ...many(300)];
  const times = heard(frames);
  const late = times.slice(300 + Math.ceil(2000 / FRAME_MS) + 1);
  for (const { at, came } of late) expect(came - at).toBeLessThan(voiceLimits.speechStaleMs / 2);
});

test('many small losses, each too small to be seen, add up to nothing', () => {
  const times = heard(many(2000).map((_, at) => (at % 50 === 0 ? { lostMs: 40 } : {})));
  for (const { at, came } of times) expect(came - at).toBeLessThan(voiceLimits.speechStaleMs / 2);
});

test('a context that stood still for a minute goes on at once with the first frames', () => {
  const times = heard([...many(100), { lostMs: 60_000 }, ...many(100)]);
  for (const { at, came } of times.slice(100)) expect(came - at).toBeLessThan(1);
});

test('times never run backwards, and never ahead of the page', () => {
  const frames = many(500).map((_, at) => ({
    lateMs: (at * 37) % 400,
    lostMs: at % 90 === 0 ? 300 : 0,
  }));
  const times = heard(frames);
  for (const [index, { at, came }] of times.entries()) {
    expect(at).toBeLessThanOrEqual(came);
    expect(at).toBeGreaterThanOrEqual(times[index - 1]?.at ?? 0);
  }
});
