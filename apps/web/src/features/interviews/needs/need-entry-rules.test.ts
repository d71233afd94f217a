import { expect, test } from 'vitest';
import { theirsOnly } from './need-entry-rules.ts';

const ofAda = { candidateID: 1 };
const ofBert = { candidateID: 2 };

test('what one candidate asked for is listed, also when it is nothing', () => {
  expect(theirsOnly([ofAda, ofAda], 1)).toEqual([ofAda, ofAda]);
  expect(theirsOnly([], 1)).toEqual([]);
});

test('a page of everybody’s, as an older node gives it, says of nobody that they asked for nothing', () => {
  expect(theirsOnly([ofBert], 1)).toBeNull();
  expect(theirsOnly([ofBert, ofAda], 1)).toBeNull();
});
