import { type Paper, papersOf } from '@candor/contract/operations/invoice-rules';
import { getPaper } from '@candor/contract/operations/invoices';
import { Button } from '@mantine/core';
import { call } from '../../../lib/api.ts';
import { useTask } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { savePdf } from '../../../ui/save-pdf.ts';
import type { Payment } from './billing-queries.ts';
import { paperWords } from './invoice-words.ts';

/** The documents that there are of a payment. */
export function PaperButtons({ payment }: { readonly payment: Payment }) {
  return papersOf(payment).map((paper) => (
    <PaperButton key={paper} payment={payment} paper={paper} />
  ));
}

function PaperButton({ payment, paper }: { readonly payment: Payment; readonly paper: Paper }) {
  const params = { paymentID: String(payment.paymentID), paper };
  const save = useTask(() => call(getPaper, { params }), { refreshes: [], onDone: savePdf });
  return (
    <>
      {save.error !== null && <FormProblem key={save.submittedAt} text={save.error.message} />}
      <Button
        variant="default"
        size="compact-sm"
        aria-label={paperWords.of(paper, payment.invoiceNumber ?? '')}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        {paperWords.save[paper]}
      </Button>
    </>
  );
}
