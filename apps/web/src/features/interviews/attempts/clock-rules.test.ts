import { expect, test } from 'vitest';
import {
  announcementFor,
  clockText,
  isOff,
  mustAsk,
  newerClock,
  offsetOf,
  secondsLeft,
  standingOf,
  timesLeft,
} from './clock-rules.ts';

test('[BQ-7] the offset is measured from the middle of the exchange', () => {
  expect(offsetOf({ sentAt: 1_000, receivedAt: 1_200, serverNow: 61_100 })).toBe(60_000);
});

test('[BQ-7] what is left comes from server time and never falls below zero', () => {
  expect(secondsLeft(10_000, 8_500)).toBe(2);
  expect(secondsLeft(10_000, 12_000)).toBe(0);
});

test('[BI-4] the timer is announced at ten, five and one minute only', () => {
  expect(announcementFor(601, 600)).toBe(10);
  expect(announcementFor(600, 599)).toBeNull();
  expect(announcementFor(61, 58)).toBe(1);
});

test('[BI-4] the timer reads minutes and seconds, with hours when there are any', () => {
  expect(clockText(605)).toBe('10:05');
  expect(clockText(3_725)).toBe('01:02:05');
});

const running = { status: 'in-progress', life: 2, now: 1_000, deadlineAt: 2_000 };

test('[BI-9] the time is up when the server says so, by its status or its clock', () => {
  expect(standingOf(running, 2)).toBe('running');
  expect(standingOf({ ...running, now: 2_000 }, 2)).toBe('time-up');
  expect(standingOf({ ...running, status: 'timed-out' }, 2)).toBe('time-up');
});

test('[BQ-7] a later page life takes over, and a submission ends every page', () => {
  expect(standingOf(running, 1)).toBe('taken-over');
  expect(standingOf({ ...running, status: 'submitted' }, 1)).toBe('submitted');
});

/** Ten minutes were left when a break of five began at 100,000; its length is in the deadline. */
const onBreak = { deadlineAt: 1_000_000, breaksTaken: 1, breakEndsAt: 400_000 };

test.each([
  [100_000, { left: 600, breakLeft: 300 }],
  [399_500, { left: 600, breakLeft: 1 }],
  [400_000, { left: 600, breakLeft: 0 }],
  [460_000, { left: 540, breakLeft: 0 }],
  [1_100_000, { left: 0, breakLeft: 0 }],
])('the interview stands still while its break counts down: at %i', (now, times) => {
  expect(timesLeft(onBreak, now)).toEqual(times);
});

test('a reply from before a break does not end it, and one from within it does not begin it again', () => {
  const before = { deadlineAt: 700_000, breaksTaken: 0, breakEndsAt: null };
  const ended = { deadlineAt: 800_000, breaksTaken: 1, breakEndsAt: null };
  expect(newerClock(onBreak, before)).toBe(onBreak);
  expect(newerClock(before, onBreak)).toBe(onBreak);
  expect(newerClock(onBreak, ended)).toBe(ended);
  expect(newerClock(ended, onBreak)).toBe(ended);
  const next = { deadlineAt: 1_100_000, breaksTaken: 2, breakEndsAt: 900_000 };
  expect(newerClock(ended, next)).toBe(next);
});

const spoken = {
  now: 100_000,
  heardAt: 99_000,
  askedAt: 60_000,
  isInDoubt: false,
  isAsking: false,
  isOver: false,
};

test('[BQ-7] while the server’s line speaks, nobody asks', () => {
  expect(mustAsk(spoken)).toBe(false);
  expect(mustAsk({ ...spoken, heardAt: 97_000 })).toBe(false);
});

test('[BQ-7] a silent line is asked about, and again every three seconds until something answers', () => {
  const silent = { ...spoken, heardAt: 96_000 };
  expect(mustAsk(silent)).toBe(true);
  expect(mustAsk({ ...silent, askedAt: 97_500 })).toBe(false);
  expect(mustAsk({ ...silent, askedAt: 97_000 })).toBe(true);
});

test('[BQ-7] a clock that jumped is asked about, although the line speaks', () => {
  expect(mustAsk({ ...spoken, isInDoubt: true })).toBe(true);
  expect(isOff(10_000, 11_400)).toBe(false);
  expect(isOff(11_600, 10_000)).toBe(true);
});

test('[BI-9] when the time is up the server is asked every second until it says so', () => {
  expect(mustAsk({ ...spoken, isOver: true })).toBe(true);
  expect(mustAsk({ ...spoken, isOver: true, askedAt: 99_500 })).toBe(false);
  expect(mustAsk({ ...spoken, isOver: true, askedAt: 99_000 })).toBe(true);
  // One that is slow to answer is not asked ever faster.
  expect(mustAsk({ ...spoken, isOver: true, askedAt: 98_000, isAsking: true })).toBe(false);
  expect(mustAsk({ ...spoken, isOver: true, askedAt: 97_000, isAsking: true })).toBe(true);
});
