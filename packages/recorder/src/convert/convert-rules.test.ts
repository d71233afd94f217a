import { expect, test } from 'vitest';
import { converterLimits, fitsWebm, isWhole } from './convert-rules.ts';

test('[MC-1] the limits are those of the specification', () => {
  expect(converterLimits).toMatchObject({ timeoutMs: 30_000, videoBitsPerSecond: 2_000_000 });
});

test('[MC-1] an MP4 that would lack a track is no conversion', () => {
  expect(isWhole({ used: 2, dropped: 0 })).toBe(true);
  expect(isWhole({ used: 1, dropped: 1 })).toBe(false);
  expect(isWhole({ used: 0, dropped: 0 })).toBe(false);
});

test('[MC-1] only what WebM can hold is copied into it', () => {
  expect(fitsWebm(['vp9', 'opus'])).toBe(true);
  expect(fitsWebm(['vp8'])).toBe(true);
  expect(fitsWebm(['avc', 'opus'])).toBe(false);
  expect(fitsWebm(['vp9', null])).toBe(false);
  expect(fitsWebm([])).toBe(false);
});
