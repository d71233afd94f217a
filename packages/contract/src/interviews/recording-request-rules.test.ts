import { expect, test } from 'vitest';
import { jurisdictions } from '../hiring/job-rules.ts';
import { requestAt } from './recording-request-rules.ts';

const asked = new Date('2026-11-29T12:00:00Z');
const byDay = { askedAt: asked, deleteBy: new Date('2026-12-29T12:00:00Z') };

test('Illinois has a recording gone 30 days after it was asked for, and no other law names a time', () => {
  expect(requestAt(['us-il'], asked)).toEqual(byDay);
  for (const other of [...jurisdictions.filter((one) => one !== 'us-il'), null, 'of-a-newer-node'])
    expect(requestAt([other], asked)).toBeNull();
});

test('what the terms said holds when the job follows another law later, or none', () => {
  expect(requestAt(['us-ca', 'us-il'], asked)).toEqual(byDay);
  expect(requestAt([null, 'us-il'], asked)).toEqual(byDay);
  expect(requestAt([], asked)).toBeNull();
});
