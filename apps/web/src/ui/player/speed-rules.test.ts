import { expect, test } from 'vitest';
import { customSpeed, nextSpeed, presetSpeeds, speedText } from './speed-rules.ts';

test('[RV-5] the offered speeds are those of the specification', () => {
  expect(presetSpeeds.map(speedText)).toEqual(['0.5×', '1×', '1.25×', '1.5×', '2×']);
});

test.each([
  ['1.75', 1.75],
  ['0.1', 0.1],
  ['5', 5],
  ['1.236', 1.24],
  [' 2,5 ', 2.5],
  ['0', 0.1],
  ['0.05', 0.1],
  ['-1', 0.1],
  ['9', 5],
  ['5.01', 5],
])('[RV-5] a custom speed typed as "%s" is %d', (typed, speed) => {
  expect(customSpeed(typed)).toBe(speed);
});

test.each(['', ' ', 'fast', 'Infinity', '1.2.3'])('[RV-5] "%s" is no speed', (typed) => {
  expect(customSpeed(typed)).toBeUndefined();
});

test.each([
  [1, 1, 1.25],
  [1, -1, 0.5],
  [1.3, 1, 1.5],
  [1.3, -1, 1.25],
  [2, 1, 2],
  [0.5, -1, 0.5],
  [4, -1, 2],
] as const)('the keys go from speed %d in direction %d to %d', (speed, direction, next) => {
  expect(nextSpeed(speed, direction)).toBe(next);
});
