/** What a payout does to the platform's ledger: a cost is owed when it is approved, and leaves when it is paid. */
const PAID = 'paid to interviewers';
const OWED = 'owed to interviewers';
const COST = 'interviewers';

type Money = { readonly id: number; readonly currency: string; readonly amount: number };
type Step = 'approved' | 'paid' | 'withdrawn' | 'returned';

const amountsOf = (step: Step, amount: number): Readonly<Record<string, number>> => {
  if (step === 'approved') return { [COST]: amount, [OWED]: -amount };
  if (step === 'paid') return { [OWED]: amount, [PAID]: -amount };
  if (step === 'withdrawn') return { [OWED]: amount, [COST]: -amount };
  return { [PAID]: amount, [COST]: -amount };
};

/** Once for each step of a payout. Sums to zero. */
export const transferOfPayout = (step: Step, { id, currency, amount }: Money) => ({
  cause: `payout:${id}:${step}`,
  currency,
  amounts: amountsOf(step, amount),
});

/** It is tomorrow already where the sun rises first. */
const FIRST_ZONE_MS = 14 * 3_600_000;
export const isAhead = (day: string, now: Date): boolean =>
  day > new Date(now.getTime() + FIRST_ZONE_MS).toISOString().slice(0, 10);

/** 0210 0002 1: as people read it out, and no number, so that a spreadsheet keeps each zero. */
export const inGroups = (code: string): string =>
  (code.match(code.length > 4 ? /.{1,4}/gu : /.{1,2}/gu) ?? []).join(' ');
