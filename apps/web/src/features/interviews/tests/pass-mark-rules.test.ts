import { expect, test } from 'vitest';
import { countOf, passedAt } from './pass-mark-rules.ts';

const scores = [
  { percent: 40, interviews: 3 },
  { percent: 60, interviews: 2 },
  { percent: 100, interviews: 1 },
];

test.each([
  [0, 6],
  [40, 6],
  [41, 3],
  [60, 3],
  [61, 1],
  [100, 1],
])('at a mark of %i percent %i of six would have passed', (mark, passed) => {
  expect([passedAt(scores, mark), countOf(scores)]).toEqual([passed, 6]);
});
