import { expect, test } from 'vitest';
import { judged, lastLine, sum } from './tally-rules.ts';

test('tallies add up over all runners', () => {
  const total = sum([
    { passed: 3, failed: 0, skipped: 1 },
    { passed: 2, failed: 4, skipped: 0 },
  ]);
  expect(total).toEqual({ passed: 5, failed: 4, skipped: 1 });
});

test('the last line names skipped tests only when there are some', () => {
  expect(lastLine({ passed: 5, failed: 0, skipped: 0 })).toBe('5 passed, 0 failed');
  expect(lastLine({ passed: 5, failed: 1, skipped: 2 })).toBe('5 passed, 1 failed, 2 skipped');
});

test.each([
  ['ends badly though every test passed', { passed: 9, failed: 0, skipped: 0 }, 1],
  ['wrote no report', undefined, 0],
  ['ran no test', { passed: 0, failed: 0, skipped: 0 }, 0],
])('a runner that %s has failed', (_, report, exitCode) => {
  expect(judged(report, exitCode).failed).toBe(1);
});

test('failed tests are counted as they are', () => {
  expect(judged({ passed: 1, failed: 3, skipped: 0 }, 1).failed).toBe(3);
});
