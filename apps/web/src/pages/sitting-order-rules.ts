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
