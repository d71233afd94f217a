import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { timeText } from '../../../ui/zone-times.ts';
import { type Stretch, stretchesOf } from './live-day-rules.ts';
import type { FoundTimes } from './live-queries.ts';
import { dayWords, hindranceText } from './live-words.ts';
import './live-day.css';

type Props = {
  /** Empty: none was chosen yet. */
  readonly day: string;
  readonly timeZone: string;
  /** What was found of it; undefined while it is on its way. */
  readonly found: FoundTimes['day'] | undefined;
  readonly problem: ReactNode;
  readonly onDay: (day: string) => void;
};

/** Why a time is not offered: each of a day, with what stands in its way. */
export function DayTroubles({ day, timeZone, found, problem, onDay }: Props) {
  const stretches = found === undefined ? [] : stretchesOf(found);
  return (
    <section className="stack gap-xs minor" aria-label={dayWords.title}>
      <h2>{dayWords.title}</h2>
      <TextInput
        type="date"
        label={dayWords.day}
        description={dayWords.hint}
        value={day}
        error={problem}
        onChange={(event) => onDay(event.currentTarget.value)}
      />
      {day !== '' && found !== undefined && stretches.length === 0 && (
        <p className="dimmed">{dayWords.none}</p>
      )}
      {day !== '' && stretches.length > 0 && (
        <ul className="lines small">
          {stretches.map(({ startsAt, lastAt, hindrances }) => (
            <li key={startsAt} className="live-day__stretch">
              <span className="tabular">
                {timeText(startsAt, timeZone)}
                {lastAt !== startsAt && ` – ${timeText(lastAt, timeZone)}`}
              </span>
              <span className={hindrances.length === 0 ? 'medium' : 'dimmed'}>
                {hindrances.length === 0 ? dayWords.free : reasonsText(hindrances)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Two seats may be hindered by the same. */
const reasonsText = (hindrances: Stretch['hindrances']): string =>
  dayWords.because([...new Set(hindrances.map(({ why, name }) => hindranceText(why, name)))]);
