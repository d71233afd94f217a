import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { DayTroubles } from './live-day.tsx';
import { dayTimesQuery, type LiveInterview } from './live-queries.ts';
import { isOpen } from './live-state-rules.ts';

/** Why a time of some day is not offered. */
export function LiveTroubles({ interview }: { readonly interview: LiveInterview }) {
  const [day, setDay] = useState('');
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day);
  const found = useRead(dayTimesQuery(interview.interviewScheduleID, isDay ? day : null));
  if (!isOpen(interview.state)) return null;
  return (
    <DayTroubles
      {...{ day, timeZone: interview.timeZone, onDay: setDay }}
      problem={found.error?.message}
      found={found.isPlaceholderData ? undefined : found.data?.day}
    />
  );
}
