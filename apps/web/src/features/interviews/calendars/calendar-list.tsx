import { CALENDARS_MOST } from '@candor/contract/interviews/calendar-rules';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { EmptyState } from '../../../ui/page-states.tsx';
import { BusyWeek } from './busy-week.tsx';
import { type Calendars, calendarsQuery } from './calendar-queries.ts';
import { calendarWords } from './calendar-words.ts';
import { ConnectForm } from './connect-form.tsx';
import { OneCalendar } from './one-calendar.tsx';
import './calendars.css';

/** The calendars that somebody connected, and when they are busy by them. */
export function CalendarList() {
  const calendars = useRead(calendarsQuery);
  return (
    <section className="stack section" aria-labelledby="calendars">
      <header>
        <h2 id="calendars">{calendarWords.title}</h2>
        <p className="intro measure">{calendarWords.intro}</p>
      </header>
      <Loaded query={calendars} what={calendarWords.what}>
        {(data) => <Connected {...data} />}
      </Loaded>
    </section>
  );
}

function Connected({ calendars, busyTimes }: Calendars) {
  const [isConnecting, setConnecting] = useState(false);
  const isFull = calendars.length >= CALENDARS_MOST;
  const connect = (
    <Button variant="default" id="connect-calendar" onClick={() => setConnecting(true)}>
      {calendarWords.connect}
    </Button>
  );
  const close = (): void => {
    setConnecting(false);
    // The button comes back with the next render.
    requestAnimationFrame(() => document.getElementById('connect-calendar')?.focus());
  };
  return (
    <>
      {calendars.length > 0 ? (
        <ul className="lines">
          {calendars.map((calendar) => (
            <OneCalendar key={calendar.calendarID} calendar={calendar} />
          ))}
        </ul>
      ) : (
        !isConnecting && (
          <EmptyState title={calendarWords.noneTitle} action={connect}>
            {calendarWords.none}
          </EmptyState>
        )
      )}
      {isConnecting && <ConnectForm onDone={close} />}
      {isFull && <p className="dimmed">{calendarWords.full(CALENDARS_MOST)}</p>}
      {!isConnecting && !isFull && calendars.length > 0 && <div>{connect}</div>}
      {calendars.length > 0 && <BusyWeek busyTimes={busyTimes} />}
    </>
  );
}
