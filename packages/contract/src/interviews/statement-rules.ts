/** What an interviewer from outside is owed for an interview, and by which rules. */

/**
 * - `agreed`: they took the seat. - `cancelled`: it does not take place, or they sit there no more; a late cancellation may
 * be owed all the same. - `done`, `no-show`, `disputed`: what the company says afterwards. - `paid`: the money has left.
 */
export const statementStates = [
  'agreed',
  'cancelled',
  'done',
  'no-show',
  'disputed',
  'paid',
] as const;
export type StatementState = (typeof statementStates)[number];

/** What a company can say of an interview that is over. */
export const verdicts = ['done', 'no-show', 'disputed'] as const;
export type Verdict = (typeof verdicts)[number];

/** Days after the interview, after which it counts as done. */
export const DONE_AFTER_DAYS = 7;
export const STATEMENT_REASON_MOST = 500;

/** Half up, in the smallest unit of the currency. */
export const amountOf = (rate: number, minutes: number): number =>
  Math.floor((rate * minutes * 2 + 60) / 120);

export type LateRules = { readonly lateHours: number; readonly latePercent: number };

/**
 * What is owed when it does not take place. Whoever leaves the seat by themselves is owed nothing, and neither is anybody
 * whose time was not booked yet.
 */
export function amountCancelled(
  statement: LateRules & { readonly amount: number; readonly startsAt: Date | null },
  { byInterviewer, now }: { readonly byInterviewer: boolean; readonly now: Date },
): number {
  const { amount, startsAt, lateHours, latePercent } = statement;
  if (byInterviewer || startsAt === null) return 0;
  const left = startsAt.getTime() - now.getTime();
  return left < lateHours * 3_600_000 ? Math.floor((amount * latePercent * 2 + 100) / 200) : 0;
}
