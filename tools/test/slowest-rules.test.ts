import { expect, test } from 'vitest';
import { slowestLine, timesOfSuites } from './slowest-rules.ts';

test('the five slowest files are named, the slowest first, each with all of its tests', () => {
  const times = [1, 2, 3, 4, 5, 6].map((n) => ({ file: `${n}.test.ts`, milliseconds: n * 1000 }));
  const line = slowestLine([...times, { file: '1.test.ts', milliseconds: 9000 }]);
  expect(line).toBe(
    'Slowest files: 1.test.ts 10 s, 6.test.ts 6 s, 5.test.ts 5 s, 4.test.ts 4 s, 3.test.ts 3 s',
  );
});

test('a step without files names none', () => {
  expect(slowestLine([])).toBeUndefined();
});

test('both tries of a browser test count, in suites within suites', () => {
  const spec = { file: 'a.spec.ts', tests: [{ results: [{ duration: 700 }, { duration: 300 }] }] };
  const suites = [{ suites: [{ specs: [spec] }], specs: [spec] }];
  expect(timesOfSuites(suites)).toEqual([
    { file: 'a.spec.ts', milliseconds: 1000 },
    { file: 'a.spec.ts', milliseconds: 1000 },
  ]);
});
