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
