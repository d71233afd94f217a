import { expect, test } from 'vitest';
import { pageMarks } from './pagination-rules.ts';

test('[BI-6] up to 30 questions every number is shown', () => {
  expect(pageMarks(30, 15)).toHaveLength(30);
});

test('[BI-6] beyond 30 the first, the last and two around the current are shown, with gaps', () => {
  expect(pageMarks(40, 20)).toEqual([1, 'gap', 18, 19, 20, 21, 22, 'gap', 40]);
  expect(pageMarks(40, 1)).toEqual([1, 2, 3, 'gap', 40]);
  expect(pageMarks(40, 40)).toEqual([1, 'gap', 38, 39, 40]);
});
