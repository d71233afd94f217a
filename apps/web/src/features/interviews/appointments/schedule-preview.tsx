import { dayAt } from '@candor/contract/interviews/zone-rules';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { useRested } from '../../../ui/use-rested.ts';
import { ZoneField } from '../../../ui/zone-field.tsx';
import { byDay } from './live-day-rules.ts';
import { DayTroubles } from './live-day.tsx';
import { wishedTimesQuery } from './live-queries.ts';
import { TimesList } from './live-times-list.tsx';
import { timesWords } from './live-words.ts';
import { roundProblems, type TypedRound, wishOf } from './schedule-values.ts';
import { previewWords } from './schedule-words.ts';

/** Enough to see whether it can be, few enough to read. */
const DAYS_SHOWN = 7;

type Props = { readonly candidateID: number; readonly rounds: readonly TypedRound[] };

/** What a candidate would be offered if this were sent now, and why not more. */
export function SchedulePreview({ candidateID, rounds }: Props) {
  const [chosen, setChosen] = useState(0);
  const [openedAt] = useState(Date.now);
  const [day, setDay] = useState('');
  const round = rounds[chosen] ?? rounds[0];
  const [otherZone, setOtherZone] = useState(round?.timeZone ?? 'UTC');
  const isComplete =
    round !== undefined && Object.keys(roundProblems(round, openedAt)).length === 0;
  const body = isComplete
    ? { ...wishOf(round), candidateID, ...(day === '' ? {} : { day }) }
    : null;
  const found = useRead(wishedTimesQuery(useRested(body)));
  const timeZone = round?.timeZone ?? 'UTC';
  const times = (found.data?.times ?? []).map((at) => Date.parse(at));
  const shown = byDay(times, (at) => dayAt(at, timeZone))
    .slice(0, DAYS_SHOWN)
    .flatMap((ofDay) => ofDay.times);
  return (
    <aside
      className="stack gap-md card minor sticky schedule__preview"
      aria-label={previewWords.label}
    >
      <h2>{previewWords.title}</h2>
      {rounds.length > 1 && (
        <NativeSelect
          label={previewWords.round}
          value={String(chosen)}
          data={rounds.map((_, index) => ({ value: String(index), label: String(index + 1) }))}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        />
      )}
      {!isComplete && <p className="dimmed">{previewWords.incomplete}</p>}
      {isComplete && found.isError && <p className="problem">{found.error.message}</p>}
      {isComplete && found.data !== undefined && (
        <>
          {times.length === 0 && <p>{timesWords.none}</p>}
          {times.length > 0 && <p className="dimmed small">{timesWords.starts}</p>}
          <TimesList times={shown} {...{ timeZone, otherZone }} />
          {(found.data.isMore || shown.length < times.length) && (
            <p className="dimmed">{timesWords.many}</p>
          )}
        </>
      )}
      <ZoneField label={previewWords.beside} value={otherZone} onChange={setOtherZone} />
      <p className="dimmed small">{previewWords.besideHint}</p>
      {isComplete && (
        <DayTroubles
          {...{ day, timeZone, problem: undefined }}
          found={found.isPlaceholderData ? undefined : found.data?.day}
          onDay={setDay}
        />
      )}
    </aside>
  );
}
