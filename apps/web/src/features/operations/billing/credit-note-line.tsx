import type { Output } from '@candor/contract';
import { moneyText } from '@candor/contract/operations/billing-rules';
import type { getCreditNote, listCreditNotes } from '@candor/contract/operations/credit-notes';
import { useTask } from '../../../lib/server-state.ts';
import { Instant } from '../../../ui/instant.tsx';
import { savePdf } from '../../../ui/save-pdf.ts';
import { SavePdfButton } from '../../../ui/save-pdf-button.tsx';
import { creditNoteWords as words } from './credit-note-words.ts';

type Props = {
  readonly note: Output<typeof listCreditNotes>['notes'][number];
  /** Of whoever looks: a company, or a person. */
  readonly read: (params: {
    readonly creditNoteID: string;
  }) => Promise<Output<typeof getCreditNote>>;
};

export function CreditNoteLine({ note, read }: Props) {
  const { creditNoteID, number, kind, invoiceNumber, gross, currency, issuedAt } = note;
  const params = { creditNoteID: String(creditNoteID) };
  const save = useTask(() => read(params), {
    refreshes: [],
    onDone: savePdf,
  });
  return (
    <div className="stack gap-2xs">
      <div className="row apart">
        <span className="medium">{number}</span>
        <span className="tabular">{moneyText(gross, currency)}</span>
        <span>{words.of[kind](invoiceNumber)}</span>
        <span className="dimmed">
          <Instant at={issuedAt} />
        </span>
        <SavePdfButton task={save} name={words.saveOf(number)} text={words.save} />
      </div>
    </div>
  );
}
