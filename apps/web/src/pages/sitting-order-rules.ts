/** Where a sitting goes on from here: to the next that is undecided, after the last one to those that were passed over. */
export function nextOpen(
  ids: readonly number[],
  decided: ReadonlySet<number>,
  from: number,
): number | undefined {
  const at = ids.indexOf(from);
  const isOpen = (id: number): boolean => id !== from && !decided.has(id);
  return ids.slice(at + 1).find(isOpen) ?? ids.slice(0, Math.max(0, at)).find(isOpen);
}

export const leftOf = (ids: readonly number[], decided: ReadonlySet<number>): number =>
  ids.filter((id) => !decided.has(id)).length;

/** So few that are still open behind this one, and the next of the list are asked for while somebody reads. */
const SOON = 8;

type Going = {
  readonly ids: readonly number[];
  readonly decided: ReadonlySet<number>;
  readonly from: number;
  readonly pageSize: number;
};

/**
 * The page of the list on which the first report stands that this sitting does not know yet; null while enough are ahead.
 * Who was decided has left the list: what is open of the sitting stands at its beginning.
 */
export function pageAhead({ ids, decided, from, pageSize }: Going): number | null {
  const ahead = ids.slice(ids.indexOf(from) + 1).filter((id) => !decided.has(id));
  if (ahead.length > SOON) return null;
  return Math.floor(leftOf(ids, decided) / pageSize) + 1;
}

/** Those of a page that the sitting does not know, in their order. */
export const newOf = (ids: readonly number[], page: readonly number[]): number[] =>
  page.filter((id) => !ids.includes(id));

/**
 * Where to look after a page with nothing new: colleagues decide too, what they decided has left the list, and what
 * stood behind it has moved up. null after the first: the sitting knows all.
 */
export const pageBefore = (page: number): number | null => (page > 1 ? page - 1 : null);
