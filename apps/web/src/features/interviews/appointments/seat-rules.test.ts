import { expect, test } from 'vitest';
import { seatWaysOf } from './seat-rules.ts';

const now = Date.parse('2027-01-10T12:05:00Z');
const booked = {
  state: 'booked' as const,
  startsAt: '2027-01-20T09:00:00.000Z',
  answer: 'open' as const,
  isSeated: true,
  seatedName: null,
  mustAccept: false,
  isFree: false,
  move: null,
  offers: [],
  canSwapWith: [{}],
  earliest: '2027-01-10T14:05:00.000Z',
  latest: '2027-01-29T23:00:00.000Z',
};
const none = {
  ...{ mayAccept: false, mayDecline: false, mayPropose: false },
  ...{ mayMatch: false, maySwap: false, maySayHours: false },
};

test('who is booked accepts, declines, proposes or swaps, until it begins', () => {
  expect(seatWaysOf(booked, now)).toMatchObject({
    ...{ mayAccept: true, mayDecline: true, mayPropose: true, maySwap: true, mayMatch: false },
  });
  expect(seatWaysOf({ ...booked, answer: 'accepted' }, now)).toMatchObject({
    ...{ mayAccept: false, mayDecline: true },
  });
  expect(seatWaysOf(booked, Date.parse('2027-01-20T09:00:00Z'))).toEqual(none);
});

test('who comes from outside and has agreed to nothing yet accepts before anything is booked', () => {
  const asked = { ...booked, state: 'asked' as const, startsAt: null, canSwapWith: [] };
  expect(seatWaysOf(asked, now).mayAccept).toBe(false);
  expect(seatWaysOf({ ...asked, mustAccept: true }, now).mayAccept).toBe(true);
  expect(seatWaysOf({ ...asked, mustAccept: true, answer: 'declined' }, now).mayAccept).toBe(false);
});

test('[AV-3] offered times are matched before a booking, and when the candidate asks to move', () => {
  const offers = [{}];
  const offered = { ...booked, state: 'offered' as const, startsAt: null, offers };
  expect(seatWaysOf(offered, now)).toMatchObject({ mayMatch: true, mayAccept: false });
  const moving = { ...booked, offers, move: { waitsFor: 'interviewers' as const } };
  expect(seatWaysOf(moving, now)).toMatchObject({ mayMatch: true, mayPropose: true });
  expect(seatWaysOf({ ...booked, offers }, now).mayMatch).toBe(false);
});

test('who declined, and whoever looks at what is over or cancelled, can do nothing more', () => {
  expect(seatWaysOf({ ...booked, answer: 'declined' }, now)).toEqual(none);
  for (const state of ['over', 'cancelled', 'unable'] as const) {
    expect(seatWaysOf({ ...booked, state, offers: [{}] }, now)).toEqual(none);
  }
});

test('[AV-5] who declined a seat that nobody has taken may still accept it', () => {
  const free = { ...booked, answer: 'declined' as const, isFree: true };
  expect(seatWaysOf(free, now)).toEqual({ ...none, mayAccept: true });
  expect(seatWaysOf(free, Date.parse('2027-01-20T09:00:00Z'))).toEqual(none);
});

test('who of a pool is not needed is asked for nothing', () => {
  const beside = { ...booked, isSeated: false, seatedName: 'Ada', canSwapWith: [], offers: [{}] };
  expect(seatWaysOf(beside, now)).toEqual(none);
  const moving = { ...beside, move: { waitsFor: 'interviewers' as const } };
  expect(seatWaysOf(moving, now)).toEqual(none);
});

test('times are proposed where the interview may be, and nowhere after its last day', () => {
  expect(seatWaysOf(booked, now).mayPropose).toBe(true);
  const latest = booked.earliest;
  expect(seatWaysOf({ ...booked, latest }, now)).toMatchObject({
    ...{ mayPropose: false, mayDecline: true },
  });
});
