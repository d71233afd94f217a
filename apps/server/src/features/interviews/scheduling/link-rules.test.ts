import { describe, expect, test } from 'vitest';
import {
  judgeDeed,
  type LinkDeed,
  type LinkFacts,
  type LinkState,
  linkStateOf,
  mayRemindAgain,
  maySendAgain,
  reminderTimes,
  revokesEarlierLinks,
} from './link-rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const sent: LinkFacts = {
  cancelledAt: null,
  closesAt: at(1),
  openedAt: null,
  attemptStatus: null,
};
const opened = { openedAt: at(-1) };
const cancelled = { cancelledAt: at(-1) };
const over = { closesAt: now };

test.each<[LinkState, Partial<LinkFacts>]>([
  ['invited', {}],
  ['opened', opened],
  ['expired', over],
  ['expired', { ...opened, ...over }],
  ['cancelled', { ...opened, ...over, ...cancelled }],
  ['in-progress', { ...opened, ...over, attemptStatus: 'in-progress' }],
  ['submitted', { ...opened, ...over, ...cancelled, attemptStatus: 'submitted' }],
  ['timed-out', { ...over, attemptStatus: 'timed-out' }],
])('an invitation is %s: %j', (state, change) => {
  expect(linkStateOf({ ...sent, ...change }, now)).toBe(state);
});

const states: readonly LinkState[] = [
  'invited',
  'opened',
  'in-progress',
  'submitted',
  'timed-out',
  'expired',
  'cancelled',
];

test.each<[LinkDeed, readonly LinkState[]]>([
  ['resend', ['invited', 'opened', 'in-progress']],
  ['extend', ['invited', 'opened', 'expired']],
  ['cancel', ['invited', 'opened']],
  ['accommodate', ['invited', 'opened', 'expired']],
  ['remind', ['invited', 'opened']],
])('%s is for %j', (deed, may) => {
  expect(states.filter((state) => judgeDeed(deed, state) === 'yes')).toEqual(may);
});

test('what runs says so, and what is over says that', () => {
  expect(judgeDeed('cancel', 'in-progress')).toBe('already_started');
  expect(judgeDeed('extend', 'in-progress')).toBe('already_started');
  expect(judgeDeed('cancel', 'submitted')).toBe('interview_over');
  expect(judgeDeed('resend', 'expired')).toBe('interview_over');
});

test('a new link never cuts a running interview', () => {
  expect(states.filter((state) => !revokesEarlierLinks(state))).toEqual(['in-progress']);
});

describe('reminders', () => {
  const window = { opensAt: at(-1), closesAt: at(50) };

  test('are due hours before the end, the first first, each once', () => {
    expect(reminderTimes(window, [1, 24, 48, 24], now)).toEqual([at(2), at(26), at(49)]);
  });

  test('that would come too early, or before the window opens, are left out', () => {
    expect(reminderTimes(window, [72, 1], now)).toEqual([at(49)]);
    expect(reminderTimes({ ...window, opensAt: at(30) }, [48, 24, 1], now)).toEqual([at(49)]);
  });

  test('by hand come once an hour, and links once a minute', () => {
    expect([mayRemindAgain(null, now), mayRemindAgain(at(-1), now)]).toEqual([true, true]);
    expect(mayRemindAgain(at(-0.9), now)).toBe(false);
    expect([maySendAgain(null, now), maySendAgain(at(-1 / 60), now)]).toEqual([true, true]);
    expect(maySendAgain(at(-0.9 / 60), now)).toBe(false);
  });
});
