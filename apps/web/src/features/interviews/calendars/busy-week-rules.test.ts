import { afterAll, beforeAll, expect, test } from 'vitest';
import { busyDays } from './busy-week-rules.ts';

const own = process.env['TZ'];
beforeAll(() => {
  process.env['TZ'] = 'Europe/Berlin';
});
afterAll(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
});

const time = new Intl.DateTimeFormat('en-GB', {
  ...{ timeZone: 'Europe/Berlin', weekday: 'short', hour: '2-digit', minute: '2-digit' },
});
const told = (...times: [string, string][]) =>
  busyDays(times.map(([startsAt, endsAt]) => ({ startsAt, endsAt }))).map(({ day, parts }) => [
    time.format(day),
    ...parts.map(
      ({ from, to, isWhole }) => `${time.format(from)} ${time.format(to)}${isWhole ? ' all' : ''}`,
    ),
  ]);

test('busy times are told by day, in the zone of the browser', () => {
  expect(
    told(
      ['2026-11-25T08:00:00Z', '2026-11-25T09:00:00Z'],
      ['2026-11-25T10:00:00Z', '2026-11-25T11:30:00Z'],
    ),
  ).toEqual([['Wed 00:00', 'Wed 09:00 Wed 10:00', 'Wed 11:00 Wed 12:30']]);
});

test('one over midnight is told on each of its days, and one that fills a day is the whole of it', () => {
  expect(told(['2026-11-25T22:30:00Z', '2026-11-27T07:00:00Z'])).toEqual([
    ['Wed 00:00', 'Wed 23:30 Thu 00:00'],
    ['Thu 00:00', 'Thu 00:00 Fri 00:00 all'],
    ['Fri 00:00', 'Fri 00:00 Fri 08:00'],
  ]);
});
