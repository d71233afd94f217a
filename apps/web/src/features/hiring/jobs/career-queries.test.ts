import { expect, test } from 'vitest';
import { numberOf } from './career-queries.ts';

test('only the number of an address is looked at', () => {
  expect(numberOf('12-robotics-engineer')).toBe('12');
  expect(numberOf('12')).toBe('12');
  for (const other of ['', '0', 'engineer', '-12', '12x', '99999999999999999']) {
    expect([other, numberOf(other)]).toEqual([other, null]);
  }
});
