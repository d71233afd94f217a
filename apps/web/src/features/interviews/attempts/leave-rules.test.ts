import { expect, test } from 'vitest';
import { wouldLose } from './leave-rules.ts';

const safe = { storage: 'durable', answers: 0, memoryBytes: 0 } as const;

test.each([
  ['nothing waits', safe, false],
  ['answers wait on the disk', { ...safe, answers: 3 }, false],
  ['answers wait in memory', { ...safe, storage: 'refused', answers: 1 }, true],
  ['storage is refused and all is sent', { ...safe, storage: 'refused' }, false],
  ['a part of the recording is in memory only', { ...safe, memoryBytes: 1 }, true],
] as const)('[BQ-7][BR-5] leaving when %s', (_, unsaved, lost) => {
  expect(wouldLose(unsaved)).toBe(lost);
});
