import type { Tx } from '../../../platform/database/database.ts';

type Written = {
  readonly text: string;
  readonly isPrivate: boolean;
  readonly mentions: readonly number[];
};

/** About a candidate, or about one interview of theirs. */
export async function insertNote(
  tx: Tx,
  note: Written & {
    readonly companyId: number;
    readonly candidateId: number;
    readonly scheduleId: number | null;
    readonly authorId: number;
    readonly createdAt: Date;
  },
): Promise<number> {
  const { mentions, ...values } = note;
  const { id } = await tx
    .insertInto('candidateNotes')
    .values({ ...values, mentions: [...mentions] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateNote(
  tx: Tx,
  companyId: number,
  note: Written & { readonly noteID: number; readonly now: Date },
): Promise<void> {
  const { noteID, now, mentions, ...written } = note;
  await tx
    .updateTable('candidateNotes')
    .set({ ...written, mentions: [...mentions], editedAt: now })
    .where('companyId', '=', companyId)
    .where('id', '=', noteID)
    .execute();
}

export async function deleteNote(tx: Tx, companyId: number, noteID: number): Promise<void> {
  await tx
    .deleteFrom('candidateNotes')
    .where('companyId', '=', companyId)
    .where('id', '=', noteID)
    .execute();
}
