import type { contract } from '@candor/contract';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fileOfNote } from './credit-note-paper.ts';
import { creditNoteRowOf as rowOf } from './credit-note-row.ts';
import { type CreditNote, findNote, listNotes, PAGE_ROWS } from './credit-note-store.ts';
import type { BillingParts } from './plan-handlers.ts';
import { billingOf } from './settle-payment.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.billing>,
  'listCreditNotes' | 'getCreditNote' | 'listAllCreditNotes' | 'getAnyCreditNote'
>;

/** The documents that took invoices back. */
export function creditNoteHandlers({ db, billing }: BillingParts): Handlers {
  return {
    async listCreditNotes({ query, session: { companyId } }) {
      billingOf(billing);
      const { total, rows } = await db.inCompany(companyId, (tx) =>
        listNotes(tx, companyId, query.page),
      );
      return { total, pageSize: PAGE_ROWS, page: query.page, notes: rows.map(rowOf) };
    },

    async getCreditNote({ params, session: { companyId } }) {
      billingOf(billing);
      return db.inCompany(companyId, async (tx) =>
        fileOfNote(tx, known(await findNote(tx, params.creditNoteID))),
      );
    },

    async listAllCreditNotes({ query, session }) {
      billingOf(billing);
      const { total, rows } = await db.asAccount(session.accountId, (tx) =>
        listNotes(tx, null, query.page),
      );
      const notes = rows.map((row) => ({ ...rowOf(row), buyerName: row.buyerName ?? '' }));
      return { total, pageSize: PAGE_ROWS, page: query.page, notes };
    },

    async getAnyCreditNote({ params, session: { accountId } }) {
      billingOf(billing);
      const note = known(await db.asAccount(accountId, (tx) => findNote(tx, params.creditNoteID)));
      return db.inCompany(note.companyId, (tx) => fileOfNote(tx, note), { accountId });
    },
  };
}

function known(note: CreditNote | undefined): CreditNote {
  if (note === undefined) throw refuse('not_found', { params: { what: 'payment' } });
  return note;
}
