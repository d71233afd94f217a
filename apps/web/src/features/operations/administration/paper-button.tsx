import { papersOf } from '@candor/contract/operations/invoice-rules';
import { getAnyPaper } from '@candor/contract/operations/invoices';
import { call } from '../../../lib/api.ts';
import { useTask } from '../../../lib/server-state.ts';
import { savePdf } from '../../../ui/save-pdf.ts';
import { SavePdfButton } from '../../../ui/save-pdf-button.tsx';
import type { SomePayment } from './billing-queries.ts';
import { paperWords } from './seller-words.ts';

/** The invoice of a payment that has a number; the receipt once its money came. */
export function PaperButton({ payment }: { readonly payment: SomePayment }) {
  const { invoiceNumber, paymentID } = payment;
  const paper = papersOf(payment).at(-1) ?? 'invoice';
  const params = { paymentID: String(paymentID), paper };
  const save = useTask(() => call(getAnyPaper, { params }), { refreshes: [], onDone: savePdf });
  if (invoiceNumber === null) return null;
  return (
    <SavePdfButton
      task={save}
      name={paperWords.of(paper, invoiceNumber)}
      text={paperWords.save[paper]}
    />
  );
}
