import { expect, test } from 'vitest';
import {
  intervalsOf,
  nearestTimes,
  shortOnes,
  spansOf,
  stillWithin,
  timesByDay,
  waysOf,
  windowOf,
} from './candidate-rules.ts';

const at = (text: string) => Date.parse(`${text}Z`);
const span = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) });
const now = at('2027-01-10T12:00');

const seen = {
  state: 'asked' as const,
  startsAt: null,
  movesLeft: 5,
  move: null,
  times: [],
  earliest: '2027-01-11T12:07:00.000Z',
  latest: '2027-01-29T23:00:00.000Z',
};
const booked = { ...seen, state: 'booked' as const, startsAt: '2027-01-20T09:00:00.000Z' };

test('[AV-1] times may be marked from a whole quarter after the notice until the last day', () => {
  expect(windowOf(seen)).toEqual([span('2027-01-11T12:15', '2027-01-29T23:00')]);
  expect(windowOf({ ...seen, latest: '2027-01-11T12:00:00.000Z' })).toEqual([]);
});

test('what is marked goes to the server as it is, and comes back', () => {
  const marked = [span('2027-01-12T09:00', '2027-01-12T12:00')];
  expect(spansOf(marked)).toEqual([
    { startsAt: '2027-01-12T09:00:00.000Z', endsAt: '2027-01-12T12:00:00.000Z' },
  ]);
  expect(intervalsOf(spansOf(marked))).toEqual(marked);
});

test('of what was marked before a reload the times that passed are left out, and nonsense', () => {
  const within = windowOf(seen);
  const kept = [span('2027-01-11T11:00', '2027-01-11T14:00'), { startsAt: 'x' }, null];
  expect(stillWithin(kept, within)).toEqual([span('2027-01-11T12:15', '2027-01-11T14:00')]);
  expect(stillWithin('x', within)).toEqual([]);
});

test('times in which the interview has no room are named', () => {
  const marked = [
    span('2027-01-12T09:00', '2027-01-12T09:30'),
    span('2027-01-12T10:00', '2027-01-12T11:00'),
  ];
  expect(shortOnes(marked, 60)).toEqual([marked[0]]);
  expect(shortOnes(marked, 30)).toEqual([]);
});

test('[AV-5] beside a time that went stand the nearest that are free', () => {
  const times = ['08:00', '10:00', '10:15', '15:00'].map((time) => at(`2027-01-12T${time}`));
  expect(nearestTimes(times, at('2027-01-12T10:30'), 2)).toEqual([times[1], times[2]]);
  expect(nearestTimes(times, at('2027-01-12T15:00'), 2)).toEqual([times[1], times[2]]);
  expect(nearestTimes([], now, 3)).toEqual([]);
});

test('times stand under the days of the reader’s zone', () => {
  const times = [at('2027-01-12T14:00'), at('2027-01-12T16:00')];
  expect(timesByDay(times, 'Europe/Berlin')).toHaveLength(1);
  expect(timesByDay(times, 'Asia/Tokyo').map((one) => one.times)).toEqual([[times[0]], [times[1]]]);
});

test('who is asked picks or offers, and who has a time may move it until it begins', () => {
  expect(waysOf(seen, now)).toEqual({
    ...{
      isAsked: true,
      mayMove: false,
      mayPick: false,
      mayOffer: true,
      mayLeave: true,
      mayKeep: false,
    },
  });
  expect(waysOf({ ...seen, times: ['2027-01-12T09:00:00.000Z'] }, now).mayPick).toBe(true);
  expect(waysOf(booked, now)).toMatchObject({
    isAsked: false,
    mayMove: true,
    mayLeave: true,
    mayKeep: false,
  });
  expect(waysOf(booked, at('2027-01-20T09:00'))).toEqual({
    ...{
      isAsked: false,
      mayMove: false,
      mayPick: false,
      mayOffer: false,
      mayLeave: false,
      mayKeep: false,
    },
  });
});

test('without moves left only what the company asks for is moved', () => {
  const spent = { ...booked, movesLeft: 0 };
  expect(waysOf(spent, now)).toMatchObject({
    mayMove: false,
    mayOffer: false,
    mayLeave: true,
    mayKeep: false,
  });
  const asked = { ...spent, move: { by: 'company' as const, waitsFor: 'candidate' as const } };
  expect(waysOf(asked, now)).toMatchObject({ isAsked: true, mayMove: true, mayOffer: true });
});

test('nothing can be done with an interview that is over, cancelled or impossible', () => {
  for (const state of ['over', 'cancelled', 'unable'] as const) {
    expect(waysOf({ ...booked, state, times: ['2027-01-12T09:00:00.000Z'] }, now)).toEqual({
      ...{
        isAsked: false,
        mayMove: false,
        mayPick: false,
        mayOffer: false,
        mayLeave: false,
        mayKeep: false,
      },
    });
  }
});

test('[AV-3] a wish for another time is taken back by whoever had it', () => {
  const wish = (by: 'candidate' | 'company') => ({ by, waitsFor: 'candidate' as const });
  expect(waysOf({ ...booked, move: wish('candidate') }, now).mayKeep).toBe(true);
  expect(waysOf({ ...booked, move: wish('company') }, now).mayKeep).toBe(false);
  expect(waysOf(booked, now).mayKeep).toBe(false);
});
