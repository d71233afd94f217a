import type { Paper } from '@candor/contract/operations/invoice-rules';
import { refuse } from '../../../platform/http/failure.ts';
import { fileOfNote } from './credit-note-paper.ts';
import { listNotesOfPerson } from './credit-note-store.ts';
import { PLATFORM } from './fee-payment-store.ts';
import { fileOf, readPaper } from './invoice-papers.ts';
import { existingFee, type FeeParts } from './settle-fee.ts';
import { billingOf } from './settle-payment.ts';

/** A paper of what a person pays the installation; anybody else's is none. */
export async function readFeePaper(
  { db, billing }: FeeParts,
  accountId: number,
  { paymentID, paper }: { readonly paymentID: number; readonly paper: Paper },
) {
  billingOf(billing);
  const content = await db.inCompany(
    PLATFORM,
    async (tx) => readPaper(tx, await existingFee(tx, paymentID), paper),
    { accountId },
  );
  return fileOf(content);
}

/** What took an invoice of theirs back; anybody else's is none. */
export async function readFeeCreditNote(
  { db, billing }: FeeParts,
  accountId: number,
  creditNoteID: number,
) {
  billingOf(billing);
  return db.inCompany(
    PLATFORM,
    async (tx) => {
      const own = await listNotesOfPerson(tx, accountId);
      const note = own.find(({ id }) => id === creditNoteID);
      if (note === undefined) throw refuse('not_found', { params: { what: 'payment' } });
      return fileOfNote(tx, note);
    },
    { accountId },
  );
}
