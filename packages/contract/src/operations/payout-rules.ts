/**
 * Where a payout to an interviewer stands. `approved`: it is to be sent by the bank. `paid`: the money has left.
 * `withdrawn`: it was not sent. `returned`: the bank gave it back. What it was of is owed again after both.
 */
export const payoutStates = ['approved', 'paid', 'withdrawn', 'returned'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** As many people one batch pays. */
export const MOST_PAYOUTS = 200;

/** Empty, or eight or eleven letters and digits. */
export const bicProblem = (typed: string): string | null =>
  typed.trim() === '' || /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(typed.trim().toUpperCase())
    ? null
    : 'This is not a BIC: it has 8 or 11 letters and digits.';
