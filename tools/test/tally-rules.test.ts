import { expect, test } from 'vitest';
import {
  browserTally,
  failedOfFile,
  failedOfSuites,
  judged,
  lastLine,
  sum,
  type Tally,
  wholeRun,
} from './tally-rules.ts';

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

test('two browser tests of a run may need a second try, and with a third all of them have failed', () => {
  const ran = (flaky: number, unexpected = 0) =>
    browserTally({ expected: 140, unexpected, flaky, skipped: 0 });
  const run = (...parts: readonly Tally[]) => wholeRun(sum(parts));
  expect(run(ran(1), ran(1))).toEqual({ passed: 282, failed: 0, skipped: 0 });
  expect(run(ran(2), ran(1))).toEqual({ passed: 280, failed: 3, skipped: 0 });
  expect(run(ran(1, 1), ran(0)).failed).toBe(1);
});

test('what failed is named at the end, from every runner', () => {
  const one = { passed: 1, failed: 1, skipped: 0, named: ['a.test.ts: adds'] };
  const other = { passed: 1, failed: 1, skipped: 0, named: ['b.test.ts: sums'] };
  expect(sum([one, other]).named).toEqual(['a.test.ts: adds', 'b.test.ts: sums']);
});

test('a browser test that failed, or passed on its second try only, is named from whatever depth', () => {
  const spec = (title: string, status: string) => ({
    ...{ file: 'e2e/room.spec.ts', title, tests: [{ status }] },
  });
  const inner = { specs: [spec('opens', 'unexpected'), spec('closes', 'expected')] };
  expect(failedOfSuites([{ suites: [inner], specs: [spec('waits', 'flaky')] }])).toEqual([
    'e2e/room.spec.ts: waits (flaky)',
    'e2e/room.spec.ts: opens (unexpected)',
  ]);
});

test('a file that does not load is named itself', () => {
  const tests = [{ status: 'failed', fullName: 'adds' }];
  expect(failedOfFile({ file: 'a.test.ts', status: 'failed', tests })).toEqual(['a.test.ts: adds']);
  expect(failedOfFile({ file: 'a.test.ts', status: 'failed', tests: [] })).toEqual(['a.test.ts']);
  expect(failedOfFile({ file: 'a.test.ts', status: 'passed', tests: [] })).toEqual([]);
});
