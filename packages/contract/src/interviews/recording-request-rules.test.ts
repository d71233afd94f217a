import { expect, test } from 'vitest';
import { jurisdictions } from '../hiring/job-rules.ts';
import { mustGo, requestAt } from './recording-request-rules.ts';

const asked = new Date('2026-11-29T12:00:00Z');

test('Illinois has a recording gone 30 days after it was asked for, and no other law names a time', () => {
  expect(requestAt('us-il', asked)).toEqual({
    askedAt: asked,
    deleteBy: new Date('2026-12-29T12:00:00Z'),
  });
  for (const other of [...jurisdictions.filter((one) => one !== 'us-il'), null, 'of-a-newer-node'])
    expect(requestAt(other, asked)).toBeNull();
});

test.each([
  ['at once where nobody is held back', false, '2026-11-29T12:00:00Z', true],
  ['not yet where the candidate is held back', true, '2026-12-28T11:59:59Z', false],
  ['in the last night before the day all the same', true, '2026-12-28T12:00:00Z', true],
  ['and after the day', true, '2027-01-05T04:27:00Z', true],
])('a recording goes %s', (_name, isHeld, now, goes) => {
  const deleteBy = new Date('2026-12-29T12:00:00Z');
  expect(mustGo({ deleteBy, isHeld }, new Date(now))).toBe(goes);
});
