import type { PaymentState } from '@candor/contract/operations/billing-rules';
import type { CreditNoteKind } from '@candor/contract/operations/invoice-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { creditNoteNumberOf, creditNoteOf } from './credit-note-rules.ts';
import { lockNumbers } from './price-store.ts';

type OfPayment = { readonly companyId: number; readonly id: number };

/**
 * A numbered invoice that is taken back gets a document that says so, and so does that document where the money comes
 * after all. Last in a transaction, as every number.
 */
export async function noteCredit(tx: Tx, payment: OfPayment, now: Date): Promise<void> {
  const found = await findStanding(tx, payment);
  if (found.invoiceNumber === null) return;
  const kind = creditNoteOf(found);
  if (kind === null) return;
  const { companyId, id: paymentId } = payment;
  const year = now.getUTCFullYear();
  const number = creditNoteNumberOf(year, await takeNumber(tx, year));
  const because = kind === 'refunded' ? found.because : null;
  await tx
    .insertInto('creditNotes')
    .values({ companyId, paymentId, kind, number, because, issuedAt: now })
    .execute();
}

type Standing = {
  readonly state: PaymentState;
  readonly because: string | null;
  readonly invoiceNumber: string | null;
  readonly last: CreditNoteKind | null;
};

/** As it stands now, with the last document of its kind. */
const findStanding = (tx: Tx, { companyId, id }: OfPayment): Promise<Standing> =>
  tx
    .selectFrom('payments')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('creditNotes')
          .select('kind as last')
          .whereRef('creditNotes.companyId', '=', 'payments.companyId')
          .whereRef('creditNotes.paymentId', '=', 'payments.id')
          .orderBy('creditNotes.id', 'desc')
          .limit(1)
          .as('note'),
      (join) => join.onTrue(),
    )
    .select(['payments.state', 'payments.because', 'payments.invoiceNumber', 'note.last'])
    .where('payments.companyId', '=', companyId)
    .where('payments.id', '=', id)
    .executeTakeFirstOrThrow();

async function takeNumber(tx: Tx, year: number): Promise<number> {
  await lockNumbers(tx);
  const { last } = await tx
    .insertInto('creditNoteNumbers')
    .values({ year, last: 1 })
    .onConflict((on) => on.column('year').doUpdateSet({ last: sql`credit_note_numbers.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

const notes = (tx: Tx) =>
  tx
    .selectFrom('creditNotes as note')
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.companyId', '=', 'note.companyId')
        .onRef('payments.id', '=', 'note.paymentId'),
    )
    .leftJoin('invoices', (join) =>
      join
        .onRef('invoices.companyId', '=', 'note.companyId')
        .onRef('invoices.paymentId', '=', 'note.paymentId'),
    )
    .select(['note.id', 'note.companyId', 'note.paymentId', 'note.kind', 'note.number'])
    .select(['note.because', 'note.issuedAt', 'payments.invoiceNumber', 'payments.currency'])
    .select(['payments.net', 'payments.tax', 'invoices.buyerName'])
    .$narrowType<{ invoiceNumber: string }>();

export type CreditNote = Awaited<ReturnType<typeof listNotes>>['rows'][number];

export const PAGE_ROWS = 25;

/** Of a company; null: of all that the transaction sees. */
export async function listNotes(tx: Tx, companyId: number | null, page: number) {
  const rows = await notes(tx)
    .$if(companyId !== null, (from) => from.where('note.companyId', '=', companyId))
    .orderBy('note.issuedAt', 'desc')
    .orderBy('note.id', 'desc')
    .limit(PAGE_ROWS)
    .offset((page - 1) * PAGE_ROWS)
    .execute();
  const { total } = await tx
    .selectFrom('creditNotes')
    .select((of) => of.fn.countAll<number>().as('total'))
    .$if(companyId !== null, (from) => from.where('companyId', '=', companyId))
    .executeTakeFirstOrThrow();
  return { total, rows };
}

/** Of what a person paid the installation, the latest first: a few at most. */
export const listNotesOfPerson = (tx: Tx, accountId: number) =>
  notes(tx)
    .where('payments.accountId', '=', accountId)
    .orderBy('note.id', 'desc')
    .limit(PAGE_ROWS)
    .execute();

/** Undefined where the transaction sees none of this id. */
export const findNote = (tx: Tx, noteId: number) =>
  notes(tx).where('note.id', '=', noteId).executeTakeFirst();
