const DAY_MS = 86_400_000;

/** A link of an old mail still leads to the page: it opens nothing by itself. */
const LINK_DAYS = 365;
/** So that a candidate gives a code once, and a browser that was left open ends by itself. */
export const GRANT_MS = 30 * DAY_MS;

export const linkEnd = (now: Date): Date => new Date(now.getTime() + LINK_DAYS * DAY_MS);
export const grantEnd = (now: Date): Date => new Date(now.getTime() + GRANT_MS);
export const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

const FRESH_MS = 3_600_000;

/** Whether the code was given lately enough to do by it what cannot be undone. */
export const isFresh = ({ createdAt }: { readonly createdAt: Date }, now: Date): boolean =>
  now.getTime() - createdAt.getTime() <= FRESH_MS;
