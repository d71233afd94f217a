import type { Interval } from '@candor/contract/interviews/interval-rules';
import { DAY_MS } from '@candor/contract/interviews/zone-rules';
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { cityOf, dayInText } from '../zone-times.ts';
import {
  type Cell,
  CELL_MINUTES,
  cellSpans,
  cellState,
  type Rows,
  timesElsewhere,
  type Week,
  weekOf,
} from './grid-rules.ts';
import { bothText, dayWords, shiftedText, stateWords, wallText } from './grid-words.ts';
import type { WeekMarks } from './use-week-marks.ts';

type Props = {
  readonly label: string;
  readonly marks: WeekMarks;
  readonly value: readonly Interval[];
  readonly within: readonly Interval[];
  readonly otherZone: string | null;
};

/** A week as a grid: one cell has the focus of all, and keys lead from it. */
export function GridTable({ label, marks, value, within, otherZone }: Props) {
  const { week, rows, focus } = marks;
  const days = Array.from({ length: 7 }, (_, index) => week.monday + index);
  const names = useCellNames(week, rows, otherZone);
  const table = useFocusedCell(focus);
  return (
    <div
      ref={table}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable="true"
      className="week-grid__table tabular"
      {...gridEvents(marks)}
    >
      <div role="row" className="week-grid__row">
        <div role="columnheader" className="week-grid__times">
          {cityOf(week.timeZone)}
          {otherZone !== null && <span className="dimmed">{cityOf(otherZone)}</span>}
        </div>
        {days.map((day) => (
          <div key={day} role="columnheader" className="week-grid__head">
            {dayWords(day)}
          </div>
        ))}
      </div>
      {rowsOf(rows).map((row) => (
        <div
          key={row}
          role="row"
          className={`week-grid__row${row % 2 === 0 ? ' week-grid__row--hour' : ''}`}
        >
          <div role="rowheader" className="week-grid__times">
            {wallText(row * CELL_MINUTES)}
            {otherZone !== null && (
              <span className="dimmed">
                {timesElsewhere(row, week, otherZone).map(shiftedText).join(' / ')}
              </span>
            )}
          </div>
          {days.map((day) => {
            const cell = { day, row };
            const state = cellState(cell, week, { value, within });
            return (
              <div
                // By its place: the focus would be lost with a cell that goes when the week is turned.
                key={day - week.monday}
                role="gridcell"
                tabIndex={focus.day === day && focus.row === row ? 0 : -1}
                data-day={day}
                data-row={row}
                aria-selected={state.marked !== 'none'}
                aria-disabled={!state.isOpen}
                aria-label={`${names.get(nameKey(cell)) ?? ''}${stateWords(state)}`}
                className={`week-grid__cell week-grid__cell--${state.isOpen ? state.marked : 'shut'}`}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

const rowsOf = ({ first, end }: Rows): number[] =>
  Array.from({ length: end - first }, (_, index) => first + index);

const nameKey = ({ day, row }: Cell): string => `${day}:${row}`;

/** Day and times of each cell, in both zones; they are read out, and don't change with the marks. */
function useCellNames({ monday, timeZone }: Week, { first, end }: Rows, otherZone: string | null) {
  return useMemo(() => {
    const names = new Map<string, string>();
    const week = weekOf(monday, timeZone);
    for (const row of rowsOf({ first, end })) {
      for (let day = monday; day < monday + 7; day += 1) {
        const [span] = cellSpans({ day, row }, week);
        const name =
          span === undefined
            ? `${dayInText(day * DAY_MS, 'UTC')}, ${wallText(row * CELL_MINUTES)}`
            : bothText(span, timeZone, otherZone);
        names.set(nameKey({ day, row }), name);
      }
    }
    return names;
  }, [monday, timeZone, first, end, otherZone]);
}

/** The focus follows the keys, and is not taken from elsewhere. */
function useFocusedCell({ day, row }: Cell) {
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = table.current;
    if (element?.contains(document.activeElement) !== true) return;
    element.querySelector<HTMLElement>(`[data-day="${day}"][data-row="${row}"]`)?.focus();
  }, [day, row]);
  return table;
}

const gridEvents = (marks: WeekMarks) => ({
  onKeyDown: (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (marks.press(event.key, event.shiftKey)) event.preventDefault();
  },
  onPointerDown: (event: PointerEvent<HTMLElement>): void => {
    const cell = cellAt(event.target);
    if (cell === null || event.button !== 0) return;
    // The text of the page would be selected by a drag.
    event.preventDefault();
    (event.target as HTMLElement).focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    marks.begin(cell);
  },
  onPointerMove: (event: PointerEvent<HTMLElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const cell = cellAt(document.elementFromPoint(event.clientX, event.clientY));
    if (cell !== null) marks.extend(cell);
  },
  onPointerUp: marks.end,
  onPointerCancel: marks.cancel,
});

function cellAt(target: EventTarget | null): Cell | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  if (element === null) return null;
  return { day: Number(element.dataset['day']), row: Number(element.dataset['row']) };
}
