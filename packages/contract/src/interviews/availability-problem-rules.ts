/** What keeps hours from being kept: the same rules in the page and on the server. */
import {
  HOLIDAY_DAYS_MOST,
  type Hours,
  type HoursException,
  minuteOf,
  type Span,
} from './availability-rules.ts';
import { dayNumber, dayText } from './zone-rules.ts';

/** `path` names the field as the contract does: `weekly`, 0, 1, `to`. */
export type HoursProblem = {
  readonly path: readonly (string | number)[];
  readonly message: string;
};

type Path = HoursProblem['path'];

export function hoursProblems({
  weekly,
  exceptions,
}: Pick<Hours, 'weekly' | 'exceptions'>): HoursProblem[] {
  return [
    ...weekly.flatMap((spans, day) => spanProblems(spans, ['weekly', day])),
    ...exceptions.flatMap((exception, index) => [
      ...dayProblems(exception, ['exceptions', index]),
      ...spanProblems(exception.spans, ['exceptions', index, 'spans']),
    ]),
    ...overlappingDays(exceptions),
  ];
}

function spanProblems(spans: readonly Span[], path: Path): HoursProblem[] {
  return spans.flatMap(({ from, to }, index) => {
    const [begins, ends] = [minuteOf(from), minuteOf(to)];
    const problem = (field: keyof Span, message: string) => [
      { path: [...path, index, field], message },
    ];
    // 24:00 is an end only: whoever begins then begins at 00:00 of the next day.
    if (Number.isNaN(begins) || from === '24:00') return problem('from', 'Please enter a time.');
    if (Number.isNaN(ends)) return problem('to', 'Please enter a time.');
    if (ends <= begins) return problem('to', 'This must be after the beginning.');
    const overlaps = spans
      .slice(0, index)
      .some((one) => minuteOf(one.from) < ends && begins < minuteOf(one.to));
    return overlaps ? problem('from', 'These hours overlap others of the day.') : [];
  });
}

const isDay = (text: string): boolean => {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? dayNumber(text) : Number.NaN;
  // `2026-02-30` is read as the 2nd of March.
  return !Number.isNaN(day) && dayText(day) === text;
};

function dayProblems({ firstDay, lastDay }: HoursException, path: Path): HoursProblem[] {
  const problem = (field: 'firstDay' | 'lastDay', message: string) => [
    { path: [...path, field], message },
  ];
  if (!isDay(firstDay)) return problem('firstDay', 'Please choose a day.');
  if (!isDay(lastDay)) return problem('lastDay', 'Please choose a day.');
  const days = dayNumber(lastDay) - dayNumber(firstDay) + 1;
  if (days < 1) return problem('lastDay', 'This must not be before the first day.');
  if (days > HOLIDAY_DAYS_MOST) {
    return problem('lastDay', `This can last ${HOLIDAY_DAYS_MOST} days at most.`);
  }
  return [];
}

function overlappingDays(exceptions: readonly HoursException[]): HoursProblem[] {
  return exceptions.flatMap(({ firstDay, lastDay }, index) => {
    // Days as texts are in the order of time.
    const overlaps = exceptions
      .slice(0, index)
      .some((one) => one.firstDay <= lastDay && firstDay <= one.lastDay);
    return overlaps
      ? [
          {
            path: ['exceptions', index, 'firstDay'],
            message: 'Some of these days are listed above.',
          },
        ]
      : [];
  });
}

/** As they are kept and shown: spans and exceptions by when they begin. */
export function inOrder<H extends Pick<Hours, 'weekly' | 'exceptions'>>(hours: H): H {
  const spans = (all: readonly Span[]) =>
    all.toSorted((one, other) => minuteOf(one.from) - minuteOf(other.from));
  return {
    ...hours,
    weekly: hours.weekly.map(spans),
    exceptions: hours.exceptions
      .map((exception) => ({ ...exception, spans: spans(exception.spans) }))
      .toSorted((one, other) => (one.firstDay < other.firstDay ? -1 : 1)),
  };
}
