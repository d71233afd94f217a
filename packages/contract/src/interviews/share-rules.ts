/** A link for somebody outside the company lives no longer. */
export const MOST_SHARE_DAYS = 90;
