import type { PaymentState } from '@candor/contract/operations/billing-rules';
import type { CreditNoteKind } from '@candor/contract/operations/invoice-rules';

const over: readonly PaymentState[] = ['cancelled', 'expired'];

/** Which document a numbered invoice needs beside what it has: taken back, given back, or in force again. */
export function creditNoteOf({
  state,
  last,
}: {
  readonly state: PaymentState;
  readonly last: CreditNoteKind | null;
}): CreditNoteKind | null {
  if (state === 'refunded') return last === 'refunded' ? null : 'refunded';
  if (over.includes(state)) return last === 'cancelled' ? null : 'cancelled';
  return last === 'cancelled' ? 'restored' : null;
}

export const creditNoteNumberOf = (year: number, number: number): string =>
  `CN-${year}-${String(number).padStart(5, '0')}`;

/** An invoice that is taken back is worth less than nothing. */
export const signOf = (kind: CreditNoteKind): 1 | -1 => (kind === 'restored' ? 1 : -1);
