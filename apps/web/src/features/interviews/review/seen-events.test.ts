import { expect, test } from 'vitest';
import { reviewEvents } from './seen-events.ts';

let key = 0;
const seen = (kind: string, seconds: number, detail: Record<string, string> = {}) => ({
  eventKey: String(++key),
  kind,
  life: 1,
  occurredAt: seconds * 1000,
  detail,
});
const texts = (...events: ReturnType<typeof seen>[]): string[] =>
  reviewEvents(events).map(({ text }) => text);

test('a beginning and its ending are one line with its length', () => {
  expect(texts(seen('tab-hidden', 10), seen('tab-visible', 14))).toEqual([
    'The page was hidden for 4 s',
  ]);
  expect(texts(seen('share-stopped', 0), seen('share-restarted', 130))).toEqual([
    'Screen sharing stopped for 2 min 10 s',
  ]);
});

test('[BR-1] a microphone that was lost is a kind of its own', () => {
  expect(texts(seen('microphone-lost', 5), seen('microphone-restored', 17))).toEqual([
    'The microphone was lost for 12 s',
  ]);
});

test('events are told in the order of their time, however they arrived', () => {
  expect(texts(seen('paste', 20), seen('tab-visible', 14), seen('tab-hidden', 10))).toEqual([
    'The page was hidden for 4 s',
    'Pasting was blocked',
  ]);
});

test('two things at once do not end each other', () => {
  expect(
    texts(
      seen('fullscreen-left', 10),
      seen('tab-hidden', 11),
      seen('tab-visible', 13),
      seen('fullscreen-returned', 20),
    ),
  ).toEqual(['Fullscreen was left for 10 s', 'The page was hidden for 2 s']);
});

test('what never ended has no length, and the next one keeps its own', () => {
  expect(texts(seen('offline', 10), seen('offline', 20), seen('online', 25))).toEqual([
    'Offline',
    'Offline for 5 s',
  ]);
});

test('an ending alone is left out, but a return to the interview is told', () => {
  expect(texts(seen('online', 10), seen('fullscreen-returned', 11), seen('resumed', 12))).toEqual([
    'The interview was opened again',
  ]);
});

test('a blocked key is named', () => {
  expect(texts(seen('blocked-key', 1, { combination: 'F12' }))).toEqual(['A key was blocked: F12']);
});

test('a kind that this release does not know is shown all the same', () => {
  expect(texts(seen('screen-flipped', 1))).toEqual(['screen flipped']);
  expect(texts(seen('constructor', 1))).toEqual(['constructor']);
});

test('what may be no fault of the candidate is a condition', () => {
  const kinds = reviewEvents([seen('offline', 1), seen('paste', 2)]).map(({ kind }) => kind);
  expect(kinds).toEqual(['condition', 'incident']);
});
