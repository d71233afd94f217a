import { labelledZones, usualName, zoneLabel } from '@candor/contract/interviews/zone-label-rules';

export type ZoneChoice = { readonly timeZone: string; readonly text: string };

/** `America/New_York` is told as `America/New York`, with its label before it where it has one. */
export function zoneText(timeZone: string): string {
  const name = timeZone.replaceAll('_', ' ');
  const label = zoneLabel(timeZone);
  return label === null ? name : `${label} (${name})`;
}

/** The labelled ones first, in their order, then every other one by its name. */
export function zoneChoices(known: readonly string[]): ZoneChoice[] {
  const first = labelledZones.map(({ timeZone }): string => timeZone);
  const others = new Set(['UTC', ...known].filter((zone) => !first.includes(usualName(zone))));
  return [...first, ...[...others].toSorted()].map((timeZone) => ({
    timeZone,
    text: zoneText(timeZone),
  }));
}

/** Those whose words begin with all the typed ones, whatever their order: `york`, `new y`, `central`, `tokyo asia`. */
export function findZones(choices: readonly ZoneChoice[], typed: string): ZoneChoice[] {
  const wanted = wordsOf(typed);
  return choices.filter(({ text }) => {
    const words = wordsOf(text);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9+]+/)
    .filter((word) => word !== '');

/** `UTC+01:00`, of an offset in milliseconds. */
export function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const pad = (count: number) => String(count).padStart(2, '0');
  return `UTC${offset < 0 ? '−' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
