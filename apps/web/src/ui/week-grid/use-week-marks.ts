import type { Interval } from '@candor/contract/interviews/interval-rules';
import { dayAt } from '@candor/contract/interviews/zone-rules';
import { useState } from 'react';
import {
  applyStroke,
  type Cell,
  cellAfter,
  cellState,
  nearestCell,
  type Reach,
  ROWS_OF_DAY,
  rowsShown,
  type Stroke,
  weekOf,
} from './grid-rules.ts';

export type MarksProps = {
  readonly value: readonly Interval[];
  readonly onChange: (value: Interval[]) => void;
  /** What can be marked. */
  readonly within: readonly Interval[];
  readonly timeZone: string;
  /** What must be seen, beside the usual hours and what is marked. */
  readonly shown?: readonly Interval[] | undefined;
};

/** Which week is open, and where in it the focus is. */
function useOpenWeek({ value, within, timeZone, shown = [] }: MarksProps) {
  const firstAt = value[0]?.startsAt ?? within[0]?.startsAt ?? 0;
  const [at, setAt] = useState<Cell>(() => ({ day: dayAt(firstAt, timeZone), row: USUAL_ROW }));
  const [isWhole, setWhole] = useState(false);
  const firstDay = dayAt(within[0]?.startsAt ?? firstAt, timeZone);
  const lastAt = within.at(-1)?.endsAt ?? firstAt + 1;
  const lastDay = Math.max(firstDay, dayAt(lastAt - 1, timeZone));
  const { day } = nearestCell(at, { firstDay, lastDay, rows: { first: 0, end: ROWS_OF_DAY } });
  const week = weekOf(day, timeZone);
  const rows = isWhole ? { first: 0, end: ROWS_OF_DAY } : rowsShown(week, [...value, ...shown]);
  const reach: Reach = { firstDay, lastDay, rows };
  const focus = nearestCell({ day, row: at.row }, reach);
  return { week, rows, reach, focus, isWhole, setWhole, goTo: setAt };
}

/** Nine o'clock. */
const USUAL_ROW = 18;

/** What a drag or the keys are about to mark. */
export function useWeekMarks(given: MarksProps) {
  const { value, onChange, within, timeZone } = given;
  const open = useOpenWeek(given);
  const { week, focus, reach, goTo } = open;
  const [stroke, setStroke] = useState<Stroke | null>(null);
  const draw = (next: Stroke): void => {
    setStroke(next);
    goTo(next.to);
    onChange(applyStroke(next, timeZone, within));
  };
  const begin = (cell: Cell): void => {
    const { marked } = cellState(cell, weekOf(cell.day, timeZone), { value, within });
    draw({ from: cell, to: cell, isOn: marked !== 'all', base: value });
  };
  return {
    ...open,
    begin,
    turn: (weeks: number): void => {
      setStroke(null);
      goTo(nearestCell({ day: focus.day + 7 * weeks, row: focus.row }, reach));
    },
    canTurn: (weeks: number): boolean =>
      weeks < 0 ? reach.firstDay < week.monday : reach.lastDay > week.monday + 6,
    /** The pointer is over this cell now. */
    extend: (to: Cell): void => {
      const isThere = stroke?.to.day === to.day && stroke.to.row === to.row;
      if (stroke !== null && !isThere) draw({ ...stroke, to });
    },
    end: (): void => setStroke(null),
    /** What was marked before it stays. */
    cancel: (): void => {
      if (stroke !== null) onChange([...stroke.base]);
      setStroke(null);
    },
    /** Whether the key meant something here. */
    press: (key: string, isExtending: boolean): boolean => {
      const to = cellAfter(focus, key, reach);
      if (key === ' ' || key === 'Enter') begin(focus);
      else if (to === null) return false;
      else if (isExtending) draw({ from: focus, isOn: true, base: value, ...stroke, to });
      else {
        setStroke(null);
        goTo(to);
      }
      return true;
    },
  };
}

export type WeekMarks = ReturnType<typeof useWeekMarks>;
