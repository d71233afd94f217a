import { expect, test } from 'vitest';
import {
  firstRound,
  isSame,
  nextRound,
  placeProblems,
  roundProblems,
  roundsProblems,
  seatCount,
  wishOf,
} from './schedule-values.ts';

const now = Date.parse('2027-01-10T23:30:00Z');
const round = firstRound(now, 'Europe/Oslo');
const ada = { accountID: 1 };
const bo = { accountID: 2 };
const complete = { ...round, groups: [{ count: 1, people: [ada] }] };

test('a first round ends within three weeks of the day in its own zone', () => {
  expect(round.lastDay).toBe('2027-02-01');
  expect(firstRound(now, 'America/New_York').lastDay).toBe('2027-01-31');
});

test('two of a pool of three are two seats with the same pool', () => {
  const people = [ada, bo, { email: 'cy@example.com', name: 'Cy' }];
  const groups = [
    { count: 2, people },
    { count: 1, people: [ada] },
  ];
  expect(wishOf({ ...round, groups }).seats).toEqual([{ people }, { people }, { people: [ada] }]);
  expect(seatCount(groups)).toBe(3);
});

test('numbers are sent as numbers', () => {
  expect(wishOf({ ...complete, minutes: ' 45 ' })).toMatchObject({
    ...{ minutes: 45, bufferBefore: 0, bufferAfter: 15, noticeHours: 24 },
  });
});

test('a complete round has no problems', () => {
  expect(roundProblems(complete, now)).toEqual({});
});

test.each([
  ['minutes', '9'],
  ['minutes', 'an hour'],
  ['minutes', '481'],
  ['bufferBefore', '121'],
  ['bufferAfter', '-1'],
  ['noticeHours', '337'],
  ['lastDay', ''],
  ['lastDay', '2027-01-10'],
] as const)('a wrong value has its problem at its field: %s %s', (name, value) => {
  expect(Object.keys(roundProblems({ ...complete, [name]: value }, now))).toEqual([name]);
});

test('the last day may be today, which begins earlier in the east', () => {
  expect(roundProblems({ ...complete, lastDay: '2027-01-11' }, now)).toEqual({});
});

test('a seat needs somebody, and as many as are to come', () => {
  const groups = [
    { count: 1, people: [] },
    { count: 2, people: [ada] },
    { count: 2, people: [ada, bo] },
  ];
  expect(Object.keys(roundProblems({ ...round, groups }, now))).toEqual(['groups.0', 'groups.1']);
});

test('an interview has no more than eight seats', () => {
  const groups = Array.from({ length: 9 }, () => ({ count: 1, people: [ada] }));
  expect(Object.keys(roundProblems({ ...round, groups }, now))).toEqual(['groups.8']);
});

test('problems of rounds carry the place of their round', () => {
  expect(Object.keys(roundsProblems([complete, { ...complete, minutes: '' }], now))).toEqual([
    '1.minutes',
  ]);
});

test('a further round is later and asks anew who sits', () => {
  expect(nextRound({ ...complete, kind: 'panel' })).toMatchObject({
    ...{ kind: 'panel', lastDay: '2027-02-15', groups: [{ count: 1, people: [] }] },
  });
});

test('a link must be one; a number and an address are what somebody writes', () => {
  expect(placeProblems({ kind: 'link', text: 'https://meet.example.com/a' })).toEqual({});
  for (const text of ['', 'meet.example.com', 'http://meet.example.com', 'javascript:alert(1)']) {
    expect(Object.keys(placeProblems({ kind: 'link', text }))).toEqual(['text']);
  }
  expect(placeProblems({ kind: 'phone', text: '+47 1234' })).toEqual({});
  expect(Object.keys(placeProblems({ kind: 'address', text: '  ' }))).toEqual(['text']);
});

test('people are the same by their account, or by their address', () => {
  expect(isSame(ada, { accountID: 1 })).toBe(true);
  expect(isSame(ada, bo)).toBe(false);
  expect(isSame({ email: 'A@b.c', name: 'A' }, { email: 'a@b.c', name: '' })).toBe(true);
  expect(isSame(ada, { email: 'a@b.c', name: '' })).toBe(false);
});
