import { expect, test } from 'vitest';
import { chooseMime } from './mime-rules.ts';

test('[BR-2] vp9 first, then vp8, then plain WebM, else nothing', () => {
  const browser = (...supported: string[]) =>
    chooseMime((mime) => supported.some((part) => mime.includes(part)));
  expect(browser('vp8', 'vp9', 'webm')).toBe('video/webm;codecs=vp9,opus');
  expect(browser('vp8')).toBe('video/webm;codecs=vp8,opus');
  expect(chooseMime((mime) => mime === 'video/webm')).toBe('video/webm');
  expect(browser('mp4')).toBeNull();
});
