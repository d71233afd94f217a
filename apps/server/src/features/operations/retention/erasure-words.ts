/** In the log, where members write a reason of theirs. */
export const ownReason = 'Asked for by the candidate, on their own page.';
