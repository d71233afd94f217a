import { expect, test } from 'vitest';
import { candidateIdOf } from './candidate-rules.ts';

test('[BI-10] the id is the interview’s, else the signed-in account’s, else a generated one', () => {
  const generated = () => 9;
  expect(candidateIdOf({ candidateId: 5, userID: 6 }, generated)).toBe(5);
  expect(candidateIdOf({ candidateId: undefined, userID: 6 }, generated)).toBe(6);
  expect(candidateIdOf({ candidateId: 0, userID: null }, generated)).toBe(9);
});
