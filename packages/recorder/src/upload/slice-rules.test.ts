import { expect, test } from 'vitest';
import { recorderLimits } from '../limits-rules.ts';
import { nextSlice } from './slice-rules.ts';

const bytes = 500_000;
const chunk = (seq: number) => ({ seq, bytes, endMs: (seq + 1) * 8_000, startByte: seq * bytes });
const chunks = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => chunk(first + index));

const next = (input: Parameters<typeof nextSlice>[0]) => nextSlice(input, recorderLimits);

test('every slice goes up at once, oldest first, without a hole', () => {
  expect(next({ policy: 'always', chunks: chunks(3), slicedSeq: -1 })).toEqual(chunk(0));
  expect(next({ policy: 'always', chunks: chunks(3), slicedSeq: 1 })).toEqual(chunk(2));
  expect(next({ policy: 'always', chunks: chunks(3), slicedSeq: 2 })).toBeNull();
  expect(next({ policy: 'always', chunks: [], slicedSeq: -1 })).toBeNull();
});

test('what is in an acknowledged part is skipped', () => {
  expect(next({ policy: 'always', chunks: chunks(2, 5), slicedSeq: 1 })).toEqual(chunk(5));
});

test('on a slow line slices go up once the oldest of them is late', () => {
  expect(next({ policy: 'slow', chunks: chunks(5), slicedSeq: -1 })).toBeNull();
  expect(next({ policy: 'slow', chunks: chunks(6), slicedSeq: -1 })).toEqual(chunk(0));
});

test('the policy may turn it off', () => {
  expect(next({ policy: 'off', chunks: chunks(60), slicedSeq: -1 })).toBeNull();
});

test('with three parts waiting the line is left to the parts', () => {
  const most = Math.floor(recorderLimits.sliceBacklogBytes / bytes);
  expect(next({ policy: 'always', chunks: chunks(most), slicedSeq: -1 })).not.toBeNull();
  expect(next({ policy: 'always', chunks: chunks(most + 1), slicedSeq: -1 })).toBeNull();
  expect(next({ policy: 'always', chunks: chunks(most + 1), slicedSeq: 0 })).not.toBeNull();
});

test('a slice that is too large, or of unknown place, is left to its part, and so is what follows', () => {
  const large = { ...chunk(0), bytes: recorderLimits.maxSliceBytes + 1 };
  expect(next({ policy: 'always', chunks: [large, chunk(1)], slicedSeq: -1 })).toBeNull();
  const { startByte: _, ...placeless } = chunk(0);
  expect(next({ policy: 'always', chunks: [placeless, chunk(1)], slicedSeq: -1 })).toBeNull();
});
