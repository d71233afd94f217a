import { DAY_MS } from '@candor/contract/interviews/zone-rules';
import { type ReactNode, useState } from 'react';
import { cityOf, dayInText, shortDayText, timesText } from '../../../ui/zone-times.ts';
import { pickWords } from './candidate-pick-words.ts';
import { timesByDay } from './candidate-rules.ts';
import './candidate-times.css';

type Props = {
  readonly times: readonly number[];
  readonly minutes: number;
  readonly timeZone: string;
  readonly otherZone: string | null;
  readonly picked: number | null;
  readonly error: ReactNode;
  readonly onChoose: (time: number) => void;
};

/** The days that have free times, and the times of one of them. */
export function TimeChoice({ times, minutes, timeZone, otherZone, picked, ...rest }: Props) {
  const days = timesByDay(times, timeZone);
  const ofPicked = days.find((one) => picked !== null && one.times.includes(picked));
  const [opened, setOpened] = useState<number | null>(null);
  const open = days.find(({ day }) => day === opened) ?? ofPicked ?? days[0];
  if (open === undefined) return picked === null && <output>{pickWords.noneLeft}</output>;
  const told = (day: number): string => dayInText(day * DAY_MS, 'UTC');
  return (
    <div className="stack">
      <fieldset className="row" aria-label={pickWords.days}>
        {days.map(({ day, times: { length } }) => (
          <button
            key={day}
            type="button"
            className="candidate-times__day tabular"
            aria-pressed={day === open.day}
            onClick={() => setOpened(day)}
          >
            {shortDayText(day * DAY_MS, 'UTC')}
            <span className="visually-hidden">{pickWords.count(length)}</span>
          </button>
        ))}
      </fieldset>
      <fieldset className="stack gap-sm" data-invalid={rest.error ? true : undefined}>
        <legend>{pickWords.times(told(open.day))}</legend>
        <div className="candidate-times__list">
          {open.times.map((time) => {
            const span = { startsAt: time, endsAt: time + minutes * 60_000 };
            return (
              <label key={time} className="candidate-times__time tabular">
                <input
                  type="radio"
                  name="startsAt"
                  checked={picked === time}
                  onChange={() => rest.onChoose(time)}
                />
                <span>
                  {timesText(span, timeZone)}
                  {otherZone !== null && (
                    <span className="dimmed tiny candidate-times__other">
                      {cityOf(otherZone)} {timesText(span, otherZone)}
                    </span>
                  )}
                </span>
              </label>
            );
          })}
        </div>
        {rest.error && (
          <p className="problem" role="alert">
            {rest.error}
          </p>
        )}
      </fieldset>
    </div>
  );
}
