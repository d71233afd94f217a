/** How many credits, as everybody reads it. */
export const creditsText = (count: number): string =>
  count === 1 ? '1 credit' : `${count} credits`;
