import type { Busy } from './busy-rules.ts';
import type { Ask, CalendarSource } from './calendar-source.ts';
import { fetchFromServer } from './fetch-caldav.ts';
import { follow, troubleOfStatus } from './follow.ts';
import { ReadTrouble } from './read-trouble.ts';

/** The texts of a calendar, each of one or many events. */
export async function fetchCalendar(ask: Ask, source: CalendarSource, horizon: Busy) {
  if (source.kind === 'caldav') return fetchFromServer(ask, source, horizon);
  const headers = { accept: 'text/calendar, text/plain;q=0.5' };
  const { status, text } = await follow(ask, { address: source.address, method: 'GET', headers });
  const trouble = troubleOfStatus(status);
  if (trouble !== null) throw new ReadTrouble(trouble);
  return [text];
}
