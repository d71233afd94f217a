import { lengthOf } from '@candor/contract/interviews/interval-rules';
import { dayNumber } from '@candor/contract/interviews/zone-rules';
import { expect, test } from 'vitest';
import {
  applyStroke,
  type Cell,
  cellAfter,
  cellSpans,
  cellState,
  changeDays,
  repeatNextWeek,
  rowsShown,
  timesElsewhere,
  weekOf,
} from './grid-rules.ts';

const at = (text: string) => Date.parse(`${text}Z`);
const span = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) });
const cell = (day: string, time: string): Cell => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { day: dayNumber(day), row: hours * 2 + minutes / 30 };
};
const told = (spans: readonly { startsAt: number; endsAt: number }[]) =>
  spans.map(({ startsAt, endsAt }) =>
    [startsAt, endsAt].map((one) => new Date(one).toISOString().slice(5, 16)).join(' to '),
  );
const always = [span('2026-01-01T00:00', '2027-12-31T00:00')];
const weekIn = (day: string, timeZone: string) => weekOf(dayNumber(day), timeZone);

test('[AV-2] a cell is half an hour of a clock in its zone, whatever the time of year', () => {
  const winter = weekIn('2026-01-14', 'Europe/Berlin');
  const summer = weekIn('2026-07-15', 'Europe/Berlin');
  expect(told(cellSpans(cell('2026-01-14', '09:00'), winter))).toEqual([
    '01-14T08:00 to 01-14T08:30',
  ]);
  expect(told(cellSpans(cell('2026-07-15', '09:00'), summer))).toEqual([
    '07-15T07:00 to 07-15T07:30',
  ]);
  expect(
    told(cellSpans(cell('2026-01-14', '09:00'), weekIn('2026-01-14', 'Asia/Kathmandu'))),
  ).toEqual(['01-14T03:15 to 01-14T03:45']);
});

test('[AV-2] an hour that the clocks skip is no time at all, and one that comes twice is both', () => {
  const spring = weekIn('2026-03-29', 'Europe/Berlin');
  const state = (one: Cell, week = spring) => cellState(one, week, { value: [], within: always });
  expect(state(cell('2026-03-29', '02:00'))).toEqual({
    ...{ marked: 'none', isOpen: false, clocks: 'skipped' },
  });
  expect(state(cell('2026-03-29', '03:00')).clocks).toBe('usual');
  const autumn = weekIn('2026-10-25', 'Europe/Berlin');
  expect(told(cellSpans(cell('2026-10-25', '02:00'), autumn))).toEqual([
    '10-25T00:00 to 10-25T00:30',
    '10-25T01:00 to 10-25T01:30',
  ]);
  expect(state(cell('2026-10-25', '02:00'), autumn).clocks).toBe('twice');
  expect(changeDays(spring)).toEqual([dayNumber('2026-03-29')]);
  expect(changeDays(weekIn('2026-07-15', 'Europe/Berlin'))).toEqual([]);
});

test('clocks that change by half an hour skip one cell alone', () => {
  const week = weekIn('2026-10-04', 'Australia/Lord_Howe');
  expect(cellSpans(cell('2026-10-04', '02:00'), week)).toEqual([]);
  expect(cellSpans(cell('2026-10-04', '02:30'), week)).toHaveLength(1);
});

test('a stroke marks the same hours of each day between, in both directions', () => {
  const stroke = { from: cell('2026-03-28', '10:00'), to: cell('2026-03-30', '09:00') };
  const marked = applyStroke({ ...stroke, isOn: true, base: [] }, 'Europe/Berlin', always);
  // The clocks of Berlin are put forward on the second of the days.
  expect(told(marked)).toEqual([
    '03-28T08:00 to 03-28T09:30',
    '03-29T07:00 to 03-29T08:30',
    '03-30T07:00 to 03-30T08:30',
  ]);
  expect(applyStroke({ ...stroke, isOn: false, base: marked }, 'Europe/Berlin', always)).toEqual(
    [],
  );
});

test('a stroke over skipped hours marks what is left of them, and over doubled ones all', () => {
  const over = (day: string) =>
    applyStroke(
      { from: cell(day, '01:00'), to: cell(day, '03:30'), isOn: true, base: [] },
      'Europe/Berlin',
      always,
    );
  expect(told(over('2026-03-29'))).toEqual(['03-29T00:00 to 03-29T02:00']);
  expect(told(over('2026-10-25'))).toEqual(['10-24T23:00 to 10-25T03:00']);
});

test('nothing is marked outside of what can be, and what was marked stays', () => {
  const within = [span('2026-01-14T08:15', '2026-01-14T12:00')];
  const base = [span('2026-01-14T11:00', '2026-01-14T12:00')];
  const stroke = { from: cell('2026-01-14', '08:00'), to: cell('2026-01-14', '09:30'), isOn: true };
  const value = applyStroke({ ...stroke, base }, 'Europe/Berlin', within);
  expect(told(value)).toEqual(['01-14T08:15 to 01-14T09:00', '01-14T11:00 to 01-14T12:00']);
  const week = weekIn('2026-01-14', 'Europe/Berlin');
  const state = (time: string) => cellState(cell('2026-01-14', time), week, { value, within });
  expect(state('09:00')).toEqual({ marked: 'all', isOpen: true, clocks: 'usual' });
  expect(state('10:00')).toEqual({ marked: 'none', isOpen: true, clocks: 'usual' });
  expect(state('08:00')).toEqual({ marked: 'none', isOpen: false, clocks: 'usual' });
});

test('a cell of which something is marked and something is left is marked in part', () => {
  const week = weekIn('2026-01-14', 'Asia/Kathmandu');
  const value = [span('2026-01-14T04:00', '2026-01-14T05:00')];
  const state = (time: string) =>
    cellState(cell('2026-01-14', time), week, { value, within: always }).marked;
  expect(['09:30', '10:00', '10:30', '11:00'].map(state)).toEqual(['part', 'all', 'part', 'none']);
});

test('a week is repeated by the clock, also over a change, and once', () => {
  const value = [span('2026-03-26T08:00', '2026-03-26T10:00')];
  const week = weekIn('2026-03-26', 'Europe/Berlin');
  const twice = repeatNextWeek(week, { value, within: always });
  expect(told(twice)).toEqual(['03-26T08:00 to 03-26T10:00', '04-02T07:00 to 04-02T09:00']);
  expect(repeatNextWeek(week, { value: twice, within: always })).toEqual(twice);
  expect(repeatNextWeek(week, { value, within: value })).toEqual(value);
});

test('[AV-2] marking moves no instant when it is shown in another zone', () => {
  const value = applyStroke(
    { from: cell('2026-03-24', '09:00'), to: cell('2026-03-30', '16:30'), isOn: true, base: [] },
    'America/New_York',
    always,
  );
  expect(lengthOf(value)).toBe(7 * 8 * 3_600_000);
  for (const timeZone of ['Asia/Tokyo', 'Europe/Berlin', 'Asia/Kolkata']) {
    const total = Array.from({ length: 9 * 48 }, (_, index) => {
      const one = { day: dayNumber('2026-03-23') + Math.floor(index / 48), row: index % 48 };
      const week = weekOf(one.day, timeZone);
      return cellState(one, week, { value, within: always }).marked === 'all' ? 1 : 0;
    }).reduce<number>((sum, one) => sum + one, 0);
    expect(total).toBe(7 * 16);
  }
});

test('hours from seven to nine in the evening are shown, and whatever else is marked', () => {
  const week = weekIn('2026-01-14', 'Europe/Berlin');
  expect(rowsShown(week, [])).toEqual({ first: 14, end: 42 });
  expect(rowsShown(week, [span('2026-01-14T04:30', '2026-01-14T05:30')])).toEqual({
    ...{ first: 11, end: 42 },
  });
  expect(rowsShown(week, [span('2026-01-14T21:00', '2026-01-14T23:00')]).end).toBe(48);
  expect(rowsShown(week, [span('2026-01-14T22:00', '2026-01-15T01:00')])).toEqual({
    ...{ first: 0, end: 48 },
  });
  expect(rowsShown(week, [span('2026-02-14T04:30', '2026-02-14T05:30')])).toEqual({
    ...{ first: 14, end: 42 },
  });
});

test('keys lead to the neighbours and over the edge of a week, but nowhere else', () => {
  const reach = {
    firstDay: dayNumber('2026-01-14'),
    lastDay: dayNumber('2026-01-25'),
    rows: { first: 14, end: 42 },
  };
  const from = (day: string, time: string) => (key: string) =>
    cellAfter(cell(day, time), key, reach);
  const sunday = from('2026-01-18', '09:00');
  expect(sunday('ArrowRight')).toEqual(cell('2026-01-19', '09:00'));
  expect(sunday('ArrowDown')).toEqual(cell('2026-01-18', '09:30'));
  expect(sunday('Home')).toEqual(cell('2026-01-14', '09:00'));
  expect(sunday('PageDown')).toEqual(cell('2026-01-25', '09:00'));
  expect(sunday('x')).toBeNull();
  expect(from('2026-01-14', '07:00')('ArrowLeft')).toEqual(cell('2026-01-14', '07:00'));
  expect(from('2026-01-14', '07:00')('ArrowUp')).toEqual(cell('2026-01-14', '07:00'));
  expect(from('2026-01-14', '20:30')('ArrowDown')).toEqual(cell('2026-01-14', '20:30'));
});

test('what clocks elsewhere show is told with its day, and both where it changes in the week', () => {
  const elsewhere = (day: string, from: string, to: string, time = '09:00') =>
    timesElsewhere(cell(day, time).row, weekIn(day, from), to);
  expect(elsewhere('2026-01-14', 'Europe/Berlin', 'Asia/Kolkata')).toEqual([
    { minutes: 13 * 60 + 30, dayShift: 0 },
  ]);
  expect(elsewhere('2026-01-14', 'Asia/Tokyo', 'America/New_York')).toEqual([
    { minutes: 19 * 60, dayShift: -1 },
  ]);
  expect(elsewhere('2026-03-09', 'Europe/Berlin', 'America/New_York')).toEqual([
    { minutes: 4 * 60, dayShift: 0 },
  ]);
  expect(elsewhere('2026-03-29', 'Asia/Tokyo', 'Europe/Berlin', '18:00')).toEqual([
    { minutes: 10 * 60, dayShift: 0 },
    { minutes: 11 * 60, dayShift: 0 },
  ]);
});
