import { type Paper, papersOf } from '@candor/contract/operations/invoice-rules';
import { useTask } from '../../../lib/server-state.ts';
import { type PdfFile, savePdf } from '../../../ui/save-pdf.ts';
import { SavePdfButton } from '../../../ui/save-pdf-button.tsx';
import type { Payment } from './billing-queries.ts';
import { paperWords } from './invoice-words.ts';

type Props = {
  readonly payment: Pick<Payment, 'paymentID' | 'invoiceNumber' | 'state'>;
  /** Asks for one of them. */
  readonly read: (params: {
    readonly paymentID: string;
    readonly paper: Paper;
  }) => Promise<PdfFile>;
};

/** The documents that there are of a payment. */
export function PaperButtons({ payment, read }: Props) {
  return papersOf(payment).map((paper) => (
    <PaperButton key={paper} payment={payment} paper={paper} read={read} />
  ));
}

function PaperButton({ payment, paper, read }: Props & { readonly paper: Paper }) {
  const params = { paymentID: String(payment.paymentID), paper };
  const save = useTask(() => read(params), { refreshes: [], onDone: savePdf });
  return (
    <SavePdfButton
      task={save}
      name={paperWords.of(paper, payment.invoiceNumber ?? '')}
      text={paperWords.save[paper]}
    />
  );
}
