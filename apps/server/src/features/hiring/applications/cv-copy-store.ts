import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type Which = { readonly companyId: number; readonly fileID: number };

export type Copied = {
  readonly candidateID: number;
  readonly contentType: string;
  readonly copyKey: string | null;
};

/** A CV that is still there, locked so that two who blacken it come one after the other. */
export async function lockCv(tx: Tx, { companyId, fileID }: Which): Promise<Copied | undefined> {
  const { rows } = await sql<Copied>`
    select candidate_id as "candidateID", content_type, copy_key from candidate_files
     where company_id = ${companyId} and id = ${fileID} and kind = 'cv' and removed_at is null
       for update`.execute(tx);
  return rows[0];
}

export async function findCopyKey(tx: Tx, { companyId, fileID }: Which): Promise<string | null> {
  const row = await tx
    .selectFrom('candidateFiles')
    .select('copyKey')
    .where('companyId', '=', companyId)
    .where('id', '=', fileID)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return row?.copyKey ?? null;
}

type NewCopy = {
  readonly copyKey: string;
  readonly copyPages: number;
  readonly copiedBy: number;
  readonly copiedAt: Date;
};

/** The object of the one before is removed by the table itself. */
export async function setCopy(
  tx: Tx,
  { companyId, fileID }: Which,
  copy: NewCopy | null,
): Promise<void> {
  const none = { copyKey: null, copyPages: null, copiedBy: null, copiedAt: null };
  await tx
    .updateTable('candidateFiles')
    .set(copy ?? none)
    .where('companyId', '=', companyId)
    .where('id', '=', fileID)
    .execute();
}
