import ICAL from 'ical.js';
import { type Busy, type Instants, latestEnd, mergeBusy } from './busy-rules.ts';
import { isBusy, readEvent, type Event } from './read-event.ts';
import { occurrencesOf, type Steps } from './occurrences.ts';
import { ReadTrouble } from './read-trouble.ts';
import { createZoneBook } from './zone-book.ts';

/** More than any real calendar needs within the horizon, little enough to be over soon. */
const MOST_STEPS = 50_000;

/**
 * The busy times of a calendar. What cannot be understood is never taken as free: a doubtful time is busy over all
 * that it may mean, and a calendar with an event that cannot be read at all is refused.
 */
export function readBusy(texts: readonly string[], ownZone: string, horizon: Busy): Busy[] {
  const steps: Steps = { left: MOST_STEPS };
  const found = texts.flatMap((text) =>
    calendarsIn(text).flatMap((calendar) => busyOf(calendar, ownZone, { horizon, steps })),
  );
  return mergeBusy(found, horizon);
}

function calendarsIn(text: string): ICAL.Component[] {
  try {
    const parsed: readonly unknown[] = ICAL.parse(text.replace(/^\uFEFF/, '').trim());
    // Several calendars in one text come as a list of them.
    const all = typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][]);
    const calendars = all.map((one) => new ICAL.Component([...one]));
    if (calendars.length > 0 && calendars.every(({ name }) => name === 'vcalendar'))
      return calendars;
  } catch {
    // Said below in our own words: the parser quotes what it read.
  }
  throw new ReadTrouble('not_a_calendar');
}

type Reading = { readonly horizon: Busy; readonly steps: Steps };

function busyOf(calendar: ICAL.Component, ownZone: string, reading: Reading): Busy[] {
  const instantsOf = createZoneBook(calendar, ownZone);
  const events = calendar.getAllSubcomponents('vevent').map((one) => readEvent(one, instantsOf));
  const replacing = Map.groupBy(
    events.filter(({ replaces }) => replaces !== null),
    ({ uid }) => uid,
  );
  return [
    ...events.flatMap((event) => {
      const others = event.replaces === null ? (replacing.get(event.uid) ?? []) : [];
      return timesIn(event, others, reading);
    }),
    ...calendar.getAllSubcomponents('vfreebusy').flatMap(saidBusy),
  ];
}

/** A rule that means nothing says nothing of when its event is. */
function timesIn(...[event, replacing, reading]: Parameters<typeof timesOf>): Busy[] {
  try {
    return timesOf(event, replacing, reading);
  } catch (error) {
    throw error instanceof ReadTrouble ? error : new ReadTrouble('event_unreadable');
  }
}

function timesOf(event: Event, replacing: readonly Event[], reading: Reading): Busy[] {
  if (!isBusy(event)) return [];
  const replaced = new Set(replacing.map(({ replaces }) => replaces?.key));
  const times: Busy[] = [];
  for (const { key, start, clocks, lasts } of occurrencesOf(event, reading)) {
    if (event.exceptions.has(key) || replaced.has(key)) continue;
    times.push(timeOf(start, clocks, lasts));
    // Where all later ones were moved with one, which few programs write, they are busy before and after the move.
    for (const { replaces, start: moved, clocks: ends, lasts: longer } of replacing) {
      if (replaces === null || !replaces.isFuture || start.latest < replaces.at.earliest) continue;
      const by = moved.earliest - replaces.at.earliest;
      const length = timeOf(moved, ends, longer).endsAt - moved.earliest;
      times.push({ startsAt: start.earliest + by, endsAt: start.latest + by + length });
    }
  }
  return times;
}

/** One that ends before it begins was meant to be some time between. */
function timeOf(start: Instants, clocks: Instants, lasts: number): Busy {
  const end = latestEnd(clocks, start, lasts);
  return { startsAt: Math.min(start.earliest, end), endsAt: Math.max(start.earliest, end) };
}

function saidBusy(component: ICAL.Component): Busy[] {
  return component.getAllProperties('freebusy').flatMap((property) => {
    if (String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() === 'FREE') return [];
    return property.getValues().map((period: ICAL.Period) => ({
      startsAt: period.start.toUnixTime() * 1000,
      endsAt: period.getEnd().toUnixTime() * 1000,
    }));
  });
}
