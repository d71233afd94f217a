import { COPY_SIDE_MOST } from '@candor/contract/hiring/candidate-file-rules';
import { expect, test } from 'vitest';
import { scaleOf } from './picture-size-rules.ts';

const asked = 150 / 72;

test('a page of paper is drawn as sharp as asked, and a large one with fewer pixels', () => {
  expect(scaleOf({ width: 595, height: 842 }, asked)).toBe(asked);
  expect(scaleOf({ width: 3000, height: 4000 }, asked)).toBeLessThan(asked);
});

test('a CV on a single long page is drawn no longer than what is taken', () => {
  const long = { width: 595, height: 4200 };
  for (const size of [long, { width: long.height, height: long.width }]) {
    expect(Math.floor(4200 * scaleOf(size, asked))).toBe(COPY_SIDE_MOST);
  }
  expect(scaleOf({ width: 595, height: 2880 }, asked)).toBe(asked);
});
