import { expect, test } from 'vitest';
import { standing } from './candidate-words.ts';

test.each([
  ['active', 'Screening'],
  ['hired', 'Hired'],
  ['rejected', 'Rejected at Screening'],
  ['withdrawn', 'Withdrawn at Screening'],
] as const)('an application that is %s reads “%s”', (status, text) => {
  expect(standing(status, 'Screening')).toBe(text);
});
