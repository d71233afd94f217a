import { proposedHours } from '@candor/contract/interviews/availability-rules';
import { expect, test } from 'vitest';
import {
  copyDay,
  hoursOf,
  likeDay,
  minutesOf,
  nextSpan,
  shownEnd,
  typedEnd,
  typedOf,
} from './hours-form-rules.ts';

const proposed = { ...proposedHours('Europe/Berlin'), mostPerDay: 2 };

test('what was read and not changed is what is sent', () => {
  expect(hoursOf(typedOf(proposed))).toEqual(proposed);
  expect(typedOf(proposed)).toMatchObject({ noticeHours: '24', mostPerDay: '2', mostPerWeek: '' });
});

test('an empty limit is none; an empty notice is no number', () => {
  const typed = { ...typedOf(proposed), noticeHours: ' ', mostPerDay: '', mostPerWeek: 'two' };
  expect(hoursOf(typed)).toMatchObject({
    ...{ noticeHours: Number.NaN, mostPerDay: null, mostPerWeek: Number.NaN },
  });
});

test('a week counts its hours, and of what is half typed none', () => {
  expect(minutesOf(proposed.weekly)).toBe(40 * 60);
  expect(minutesOf([[{ from: '22:00', to: '24:00' }], [{ from: '09:00', to: '' }]])).toBe(120);
});

test('another span begins an hour after the last one, within the day', () => {
  expect(nextSpan([])).toEqual({ from: '09:00', to: '17:00' });
  expect(nextSpan([{ from: '09:00', to: '12:00' }])).toEqual({ from: '13:00', to: '15:00' });
  expect(nextSpan([{ from: '09:00', to: '22:30' }])).toEqual({ from: '23:30', to: '24:00' });
  expect(nextSpan([{ from: '09:00', to: '23:00' }])).toEqual({ from: '', to: '' });
});

test('midnight ends a day as 24:00 and is shown as 00:00', () => {
  expect([shownEnd('24:00'), typedEnd('00:00'), shownEnd('17:00'), typedEnd('')]).toEqual([
    ...['00:00', '24:00', '17:00', ''],
  ]);
});

test('Monday is copied to the days that are chosen', () => {
  const weekly = [[{ from: '08:00', to: '09:00' }], ...proposed.weekly.slice(1)];
  const copied = copyDay(weekly, 0, [1, 6]);
  expect([copied[1], copied[6]]).toEqual([weekly[0], weekly[0]]);
  expect([copied[0], copied[2]]).toEqual([weekly[0], weekly[2]]);
  expect([likeDay(1), likeDay(6)]).toEqual([[0, 2, 3, 4], [5]]);
});
