import type { Output } from '@candor/contract';
import { moneyText } from '@candor/contract/operations/billing-rules';
import { getCreditNote, listCreditNotes } from '@candor/contract/operations/credit-notes';
import { Button } from '@mantine/core';
import { call } from '../../../lib/api.ts';
import { readPages, useReadPages } from '../../../lib/read-pages.ts';
import { useTask } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { savePdf } from '../../../ui/save-pdf.ts';
import { SavePdfButton } from '../../../ui/save-pdf-button.tsx';
import { creditNoteWords as words } from './credit-note-words.ts';

type CreditNote = Output<typeof listCreditNotes>['notes'][number];

const notesQuery = readPages(listCreditNotes, {
  inputAt: (page: number | undefined) => ({
    query: page === undefined ? {} : { page: String(page) },
  }),
  next: ({ total, pageSize, page }) => (page * pageSize < total ? page + 1 : null),
});

/** What took invoices of the company back; nothing where nothing did. */
export function CreditNotes() {
  const found = useReadPages(notesQuery);
  const all = found.data?.pages.flatMap(({ notes }) => notes) ?? [];
  if (all.length === 0 && found.error === null) return null;
  return (
    <section className="stack" aria-labelledby="credit-notes">
      <h2 id="credit-notes">{words.title}</h2>
      <ul className="lines">
        {all.map((note) => (
          <li key={note.creditNoteID}>
            <NoteLine note={note} />
          </li>
        ))}
      </ul>
      {found.error !== null && <FormProblem text={found.error.message} />}
      {found.hasNextPage && (
        <div>
          <Button
            variant="default"
            loading={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            {words.more}
          </Button>
        </div>
      )}
    </section>
  );
}

function NoteLine({ note }: { readonly note: CreditNote }) {
  const { creditNoteID, number, kind, invoiceNumber, gross, currency, issuedAt } = note;
  const params = { creditNoteID: String(creditNoteID) };
  const save = useTask(() => call(getCreditNote, { params }), {
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
