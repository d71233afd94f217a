import { parseSearch, stringifySearch } from '../../../lib/search-params.ts';

type Search = Readonly<Record<string, string | undefined>>;

/** The name in the address of the view that is open; `all`: none, although one would open first. */
export const VIEW = 'view';
const ALL = 'all';

/** What of the address a view keeps, in one order, so that two of the same can be compared. */
export function queryOf(search: Search, names: readonly string[]): string {
  const kept = names.flatMap((name): [string, string][] => {
    const value = search[name];
    return value === undefined || value === '' ? [] : [[name, value]];
  });
  return stringifySearch(Object.fromEntries(kept)).slice(1);
}

/** The address with this view open: nothing of what was narrowed before stays. */
export function opening(
  view: { readonly viewID: number; readonly query: string } | null,
  names: readonly string[],
): Search {
  const cleared = Object.fromEntries(names.map((name) => [name, undefined]));
  if (view === null) return { ...cleared, page: undefined, [VIEW]: ALL };
  const given = Object.entries(parseSearch(view.query));
  const known = given.filter(([name]) => names.includes(name));
  return {
    ...cleared,
    ...Object.fromEntries(known),
    page: undefined,
    [VIEW]: String(view.viewID),
  };
}

/** Nothing was asked of the list: it opens with the view that is chosen for that. */
export const isBare = (search: Search, names: readonly string[]): boolean =>
  [...names, VIEW, 'page'].every((name) => (search[name] ?? '') === '');
