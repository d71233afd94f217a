import {
  expandHours,
  fullTimes,
  type Hours,
  openHours,
  type Span,
} from '@candor/contract/interviews/availability-rules';
import { intersect } from '@candor/contract/interviews/interval-rules';
import { labelledZones, zoneLabel } from '@candor/contract/interviews/zone-label-rules';
import { typedInstant } from '@candor/contract/interviews/zone-rules';
import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { anyInstant, anyZone, check, hoursOf, wallOf } from './test-hours.ts';

const HOUR = 3_600_000;

describe('days that are not as others', () => {
  const open = (hours: Hours, from: string, until: string) =>
    expandHours(hours, { startsAt: Date.parse(from), endsAt: Date.parse(until) }).map(
      ({ startsAt, endsAt }) =>
        `${wallOf(startsAt, hours.timeZone).toString({ timeZoneName: 'never', smallestUnit: 'minute' })} ${(endsAt - startsAt) / HOUR} h`,
    );
  const daily = (timeZone: string, ...spans: Span[]) =>
    hoursOf(
      timeZone,
      Array.from({ length: 7 }, () => spans),
    );

  test('a span from 02:30 begins at 03:30 on the short day; one that is skipped altogether is not there', () => {
    const hours = daily('America/New_York', { from: '02:30', to: '05:00' });
    expect(open(hours, '2026-03-08T05:00Z', '2026-03-09T04:00Z')).toEqual([
      '2026-03-08T03:30-04:00 1.5 h',
    ]);
    // The same for a range that begins after the change.
    expect(open(hours, '2026-03-08T07:10Z', '2026-03-09T04:00Z')).toEqual([
      '2026-03-08T03:30-04:00 1.5 h',
    ]);
    expect(
      open(
        daily('America/New_York', { from: '02:00', to: '02:45' }),
        '2026-03-08T05:00Z',
        '2026-03-09T04:00Z',
      ),
    ).toEqual([]);
  });

  test('an hour that comes twice is open both times', () => {
    const hours = daily('Europe/Berlin', { from: '02:15', to: '02:45' });
    expect(open(hours, '2026-10-24T22:00Z', '2026-10-25T23:00Z')).toEqual([
      '2026-10-25T02:15+02:00 0.5 h',
      '2026-10-25T02:15+01:00 0.5 h',
    ]);
  });

  test('a whole day that a country left out is open to nobody', () => {
    expect(
      open(
        daily('Pacific/Apia', { from: '09:00', to: '17:00' }),
        '2011-12-29T10:00Z',
        '2011-12-31T10:00Z',
      ),
    ).toEqual(['2011-12-29T09:00-10:00 8 h', '2011-12-31T09:00+14:00 8 h']);
  });

  test('a span until 24:00 and the next day’s from 00:00 are one', () => {
    const hours = daily(
      'Asia/Tokyo',
      { from: '00:00', to: '01:00' },
      { from: '22:00', to: '24:00' },
    );
    expect(open(hours, '2026-11-24T15:00Z', '2026-11-25T15:00Z')).toEqual([
      '2026-11-25T00:00+09:00 1 h',
      '2026-11-25T22:00+09:00 2 h',
    ]);
    expect(open(hours, '2026-11-24T15:00Z', '2026-11-26T15:00Z')).toContain(
      '2026-11-25T22:00+09:00 3 h',
    );
  });

  test('an exception has its own hours or none, and the days around it keep theirs', () => {
    const hours: Hours = {
      ...daily('Europe/London', { from: '09:00', to: '17:00' }),
      exceptions: [
        { firstDay: '2026-12-24', lastDay: '2026-12-26', name: 'Christmas', spans: [] },
        {
          firstDay: '2026-12-28',
          lastDay: '2026-12-28',
          name: '',
          spans: [{ from: '20:00', to: '21:00' }],
        },
      ],
    };
    expect(open(hours, '2026-12-23T00:00Z', '2026-12-29T00:00Z')).toEqual([
      '2026-12-23T09:00+00:00 8 h',
      '2026-12-27T09:00+00:00 8 h',
      '2026-12-28T20:00+00:00 1 h',
    ]);
  });

  test('nothing is open sooner than the least notice', () => {
    const hours = { ...daily('UTC', { from: '09:00', to: '17:00' }), noticeHours: 26 };
    const range = {
      startsAt: Date.parse('2026-11-24T00:00Z'),
      endsAt: Date.parse('2026-11-26T00:00Z'),
    };
    expect(openHours(hours, range, Date.parse('2026-11-24T12:00Z'))).toEqual([
      { startsAt: Date.parse('2026-11-25T14:00Z'), endsAt: Date.parse('2026-11-25T17:00Z') },
    ]);
    expect(openHours(hours, range, Date.parse('2026-11-25T12:00Z'))).toEqual([]);
  });

  test('a day and a week with as many interviews as somebody takes are full, by their own calendar', () => {
    const hours: Hours = {
      ...daily('Australia/Sydney', { from: '09:00', to: '17:00' }),
      mostPerDay: 2,
      mostPerWeek: 3,
    };
    const at = (text: string) => Date.parse(text);
    // The 24th, a Tuesday in Sydney, begins on the 23rd in UTC.
    const two = [at('2026-11-23T22:00Z'), at('2026-11-24T03:00Z')];
    const day = { startsAt: at('2026-11-23T13:00Z'), endsAt: at('2026-11-24T13:00Z') };
    expect(fullTimes(hours, two)).toEqual([day]);
    expect(fullTimes(hours, two.slice(0, 1))).toEqual([]);
    expect(fullTimes(hours, [...two, at('2026-11-26T03:00Z')])).toEqual([
      { startsAt: at('2026-11-22T13:00Z'), endsAt: at('2026-11-29T13:00Z') },
    ]);
    expect(fullTimes({ ...hours, mostPerDay: null, mostPerWeek: null }, two)).toEqual([]);
    expect(intersect(fullTimes(hours, two), expandHours(hours, day))).toHaveLength(1);
  });
});

test('a typed time that no clock shows is refused, and so is one that comes twice', () => {
  expect(typedInstant('2026-03-08T02:30', 'America/New_York')).toEqual({ problem: 'skipped' });
  expect(typedInstant('2026-11-01T01:30', 'America/New_York')).toEqual({ problem: 'twice' });
  expect(typedInstant('2011-12-30T09:00', 'Pacific/Apia')).toEqual({ problem: 'skipped' });
  for (const wrong of ['', '2026-02-30T09:00', '2026-11-25T24:00', '2026-11-25 09:00']) {
    expect(typedInstant(wrong, 'UTC')).toEqual({ problem: 'unreadable' });
  }
  check(fc.record({ minute: anyInstant, timeZone: anyZone }), ({ minute, timeZone }) => {
    const wall = new Date(minute * 60_000).toISOString().slice(0, 16);
    let expected: number | undefined;
    try {
      expected = Temporal.PlainDateTime.from(wall).toZonedDateTime(timeZone, {
        disambiguation: 'reject',
      }).epochMilliseconds;
    } catch {
      expected = undefined;
    }
    const typed = typedInstant(wall, timeZone);
    expect('at' in typed ? typed.at : undefined).toBe(expected);
  });
});

test('[AV-2] five zones have the specification’s values and labels', () => {
  expect(
    labelledZones.map(({ value, label, timeZone }) => `${value} ${label} ${timeZone}`),
  ).toEqual([
    '1 Eastern Standard America/New_York',
    '2 Central European Europe/Berlin',
    '3 Australian Eastern Standard Australia/Sydney',
    '4 Indian Standard Asia/Kolkata',
    '5 Japan Standard Asia/Tokyo',
  ]);
  expect([zoneLabel('Europe/Berlin'), zoneLabel('Europe/Vienna')]).toEqual([
    'Central European',
    null,
  ]);
});
