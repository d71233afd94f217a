import { STEP_MINUTES } from '@candor/contract/interviews/appointment-rules';
import { dayAt } from '@candor/contract/interviews/zone-rules';
import { shortDayText, timeText } from '../../../ui/zone-times.ts';
import { byDay, runsOf } from './live-day-rules.ts';
import { timesWords } from './live-words.ts';

type Props = {
  readonly times: readonly number[];
  readonly timeZone: string;
  /** null: there is no other. */
  readonly otherZone: string | null;
};

const STEP_MS = STEP_MINUTES * 60_000;

/** Starts by their day, each run as its first and last, with their clock elsewhere where it is another one. */
export function TimesList({ times, timeZone, otherZone }: Props) {
  return (
    <ul className="lines">
      {byDay(times, (at) => dayAt(at, timeZone)).map(({ day, times: ofDay }) => (
        <li key={day} className="stack gap-2xs">
          <span className="medium">{shortDayText(ofDay[0] ?? 0, timeZone)}</span>
          <ul className="row apart">
            {runsOf(ofDay, STEP_MS).map(({ first, last }) => (
              <li key={first}>
                <ClockPair {...{ at: first, timeZone, otherZone }} />
                {last !== first && (
                  <>
                    {timesWords.until}
                    <ClockPair {...{ at: last, timeZone, otherZone }} />
                  </>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

type PairProps = {
  readonly at: number;
  readonly timeZone: string;
  readonly otherZone: string | null;
};

/** “16:00, 10:00 in New York” */
export function ClockPair({ at, timeZone, otherZone }: PairProps) {
  return (
    <time dateTime={new Date(at).toISOString()} className="tabular">
      {timeText(at, timeZone)}
      {otherZone !== null && otherZone !== timeZone && (
        <span className="dimmed small">
          {' '}
          {timesWords.elsewhere(elsewhereText(at, timeZone, otherZone), otherZone)}
        </span>
      )}
    </time>
  );
}

/** With its day where that is another one. */
const elsewhereText = (at: number, timeZone: string, otherZone: string): string =>
  dayAt(at, timeZone) === dayAt(at, otherZone)
    ? timeText(at, otherZone)
    : `${shortDayText(at, otherZone)}, ${timeText(at, otherZone)}`;
