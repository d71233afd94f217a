import { expect, test } from 'vitest';
import { replyBy } from './reply-by-rules.ts';

const asked = {
  askedAt: new Date('2027-01-18T08:00:00Z'),
  ...{
    waitingSince: null,
    seatedSince: null,
    startsAt: null,
    lastDay: '2027-01-29',
    timeZone: 'Europe/Oslo',
  },
};

test('three days after it was asked, or since somebody waits', () => {
  expect(replyBy(asked)).toEqual(new Date('2027-01-21T08:00:00Z'));
  const waitingSince = new Date('2027-01-19T10:00:00Z');
  expect(replyBy({ ...asked, waitingSince })).toEqual(new Date('2027-01-22T10:00:00Z'));
});

test('of a booked seat three days after it was given, however long the time was sought', () => {
  const seatedSince = new Date('2027-01-26T09:00:00Z');
  const startsAt = new Date('2027-02-03T09:00:00Z');
  const booked = { ...asked, startsAt, seatedSince, lastDay: '2027-02-12' };
  expect(replyBy(booked)).toEqual(new Date('2027-01-29T09:00:00Z'));
});

test('never after it begins, nor after its last day in its own zone', () => {
  const startsAt = new Date('2027-01-20T09:00:00Z');
  expect(replyBy({ ...asked, startsAt })).toEqual(startsAt);
  expect(replyBy({ ...asked, lastDay: '2027-01-19' })).toEqual(new Date('2027-01-19T23:00:00Z'));
});

test('a round that was not asked yet waits for nobody', () => {
  expect(replyBy({ ...asked, askedAt: null })).toBeNull();
});
