import { papersOf } from '@candor/contract/operations/invoice-rules';
import { getAnyPaper } from '@candor/contract/operations/invoices';
import { Button } from '@mantine/core';
import { call } from '../../../lib/api.ts';
import { useTask } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { savePdf } from '../../../ui/save-pdf.ts';
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
    <>
      {save.error !== null && <FormProblem key={save.submittedAt} text={save.error.message} />}
      <Button
        variant="default"
        size="compact-sm"
        aria-label={paperWords.of(paper, invoiceNumber)}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        {paperWords.save[paper]}
      </Button>
    </>
  );
}
