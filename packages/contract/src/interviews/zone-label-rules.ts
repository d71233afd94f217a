/** The zones that come first in a choice of zones, with the specification's values and labels (000 §2.4). */
export const labelledZones = [
  { value: 1, label: 'Eastern Standard', timeZone: 'America/New_York' },
  { value: 2, label: 'Central European', timeZone: 'Europe/Berlin' },
  { value: 3, label: 'Australian Eastern Standard', timeZone: 'Australia/Sydney' },
  { value: 4, label: 'Indian Standard', timeZone: 'Asia/Kolkata' },
  { value: 5, label: 'Japan Standard', timeZone: 'Asia/Tokyo' },
] as const;

/** `Central European` of `Europe/Berlin`; null of a zone that has no label. */
export const zoneLabel = (timeZone: string): string | null =>
  labelledZones.find((zone) => zone.timeZone === timeZone)?.label ?? null;

const canonical = (timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

/** Browsers know some zones by older names, such as `Asia/Calcutta`; of a labelled one it is ours. */
export function usualName(timeZone: string): string {
  const same = labelledZones.find((zone) => canonical(zone.timeZone) === canonical(timeZone));
  return same?.timeZone ?? timeZone;
}
