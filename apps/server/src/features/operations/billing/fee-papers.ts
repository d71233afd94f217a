import type { Paper } from '@candor/contract/operations/invoice-rules';
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
