import { type Interval, lengthOf, intersect } from '@candor/contract/interviews/interval-rules';
import { DAY_MS, daysBetween } from '@candor/contract/interviews/zone-rules';
import { cityOf, dayInText, timesText } from '../zone-times.ts';
import { cellSpans, cellState, type Rows } from './grid-rules.ts';
import { dayWords, gridWords, stateWords } from './grid-words.ts';
import type { WeekMarks } from './use-week-marks.ts';

type Props = {
  readonly label: string;
  readonly marks: WeekMarks;
  readonly value: readonly Interval[];
  readonly within: readonly Interval[];
  readonly otherZone: string | null;
};

/** On a phone: the days of the week, and the half hours of one of them. */
export function DayList({ label, marks, value, within, otherZone }: Props) {
  const { week, focus, reach } = marks;
  const shown = Array.from({ length: 7 }, (_, index) => week.monday + index).filter(
    (day) => day >= reach.firstDay && day <= reach.lastDay,
  );
  return (
    <div className="stack gap-sm" role="group" aria-label={label}>
      <div className="row" role="group" aria-label={gridWords.days}>
        {shown.map((day) => (
          <button
            key={day}
            type="button"
            className="week-grid__day"
            aria-pressed={day === focus.day}
            onClick={() => marks.goTo({ day, row: focus.row })}
          >
            {dayWords(day)}
            <MarkedOfDay day={day} timeZone={week.timeZone} value={value} />
          </button>
        ))}
      </div>
      <h3>{dayInText(focus.day * DAY_MS, 'UTC')}</h3>
      <ul className="week-grid__halves">
        {rowsOf(marks.rows).map((row) => {
          const cell = { day: focus.day, row };
          const [span] = cellSpans(cell, week);
          const state = cellState(cell, week, { value, within });
          if (span === undefined || !state.isOpen) return null;
          return (
            <li key={row}>
              <button
                type="button"
                className="week-grid__half tabular"
                aria-pressed={state.marked !== 'none'}
                onClick={() => {
                  marks.begin(cell);
                  marks.end();
                }}
              >
                <span>
                  <span className="visually-hidden">{dayWords(focus.day)} </span>
                  {timesText(span, week.timeZone)}
                </span>
                {otherZone !== null && (
                  <span className="tiny">
                    {cityOf(otherZone)} {timesText(span, otherZone)}
                  </span>
                )}
                <span className="visually-hidden">{stateWords(state)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const rowsOf = ({ first, end }: Rows): number[] =>
  Array.from({ length: end - first }, (_, index) => first + index);

type OfDay = {
  readonly day: number;
  readonly timeZone: string;
  readonly value: readonly Interval[];
};

function MarkedOfDay({ day, timeZone, value }: OfDay) {
  const length = lengthOf(intersect(value, [daysBetween(day, day, timeZone)]));
  return length > 0 && <span className="tiny">{gridWords.total(length)}</span>;
}
