import type { Database, Tx } from '../database/database.ts';

export type WaitingMail = {
  readonly id: number;
  readonly key: string;
  readonly recipient: string;
  readonly sealedContent: string;
};

/** Gives the mail's id, or null when a mail with this key was asked for before. */
export async function insertMail(
  tx: Tx,
  mail: { key: string; recipient: string; subject: string; sealedContent: string },
): Promise<number | null> {
  const row = await tx
    .insertInto('mails')
    .values(mail)
    .onConflict((on) => on.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The mail while it waits to be sent; undefined once it has been. Two workers take turns at it. */
export async function lockWaitingMail(tx: Tx, id: number): Promise<WaitingMail | undefined> {
  const row = await tx
    .selectFrom('mails')
    .select(['id', 'key', 'recipient', 'sealedContent'])
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined || row.sealedContent === null
    ? undefined
    : { ...row, sealedContent: row.sealedContent };
}

/** What was sent is forgotten: its links live in the mailbox only. */
export async function markSent(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('mails')
    .set((eb) => ({ sentAt: now, sealedContent: null, tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function markFailed(db: Database, id: number, problem: string): Promise<void> {
  await db.global((tx) =>
    tx
      .updateTable('mails')
      .set((eb) => ({ lastProblem: problem.slice(0, 500), tries: eb('tries', '+', 1) }))
      .where('id', '=', id)
      .execute(),
  );
}
