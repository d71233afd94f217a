import { expect, test } from 'vitest';
import { inGroups } from './payout-rules.ts';

test.each([
  ['00345678', '0034 5678'],
  ['021000021', '0210 0002 1'],
  ['0012', '00 12'],
  ['012', '01 2'],
  ['12E5', '12 E5'],
  ['', ''],
])('%s is typed from “%s”, which no spreadsheet takes for a number', (code, shown) => {
  expect(inGroups(code)).toBe(shown);
});
