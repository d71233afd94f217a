import type { Tx } from '../../../platform/database/database.ts';

/** Whether the company has this candidate, as far as whoever asks sees candidates. */
export async function isCandidateKnown(
  tx: Tx,
  { companyId, candidateId }: { readonly companyId: number; readonly candidateId: number },
): Promise<boolean> {
  const row = await tx
    .selectFrom('candidates')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', candidateId)
    .executeTakeFirst();
  return row !== undefined;
}
