/** Every zone that this browser knows, and the one that is chosen. */
export function zoneNames(chosen: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return [...new Set([chosen, 'UTC', ...known])].toSorted((a, b) => a.localeCompare(b));
}
