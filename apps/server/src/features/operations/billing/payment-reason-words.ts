/** Why what came for a fee that was paid already was given back. */
export const paidAgainReason = 'This was paid already.';
