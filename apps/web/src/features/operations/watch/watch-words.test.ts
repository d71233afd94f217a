import { expect, test } from 'vitest';
import type { Vitals } from './watch-queries.ts';
import { alarmWords, connectionsText, nowLines, proofWords, storageWords } from './watch-words.ts';

/** What a sentence names, of an installation. */
const vitals = (some: object): Vitals => some as Vitals;

test.each([
  [0, 'The disk is full today'],
  [1, 'The disk is full in one day'],
  [12, 'The disk is full in 12 days'],
])('with %d days left', (daysLeft, what) => {
  expect(alarmWords['disk-filling'](vitals({ storage: { daysLeft } })).what).toBe(what);
});

test.each([
  [0, ''],
  [1, 'One person in them'],
  [3, '3 people in them'],
])('with %d people in calls', (people, note) => {
  const of = { interviews: { running: 0, overdue: 0 }, calls: { running: 1, people } };
  expect(nowLines(vitals({ ...of, uploads: { open: 0 } }))[1]?.note).toBe(note);
});

test('how connections of calls fared is told in a sentence, where there were any', () => {
  const of = (week: object) => connectionsText({ week } as Vitals['calls']);
  expect(of({ direct: 0, relay: 0, failed: 0, lost: 0 })).toBe('');
  expect(of({ direct: 11, relay: 3, failed: 1, lost: 2 })).toBe(
    'In seven days 14 connections of calls stood, 3 of them by the relay. 1 did not come to stand at once, and 2 broke and were made anew.',
  );
});

test('one is one', () => {
  expect(storageWords.days(1)).toBe('One day at the growth of the last thirty days');
  expect(storageWords.trendOf(0, 1000, 1)).toMatch(/in one day$/);
  expect(proofWords.backupOf(1, 1000)).toMatch(/^With one recording or file, /);
  expect(proofWords.whole(1, 1)).toBe('One chain with one entry, unchanged.');
});
