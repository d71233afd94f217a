/**
 * Business days of New York, for waits that a law counts in them: neither Saturday nor Sunday, nor a public holiday of
 * the state or the federation. Where the two differ, or a holiday is kept on another day, none of them is one: a wait
 * that is a day too long harms nobody.
 */
export function isBusinessDay(day: Date): boolean {
  const weekday = day.getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  const [before, after] = [moved(day, -1), moved(day, 1)];
  // One on a Sunday is kept on Monday, one on a Saturday on Friday.
  const isKeptInstead = (weekday === 1 && isFixed(before)) || (weekday === 5 && isFixed(after));
  return !isFixed(day) && !isKeptInstead && !isOfWeekday(day);
}

const moved = (day: Date, days: number): Date => new Date(day.getTime() + days * 86_400_000);

/** New Year, Lincoln's birthday, Juneteenth, Independence Day, Veterans Day, Christmas. */
const fixed = ['1-1', '2-12', '6-19', '7-4', '11-11', '12-25'];

const isFixed = (day: Date): boolean =>
  fixed.includes(`${day.getUTCMonth() + 1}-${day.getUTCDate()}`);

type Rule = { readonly month: number; readonly weekday: number; readonly from: number };

/** The weekday within the seven days from this date: the third Monday is that from the 15th on. */
const byWeekday: readonly Rule[] = [
  { month: 1, weekday: 1, from: 15 },
  { month: 2, weekday: 1, from: 15 },
  { month: 5, weekday: 1, from: 25 },
  { month: 9, weekday: 1, from: 1 },
  { month: 10, weekday: 1, from: 8 },
  { month: 11, weekday: 2, from: 2 },
  { month: 11, weekday: 4, from: 22 },
];

const isOfWeekday = (day: Date): boolean =>
  byWeekday.some(
    ({ month, weekday, from }) =>
      day.getUTCMonth() + 1 === month &&
      day.getUTCDay() === weekday &&
      day.getUTCDate() >= from &&
      day.getUTCDate() < from + 7,
  );
