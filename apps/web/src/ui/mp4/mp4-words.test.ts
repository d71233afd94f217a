import { expect, test } from 'vitest';
import { convertingText, savedText } from './mp4-words.ts';

const file = new Blob([]);

test('[MC-1] what was saved, and why it is no MP4, is said', () => {
  expect(savedText({ kind: 'mp4', file })).toBe('Saved as MP4.');
  expect(savedText({ kind: 'webm', file, why: 'timed-out' })).toBe(
    'Converting took longer than 30 seconds. It was saved as it was recorded, as WebM, which browsers and VLC play.',
  );
  expect(savedText({ kind: 'as-is', file, why: 'failed' })).not.toContain('WebM');
});

test('[MC-1] progress is said by fourths, and never as done before it is', () => {
  const said = [0, 0.24, 0.25, 0.5, 0.99, 1].map((part) => /\d+ %/.exec(convertingText(part))?.[0]);
  expect(said).toEqual(['0 %', '0 %', '25 %', '50 %', '75 %', '75 %']);
});
