import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import { type CreditNote } from './credit-note-store.ts';
import { drawCreditNote } from './draw-credit-note.ts';
import { findFeePayment } from './fee-payment-store.ts';
import { boughtBy, partiesOf } from './invoice-papers.ts';
import { findPayment } from './payment-store.ts';

/** As a file to save. Needs a transaction of the note's company. */
export async function fileOfNote(tx: Tx, note: CreditNote) {
  const { companyId, paymentId } = note;
  const payment =
    (await findPayment(tx, companyId, paymentId)) ?? (await findFeePayment(tx, paymentId));
  if (payment === undefined) throw refuse('no_paper');
  const parties = await partiesOf(tx, payment);
  const { taxBasisPoints } = payment;
  const what = await boughtBy(tx, payment);
  const pdf = await drawCreditNote({ ...note, ...parties, taxBasisPoints, what });
  return { fileName: `credit-note-${note.number}.pdf`, content: pdf.toString('base64') };
}
