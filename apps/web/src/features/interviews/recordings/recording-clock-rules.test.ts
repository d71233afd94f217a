import { expect, test } from 'vitest';
import { captured, recordingSeconds } from './recording-clock-rules.ts';

/** Ten seconds, a pause of five without a picture, twenty seconds. */
const segments = [
  { startedAt: 1_000_000, atMs: 0, durationMs: 10_000, systemAudio: true, microphone: true },
  { startedAt: 1_015_000, atMs: 10_000, durationMs: 20_000, systemAudio: false, microphone: true },
];

test.each([
  ['the first frame', 1_000_000, 0],
  ['a moment of the first segment', 1_004_500, 4.5],
  ['a moment without a picture: the cut', 1_012_000, 10],
  ['a moment of the second segment', 1_017_000, 12],
  ['before the recording', 990_000, 0],
  ['after the recording', 1_099_000, 30],
])('[BR-8] %s is found in the recording', (_, instant, seconds) => {
  expect(recordingSeconds(segments, instant)).toBe(seconds);
});

test('without a recording there is no place in it', () => {
  expect(recordingSeconds([], 1_000_000)).toBeUndefined();
});

test('the report tells whether a sound is in all of it, in a part, or missing', () => {
  expect(captured(segments, 'microphone')).toBe('all');
  expect(captured(segments, 'systemAudio')).toBe('part');
  expect(captured(segments.slice(1), 'systemAudio')).toBe('none');
  expect(captured([], 'microphone')).toBe('none');
});
