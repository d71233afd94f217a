import { moneyText } from '@candor/contract/operations/billing-rules';
import { getAnyCreditNote, listAllCreditNotes } from '@candor/contract/operations/credit-notes';
import { call } from '../../../lib/api.ts';
import { useTask } from '../../../lib/server-state.ts';
import { useList } from '../../../lib/use-list.ts';
import type { Columns } from '../../../ui/data-list/columns.ts';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { savePdf } from '../../../ui/save-pdf.ts';
import { SavePdfButton } from '../../../ui/save-pdf-button.tsx';
import { noteColumnWords as words, noteListWords, type NotePage } from './credit-note-words.ts';
import type { PaymentTabsProps } from './payment-tabs.tsx';

type Note = NotePage['notes'][number];

const columns: Columns<Note> = [
  { name: words.number, width: '9rem', cell: ({ number }) => number },
  { name: words.buyer, card: '2 start', cell: ({ buyerName }) => buyerName },
  {
    name: words.why,
    card: '3 whole',
    cell: ({ kind, invoiceNumber }) => words.of[kind](invoiceNumber),
  },
  {
    name: words.amount,
    width: '7rem',
    isNumber: true,
    card: '1 end',
    cell: ({ gross, currency }) => moneyText(gross, currency),
  },
  {
    name: words.issued,
    width: '12.5rem',
    card: '2 end small',
    isDimmed: true,
    cell: ({ issuedAt }) => <Instant at={issuedAt} />,
  },
  { name: words.paper, width: '9rem', card: '4 whole', cell: (note) => <SaveButton note={note} /> },
];

/** Everything that took an invoice back, for whoever keeps the books. */
export function CreditNotesPage({ tabs }: PaymentTabsProps) {
  const list = useList(listAllCreditNotes, []);
  return (
    <DataList
      list={list}
      words={noteListWords}
      filters={[]}
      above={tabs}
      columns={columns}
      rowsOf={({ notes }) => notes}
      keyOf={({ creditNoteID }) => creditNoteID}
    />
  );
}

function SaveButton({ note: { creditNoteID, number } }: { readonly note: Note }) {
  const params = { creditNoteID: String(creditNoteID) };
  const save = useTask(() => call(getAnyCreditNote, { params }), {
    refreshes: [],
    onDone: savePdf,
  });
  return <SavePdfButton task={save} name={words.saveOf(number)} text={words.save} />;
}
