import ICAL from 'ical.js';
import type { Instants } from './busy-rules.ts';
import { ReadTrouble } from './read-trouble.ts';
import type { createZoneBook, ZoneOf } from './zone-book.ts';

export type InstantsOf = ReturnType<typeof createZoneBook>;

/** Equal for two times exactly when they are the same occurrence of an event. */
export type OccurrenceKey = string;

export type Event = {
  readonly uid: string;
  readonly status: string;
  readonly transparency: string;
  /** Its own first start, and what its end shows on the clocks. */
  readonly start: Instants;
  readonly clocks: Instants;
  /** Milliseconds. */
  readonly lasts: number;
  readonly wall: ICAL.Time;
  readonly zone: ZoneOf;
  readonly rules: readonly ICAL.Recur[];
  /** Further times, with their own length where they say one. */
  readonly extra: readonly {
    readonly wall: ICAL.Time;
    readonly zone: ZoneOf;
    readonly lasts: number | null;
  }[];
  readonly exceptions: ReadonlySet<OccurrenceKey>;
  readonly replaces: {
    readonly key: OccurrenceKey;
    readonly at: Instants;
    /** And all that follow it. */
    readonly isFuture: boolean;
  } | null;
  readonly instantsOf: InstantsOf;
  /** The end as the clocks show it, of an occurrence that starts at this wall time. */
  readonly endOf: (wall: ICAL.Time, zone: ZoneOf) => Instants;
};

export const isBusy = ({ status, transparency }: Event): boolean =>
  status !== 'CANCELLED' && transparency !== 'TRANSPARENT';

export function keyOf(wall: ICAL.Time, { earliest, latest }: Instants): OccurrenceKey {
  return wall.isDate ? wall.toString() : `${earliest}/${latest}`;
}

function zoneOf(property: ICAL.Property, time: ICAL.Time): ZoneOf {
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  const tzid = property.getParameter('tzid');
  return { isUtc, tzid: isUtc || time.isDate || tzid === undefined ? null : String(tzid) };
}

/** An event whose time cannot be read makes its calendar unreadable: it is at some time. */
export function readEvent(component: ICAL.Component, instantsOf: InstantsOf): Event {
  try {
    return understand(component, instantsOf);
  } catch {
    throw new ReadTrouble('event_unreadable');
  }
}

function understand(component: ICAL.Component, instantsOf: InstantsOf): Event {
  const word = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  const startProperty = component.getFirstProperty('dtstart');
  if (startProperty === null) throw new Error('An event without a start');
  const wall = timeIn(startProperty);
  const zone = zoneOf(startProperty, wall);
  const start = instantsOf(wall, zone);
  const { shift, endZone } = lengthOf(component, wall, zone);
  const endOf = (from: ICAL.Time, own: ZoneOf) => instantsOf(moved(from, shift), endZone ?? own);
  const clocks = endOf(wall, zone);
  return {
    ...{ uid: String(component.getFirstPropertyValue('uid') ?? ''), wall, zone, start, clocks },
    status: word('status'),
    transparency: word('transp'),
    lasts: wall.isDate ? 0 : clocks.earliest - start.earliest,
    rules: component.getAllProperties('rrule').map((rule) => rule.getFirstValue() as ICAL.Recur),
    extra: component.getAllProperties('rdate').flatMap(furtherTimes),
    exceptions: new Set(
      component
        .getAllProperties('exdate')
        .flatMap((property) =>
          (property.getValues() as ICAL.Time[]).map((time) =>
            keyOf(time, instantsOf(time, zoneOf(property, time))),
          ),
        ),
    ),
    replaces: replacedBy(component, instantsOf),
    ...{ instantsOf, endOf },
  };
}

/** How far the end is from the start on the clocks, in seconds, and whose clocks. */
function lengthOf(component: ICAL.Component, wall: ICAL.Time, zone: ZoneOf) {
  const duration = component.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) return { shift: duration.toSeconds(), endZone: null };
  const property = component.getFirstProperty('dtend');
  if (property === null) return { shift: wall.isDate ? DAY : 0, endZone: null };
  const end = timeIn(property);
  const endZone = zoneOf(property, end);
  const shift = secondsOf(end) - secondsOf(wall);
  const isSame = endZone.isUtc === zone.isUtc && endZone.tzid === zone.tzid;
  return { shift: wall.isDate ? Math.max(shift, DAY) : shift, endZone: isSame ? null : endZone };
}

const DAY = 86_400;

function furtherTimes(property: ICAL.Property): Event['extra'][number][] {
  return (property.getValues() as (ICAL.Time | ICAL.Period)[]).map((value) => {
    const wall = value instanceof ICAL.Period ? value.start : value;
    const lasts = value instanceof ICAL.Period ? value.getDuration().toSeconds() * 1000 : null;
    return { wall, zone: zoneOf(property, wall), lasts };
  });
}

function replacedBy(component: ICAL.Component, instantsOf: InstantsOf): Event['replaces'] {
  const property = component.getFirstProperty('recurrence-id');
  if (property === null) return null;
  const wall = timeIn(property);
  const at = instantsOf(wall, zoneOf(property, wall));
  const isFuture = String(property.getParameter('range') ?? '').toUpperCase() === 'THISANDFUTURE';
  return { key: keyOf(wall, at), at, isFuture };
}

function timeIn(property: ICAL.Property): ICAL.Time {
  const value = property.getFirstValue();
  if (!(value instanceof ICAL.Time) || !Number.isInteger(value.year + value.month + value.day)) {
    throw new Error('Not a time');
  }
  return value;
}

/** Wall seconds: what the time would be if its clocks were UTC's. */
export const secondsOf = (time: ICAL.Time): number =>
  Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second) / 1000;

/** A wall time without a zone, so that the parser converts nothing on its own. */
export function moved(time: ICAL.Time, seconds: number): ICAL.Time {
  const at = new Date((secondsOf(time) + seconds) * 1000);
  return new ICAL.Time(
    {
      ...{ year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() },
      ...{ hour: at.getUTCHours(), minute: at.getUTCMinutes(), second: at.getUTCSeconds() },
      isDate: time.isDate,
    },
    ICAL.Timezone.localTimezone,
  );
}
