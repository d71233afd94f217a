/** Query parameters exactly as the address holds them: text, never guessed into another type. */
export type SearchParams = Record<string, string | undefined>;

/**
 * The router's own parser reads each value as JSON: `token=1e5`, a 20-digit id or `cid=true` become
 * a number or a boolean, fail the route's check and are blanked in the address. Links in people's
 * mailboxes must arrive as they were sent.
 */
export function parseSearch(search: string): SearchParams {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Leaves out what is undefined, so a cleared filter disappears from the address. */
export function stringifySearch(search: Record<string, unknown>): string {
  const kept = Object.entries(search)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]): [string, string] => [name, String(value)]);
  const text = new URLSearchParams(kept).toString();
  return text === '' ? '' : `?${text}`;
}
