/** Accounts that were not named before, without the author: who is to be told. */
export const newlyNamed = (
  before: readonly number[],
  after: readonly number[],
  author: number,
): number[] => [...new Set(after)].filter((id) => id !== author && !before.includes(id));
