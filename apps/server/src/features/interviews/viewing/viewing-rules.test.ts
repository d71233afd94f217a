import { CODE_MS, RESEND_SECONDS } from '../links/index.ts';
import { expect, test } from 'vitest';
import {
  dayBefore,
  fileTypeOf,
  grantEnd,
  isSameAddress,
  maySendAgain,
  type RecordingFacts,
  SAME_LOOK_MS,
  SHARES_A_DAY,
  shareEnd,
  stateOf,
  urlSeconds,
  whyEmpty,
} from './viewing-rules.ts';

const now = new Date('2026-11-21T10:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test('[RV-2] addresses are compared trimmed and in any case; an empty one is no address', () => {
  expect(isSameAddress('  Vera@Example.org', 'vera@example.ORG\n')).toBe(true);
  expect(isSameAddress('vera@example.org', 'vera@example.com')).toBe(false);
  expect(isSameAddress(' ', '')).toBe(false);
});

test.for([
  ['a/b/recording.mp4', 'mp4'],
  ['RECORDING.MKV', 'mkv'],
  ['recording.webm', 'webm'],
  ['recording.avi', 'webm'],
  ['recording', 'webm'],
  ['mp4', 'webm'],
])('[RV-7] %s is %s', ([name, type]) => {
  expect(fileTypeOf(name ?? '')).toBe(type);
});

test('a share is what happened to it last', () => {
  const times = { expiresAt: after(10), openedAt: null, watchedAt: null, revokedAt: null };
  expect(stateOf(times, now)).toBe('sent');
  expect(stateOf({ ...times, openedAt: now }, now)).toBe('opened');
  expect(stateOf({ ...times, openedAt: now, watchedAt: now }, now)).toBe('watched');
  expect(stateOf({ ...times, watchedAt: now }, after(10))).toBe('expired');
  expect(stateOf({ ...times, watchedAt: now, revokedAt: now }, after(10))).toBe('revoked');
});

test('a grant lives two hours, and no longer than its share', () => {
  expect(grantEnd(now, after(1000))).toEqual(after(120));
  expect(grantEnd(now, after(30))).toEqual(after(30));
});

test('a URL lives fifteen minutes, and no longer than the access', () => {
  expect(urlSeconds(now, after(120))).toBe(900);
  expect(urlSeconds(now, after(3))).toBe(180);
  expect(urlSeconds(now, now)).toBe(1);
});

const facts: [RecordingFacts, ReturnType<typeof whyEmpty>][] = [
  [{ status: 'playable', isCancelled: true }, null],
  [{ status: null, isCancelled: true }, 'cancelled'],
  [{ status: null, isCancelled: false }, 'not-recorded'],
  [{ status: 'empty', isCancelled: false }, 'not-recorded'],
  [{ status: 'deleted', isCancelled: false }, 'deleted'],
  [{ status: 'receiving', isCancelled: false }, 'processing'],
  [{ status: 'processing', isCancelled: false }, 'processing'],
  [{ status: 'failed', isCancelled: false }, 'failed'],
];

test.for(facts)('[RV-6] %o: %s', ([given, reason]) => {
  expect(whyEmpty(given)).toBe(reason);
});

test('the numbers that RULINGS and decision 0130 name', () => {
  const named = [CODE_MS, RESEND_SECONDS, SHARES_A_DAY, SAME_LOOK_MS];
  expect(named).toEqual([600_000, 30, 200, 3_600_000]);
  expect(dayBefore(now)).toEqual(after(-24 * 60));
  expect(shareEnd(now, 7)).toEqual(after(7 * 24 * 60));
});

test('a link is sent again after a minute', () => {
  const wait = (ms: number) => maySendAgain(now, new Date(now.getTime() + ms));
  expect([wait(0), wait(59_999), wait(60_000), wait(90_000)]).toEqual([false, false, true, true]);
});
