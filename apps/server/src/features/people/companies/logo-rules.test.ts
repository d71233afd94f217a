import { expect, test } from 'vitest';
import { imageTypeOf } from './logo-rules.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];
const webp = [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50];

test.each([
  ['image/png', png],
  ['image/jpeg', jpeg],
  ['image/webp', webp],
] as const)('%s is told by its first bytes, each of them', (type, signs) => {
  expect(imageTypeOf(Uint8Array.from(signs))).toBe(type);
  expect(imageTypeOf(Uint8Array.from([...signs, 0, 1, 2]))).toBe(type);
  for (const [index, sign] of signs.entries()) {
    // The length of a RIFF file may be anything.
    if (type === 'image/webp' && index >= 4 && index < 8) continue;
    expect(imageTypeOf(Uint8Array.from(signs.with(index, sign ^ 1)))).toBeNull();
  }
});

test('what is no picture, or one that runs scripts, has no type', () => {
  expect(imageTypeOf(new Uint8Array())).toBeNull();
  expect(imageTypeOf(new TextEncoder().encode('<svg onload="alert(1)"/>'))).toBeNull();
  expect(imageTypeOf(Uint8Array.from([0, ...jpeg]))).toBeNull();
});
