import type { Input } from '@candor/contract';
import { getCreditNote, listCreditNotes } from '@candor/contract/operations/credit-notes';
import { Button } from '@mantine/core';
import { call } from '../../../lib/api.ts';
import { readPages, useReadPages } from '../../../lib/read-pages.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { CreditNoteLine } from './credit-note-line.tsx';
import { creditNoteWords as words } from './credit-note-words.ts';

const readNote = (params: Input<typeof getCreditNote>['params']) => call(getCreditNote, { params });

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
            <CreditNoteLine note={note} read={readNote} />
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
