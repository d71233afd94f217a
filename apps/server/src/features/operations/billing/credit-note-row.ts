import { signOf } from './credit-note-rules.ts';
import type { CreditNote } from './credit-note-store.ts';

/** As its payer and the office read it. */
export const creditNoteRowOf = ({
  id: creditNoteID,
  paymentId: paymentID,
  ...note
}: CreditNote) => ({
  ...{ creditNoteID, paymentID, number: note.number, kind: note.kind, currency: note.currency },
  invoiceNumber: note.invoiceNumber,
  gross: signOf(note.kind) * (note.net + note.tax),
  issuedAt: note.issuedAt.toISOString(),
});
