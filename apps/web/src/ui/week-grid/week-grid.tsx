import { lengthOf } from '@candor/contract/interviews/interval-rules';
import { Button } from '@mantine/core';
import { type ReactNode, useSyncExternalStore } from 'react';
import { showToast } from '../toasts.tsx';
import { DayList } from './day-list.tsx';
import { changeDays, repeatNextWeek, weekOf } from './grid-rules.ts';
import { GridTable } from './grid-table.tsx';
import { dayWords, gridWords } from './grid-words.ts';
import { MarkedSpans } from './marked-spans.tsx';
import { type MarksProps, useWeekMarks, type WeekMarks } from './use-week-marks.ts';
import './week-grid.css';

type Props = MarksProps & {
  readonly label: string;
  /** Whose clock stands beside it; null: the same. */
  readonly otherZone: string | null;
  readonly error?: ReactNode;
};

/** Marks times of a week: by dragging, by touch, by the keys; as a list of days where there is no room for a week. */
export function WeekGrid({ label, otherZone, error, ...given }: Props) {
  const marks = useWeekMarks(given);
  const isNarrow = useNarrow();
  const { value, within, timeZone, onChange } = given;
  const shown = { label, marks, value, within, otherZone };
  return (
    <div className="stack week-grid" data-invalid={error ? true : undefined} tabIndex={-1}>
      <div className="stack gap-sm packed">
        <GridHead marks={marks} {...{ value, within, onChange }} />
        <p className="dimmed small">{isNarrow ? gridWords.touchHint : gridWords.hint}</p>
        <ClockChanges marks={marks} otherZone={otherZone} />
        {isNarrow ? <DayList {...shown} /> : <GridTable {...shown} />}
        {error && (
          <p className="problem" role="alert">
            {error}
          </p>
        )}
      </div>
      <MarkedSpans {...{ value, timeZone, otherZone, onChange }} />
    </div>
  );
}

type HeadProps = Pick<Props, 'value' | 'within' | 'onChange'> & { readonly marks: WeekMarks };

function GridHead({ marks, value, within, onChange }: HeadProps) {
  const { week } = marks;
  return (
    <div className="row spread">
      <div className="row">
        <Button
          variant="default"
          size="compact-sm"
          aria-label={gridWords.earlier}
          disabled={!marks.canTurn(-1)}
          onClick={() => marks.turn(-1)}
        >
          ‹
        </Button>
        <output className="medium tabular">
          {gridWords.week(dayWords(week.monday), dayWords(week.monday + 6))}
        </output>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={gridWords.later}
          disabled={!marks.canTurn(1)}
          onClick={() => marks.turn(1)}
        >
          ›
        </Button>
      </div>
      <div className="row">
        <button
          type="button"
          className="link-button small"
          onClick={() => marks.setWhole(!marks.isWhole)}
        >
          {marks.isWhole ? gridWords.usual : gridWords.early}
        </button>
        <Button
          variant="default"
          size="compact-sm"
          disabled={!marks.canTurn(1) || lengthOf(value) === 0}
          onClick={() => {
            onChange(repeatNextWeek(week, { value, within }));
            showToast({ tone: 'success', text: gridWords.repeated });
          }}
        >
          {gridWords.repeat}
        </Button>
      </div>
    </div>
  );
}

type ChangeProps = { readonly marks: WeekMarks; readonly otherZone: string | null };

/** In a week in which clocks are changed, here or there. */
function ClockChanges({ marks: { week }, otherZone }: ChangeProps) {
  const zones = [week.timeZone, ...(otherZone === null ? [] : [otherZone])];
  const changes = zones.flatMap((zone) => {
    const days = changeDays(weekOf(week.monday, zone));
    return days.length === 0 ? [] : [gridWords.change(days.map(dayWords), zone)];
  });
  return changes.length > 0 && <p className="notice small">{changes.join(' ')}</p>;
}

const narrow = '(max-width: 640px)';

const useNarrow = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(narrow);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(narrow).matches,
  );
