/** In the log, where members write a reason of theirs. */
export const ownReason = 'Asked for by the candidate, on their own page.';
/** Of whom an older backup did not know that they were held back. */
export const heldBefore = 'Held back before a restore.';
