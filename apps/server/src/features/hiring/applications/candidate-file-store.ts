import type { Tx } from '../../../platform/database/database.ts';

type Who = { readonly companyId: number; readonly candidateID: number };

export async function insertFile(
  tx: Tx,
  file: {
    readonly companyId: number;
    readonly candidateId: number;
    readonly kind: 'cv' | 'other';
    readonly fileName: string;
    readonly contentType: string;
    readonly bytes: number;
    readonly sha256: string;
    readonly objectKey: string;
    readonly uploadedBy: number | null;
    readonly uploadedAt: Date;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('candidateFiles')
    .values(file)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What a member uploaded; gives its object, or undefined where nothing was to be removed. */
export async function retireFile(
  tx: Tx,
  { companyId, candidateID }: Who,
  { fileID, now }: { readonly fileID: number; readonly now: Date },
): Promise<{ objectKey: string; fileName: string } | undefined> {
  return tx
    .updateTable('candidateFiles')
    .set({ removedAt: now })
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateID)
    .where('id', '=', fileID)
    .where('removedAt', 'is', null)
    .where('uploadedBy', 'is not', null)
    .returning(['objectKey', 'fileName'])
    .executeTakeFirst();
}
