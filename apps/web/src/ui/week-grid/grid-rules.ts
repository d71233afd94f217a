import {
  type Interval,
  intersect,
  lengthOf,
  mergeIntervals,
  subtract,
} from '@candor/contract/interviews/interval-rules';
import {
  DAY_MS,
  daysBetween,
  offsetAt,
  type Stretch,
  stretchesOf,
  weekdayOf,
} from '@candor/contract/interviews/zone-rules';

export const MINUTE_MS = 60_000;
/** What one cell stands for. */
export const CELL_MINUTES = 30;
const CELL_MS = CELL_MINUTES * MINUTE_MS;
export const ROWS_OF_DAY = DAY_MS / CELL_MS;

/** A day, as a count since 1970, and which of its cells by the clock: 0 begins at midnight. */
export type Cell = { readonly day: number; readonly row: number };

/** From `first` until before `end`. */
export type Rows = { readonly first: number; readonly end: number };

/** A week in a zone, with the times in which its clocks are not changed. */
export type Week = {
  readonly monday: number;
  readonly timeZone: string;
  readonly stretches: readonly Stretch[];
};

/** The week of a day. */
export function weekOf(day: number, timeZone: string): Week {
  const monday = day - weekdayOf(day);
  return { monday, timeZone, stretches: stretchesAround(monday, monday + 6, timeZone) };
}

const stretchesAround = (first: number, last: number, timeZone: string): Stretch[] =>
  stretchesOf({ startsAt: (first - 2) * DAY_MS, endsAt: (last + 3) * DAY_MS }, timeZone);

/** When clocks show these times: never where they are skipped, and of those that come twice both. */
const instantsOf = (wall: Interval, stretches: readonly Stretch[]): Interval[] =>
  mergeIntervals(
    stretches.map(({ startsAt, endsAt, offset }) => ({
      startsAt: Math.max(startsAt, wall.startsAt - offset),
      endsAt: Math.min(endsAt, wall.endsAt - offset),
    })),
  );

const wallOf = ({ day, row }: Cell, rows = 1): Interval => ({
  startsAt: day * DAY_MS + row * CELL_MS,
  endsAt: day * DAY_MS + (row + rows) * CELL_MS,
});

export const cellSpans = (cell: Cell, { stretches }: Week): Interval[] =>
  instantsOf(wallOf(cell), stretches);

export type CellState = {
  readonly marked: 'all' | 'part' | 'none';
  /** Whether any of it can be marked. */
  readonly isOpen: boolean;
  /** Clocks are put forward over it, or back: then it comes twice, and both are meant. */
  readonly clocks: 'skipped' | 'twice' | 'usual';
};

type Marks = { readonly value: readonly Interval[]; readonly within: readonly Interval[] };

export function cellState(cell: Cell, week: Week, { value, within }: Marks): CellState {
  const spans = cellSpans(cell, week);
  const length = lengthOf(spans);
  const open = intersect(spans, within);
  const marked = lengthOf(intersect(spans, value));
  // What is marked counts as all of a cell when nothing of it is left to mark.
  const isAll = marked > 0 && marked >= lengthOf(open);
  return {
    marked: marked === 0 ? 'none' : isAll ? 'all' : 'part',
    isOpen: open.length > 0 || marked > 0,
    clocks: length === 0 ? 'skipped' : length > CELL_MS ? 'twice' : 'usual',
  };
}

/** From the cell where it began to the one where it is now: it marks what lies between, or clears it. */
export type Stroke = {
  readonly from: Cell;
  readonly to: Cell;
  readonly isOn: boolean;
  /** What was marked before it. */
  readonly base: readonly Interval[];
};

/** The same hours of each day between. What it cannot mark stays as it is. */
export function applyStroke(
  { from, to, isOn, base }: Stroke,
  timeZone: string,
  within: readonly Interval[],
): Interval[] {
  const [first, last] = ordered(from.day, to.day);
  const [top, bottom] = ordered(from.row, to.row);
  const stretches = stretchesAround(first, last, timeZone);
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const spans = mergeIntervals(
    days.flatMap((day) => instantsOf(wallOf({ day, row: top }, bottom - top + 1), stretches)),
  );
  return isOn ? mergeIntervals([...base, ...intersect(spans, within)]) : subtract(base, spans);
}

const ordered = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a]);

/** What lies in a week, and the same hours by the clock in the next: added where they can be marked. */
export function repeatNextWeek(week: Week, { value, within }: Marks): Interval[] {
  const { monday, timeZone } = week;
  const next = stretchesAround(monday + 7, monday + 13, timeZone);
  const repeated = wallsOf(value, week).flatMap(({ startsAt, endsAt }) =>
    instantsOf({ startsAt: startsAt + 7 * DAY_MS, endsAt: endsAt + 7 * DAY_MS }, next),
  );
  return mergeIntervals([...value, ...intersect(mergeIntervals(repeated), within)]);
}

/** What clocks show during these times of a week. */
function wallsOf(value: readonly Interval[], { monday, timeZone, stretches }: Week): Interval[] {
  const ofWeek = intersect(value, [daysBetween(monday, monday + 6, timeZone)]);
  return stretches.flatMap(({ startsAt, endsAt, offset }) =>
    intersect(ofWeek, [{ startsAt, endsAt }]).map((span) => ({
      startsAt: span.startsAt + offset,
      endsAt: span.endsAt + offset,
    })),
  );
}

const USUAL: Rows = { first: 7 * 2, end: 21 * 2 };

/** The usual hours of a day, and those of what must be seen. */
export function rowsShown(week: Week, shown: readonly Interval[]): Rows {
  let { first, end } = USUAL;
  for (const { startsAt, endsAt } of wallsOf(shown, week)) {
    const isOverMidnight = Math.floor((endsAt - 1) / DAY_MS) !== Math.floor(startsAt / DAY_MS);
    if (isOverMidnight) return { first: 0, end: ROWS_OF_DAY };
    first = Math.min(first, Math.floor((startsAt % DAY_MS) / CELL_MS));
    end = Math.max(end, Math.ceil((((endsAt - 1) % DAY_MS) + 1) / CELL_MS));
  }
  return { first, end };
}

/** What can be reached with keys: days, and rows of them. */
export type Reach = { readonly firstDay: number; readonly lastDay: number; readonly rows: Rows };

/** Where a key leads; null: it means nothing here. */
export function cellAfter({ day, row }: Cell, key: string, reach: Reach): Cell | null {
  const monday = day - weekdayOf(day);
  const places: Readonly<Record<string, Cell>> = {
    ArrowUp: { day, row: row - 1 },
    ArrowDown: { day, row: row + 1 },
    ArrowLeft: { day: day - 1, row },
    ArrowRight: { day: day + 1, row },
    Home: { day: monday, row },
    End: { day: monday + 6, row },
    PageUp: { day: day - 7, row },
    PageDown: { day: day + 7, row },
  };
  const place = places[key];
  return place === undefined ? null : nearestCell(place, reach);
}

export const nearestCell = ({ day, row }: Cell, { firstDay, lastDay, rows }: Reach): Cell => ({
  day: Math.max(firstDay, Math.min(lastDay, day)),
  row: Math.max(rows.first, Math.min(rows.end - 1, row)),
});

/** What clocks elsewhere show when a row begins: in most weeks one time, in one of a change perhaps two. */
export function timesElsewhere(
  row: number,
  week: Week,
  otherZone: string,
): { readonly minutes: number; readonly dayShift: number }[] {
  const seen = new Map<string, { minutes: number; dayShift: number }>();
  for (let day = week.monday; day < week.monday + 7; day += 1) {
    const [span] = cellSpans({ day, row }, week);
    if (span === undefined) continue;
    const wall = span.startsAt + offsetAt(span.startsAt, otherZone);
    const dayShift = Math.floor(wall / DAY_MS) - day;
    const minutes = Math.floor((wall % DAY_MS) / MINUTE_MS);
    seen.set(`${dayShift}:${minutes}`, { minutes, dayShift });
  }
  return [...seen.values()];
}

/** Days of a week on which its clocks are changed. */
export const changeDays = ({ monday, stretches }: Week): number[] =>
  stretches
    .slice(1)
    .map(({ startsAt, offset }) => Math.floor((startsAt + offset - 1) / DAY_MS))
    .filter((day) => day >= monday && day < monday + 7);
