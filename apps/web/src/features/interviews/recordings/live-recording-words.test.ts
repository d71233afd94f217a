import { expect, test } from 'vitest';
import { liveRecordingWords as words, whyNothing } from './live-recording-words.ts';

const request = { askedAt: '2026-11-29T10:00:00.000Z', deleteBy: '2026-12-29T10:00:00.000Z' };
const gone = [{ status: 'deleted' }] as const;

test('a live recording that its candidate had deleted is not said to have had its time', () => {
  expect(whyNothing({ tracks: gone, request })).toBe(words.deletedAsAsked);
  expect(whyNothing({ tracks: gone, request: null })).toBe(words.deleted);
  // Of a node of before.
  expect(whyNothing({ tracks: gone, request: undefined })).toBe(words.deleted);
});

test('what still arrives is waited for', () => {
  const tracks = [...gone, { status: 'receiving' }] as const;
  expect(whyNothing({ tracks, request })).toBe(words.waiting);
});
