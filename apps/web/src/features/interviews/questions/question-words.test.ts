import { expect, test } from 'vitest';
import { discriminationText, facilityText, listedDiscrimination } from './question-words.ts';

test('how many answers a question has already stands once in its row', () => {
  const few = { answered: 6, facility: null, discrimination: null };
  expect([facilityText(few), listedDiscrimination(few)]).toEqual(['6 of 30 answers', '–']);
  expect(discriminationText(few)).toBe('6 of 30 answers');
});

test('a question that was answered often enough has its value in the list, also where there is none', () => {
  const often = { answered: 40, facility: 0.5, discrimination: -0.25 };
  expect(listedDiscrimination(often)).toBe('−0.25');
  expect(listedDiscrimination({ ...often, discrimination: null })).toBe('no value');
});
