import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { findIana } from 'windows-iana';
import { anywhere, type Instants, oneOf, zoneNames } from './busy-rules.ts';

/** What a wall time belongs to: `UTC`, a TZID, or null for the person's own zone. */
export type ZoneOf = { readonly tzid: string | null; readonly isUtc: boolean };

/**
 * Says which instants a wall time of a calendar may mean. A TZID is looked for among IANA's and Windows' names whether
 * the calendar defines it or not; where its definition says another time than IANA, both are meant.
 */
export function createZoneBook(calendar: ICAL.Component, ownZone: string) {
  const known = new Map<string, string | null>();
  const defined = definitionsOf(calendar);
  return (wall: ICAL.Time, { tzid, isUtc }: ZoneOf): Instants => {
    const plain = new Temporal.PlainDateTime(
      ...([wall.year, wall.month, wall.day, wall.hour, wall.minute] as const),
      Math.min(wall.second, 59),
    );
    const asUtc = plain.toZonedDateTime('UTC').epochMilliseconds;
    if (isUtc) return oneOf([asUtc]);
    if (tzid === null) return inZone(plain, ownZone);
    if (!known.has(tzid)) known.set(tzid, ianaOf(tzid));
    const [zone, definition] = [known.get(tzid) ?? null, defined.get(tzid)];
    const said = zone === null ? [] : Object.values(inZone(plain, zone));
    if (definition !== undefined) said.push(asUtc - definition.utcOffset(wall) * 1000);
    return said.length === 0 ? anywhere(asUtc) : oneOf(said);
  };
}

function definitionsOf(calendar: ICAL.Component): Map<string, ICAL.Timezone> {
  const usable = calendar
    .getAllSubcomponents('vtimezone')
    // One without any offset would count as UTC.
    .filter((zone) => ['standard', 'daylight'].some((kind) => zone.getFirstSubcomponent(kind)));
  return new Map(
    usable.map((zone) => [String(zone.getFirstPropertyValue('tzid')), new ICAL.Timezone(zone)]),
  );
}

function inZone(plain: Temporal.PlainDateTime, zone: string): Instants {
  const at = (disambiguation: 'earlier' | 'later') =>
    plain.toZonedDateTime(zone, { disambiguation }).epochMilliseconds;
  return { earliest: at('earlier'), latest: at('later') };
}

function ianaOf(tzid: string): string | null {
  const names = zoneNames(tzid);
  return [...names, ...names.flatMap((name) => findIana(name).slice(0, 1))].find(isZone) ?? null;
}

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
