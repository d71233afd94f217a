import { expect, test } from 'vitest';
import { recorderLimits } from '../limits-rules.ts';
import { adoptHeld, putTimeoutMs, retriesAtOnce } from './retry-rules.ts';

test('only the first 403 is retried at once', () => {
  expect(retriesAtOnce(403, 1)).toBe(true);
  expect(retriesAtOnce(403, 2)).toBe(false);
  expect(retriesAtOnce(500, 1)).toBe(false);
  expect(retriesAtOnce(null, 1)).toBe(false);
});

test('a PUT gets time for its bytes', () => {
  expect(putTimeoutMs(0, recorderLimits)).toBe(30_000);
  expect(putTimeoutMs(7 * 1024 * 1024, recorderLimits)).toBe(179_334);
});

test('a held part is adopted only with the very size that was cut', () => {
  const held = [{ partNumber: 2, etag: '"a"', bytes: 10 }];
  expect(adoptHeld({ partNumber: 2, bytes: 10 }, held)).toBe(held[0]);
  expect(adoptHeld({ partNumber: 2, bytes: 11 }, held)).toBeNull();
  expect(adoptHeld({ partNumber: 1, bytes: 10 }, held)).toBeNull();
});
