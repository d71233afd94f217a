import type { Database, Tx } from '../../platform/database/database.ts';

/** Whose identity may have been checked. Accounts belong to nobody; what they own is read in their own name. */
export async function listInterviewers(db: Database): Promise<number[]> {
  const rows = await db.global((tx) =>
    tx
      .selectFrom('accounts')
      .select('id')
      .where((eb) => eb(eb.val('EXTERNAL_INTERVIEWER'), '=', eb.fn.any('userTypes')))
      .orderBy('id')
      .execute(),
  );
  return rows.map(({ id }) => id);
}

/**
 * Takes back identity documents that were uploaded until then, unless a check names them that waits or was decided
 * since. Gives how many.
 */
export async function retireIdentityDocuments(
  tx: Tx,
  given: { readonly accountId: number; readonly until: Date; readonly now: Date },
): Promise<number> {
  const { accountId, until, now } = given;
  const { numUpdatedRows } = await tx
    .updateTable('documents as d')
    .set({ removedAt: now })
    .where('d.accountId', '=', accountId)
    .where('d.kind', '<>', 'cv')
    .where('d.removedAt', 'is', null)
    .where('d.uploadedAt', '<=', until)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('identityChecks as c')
            .select('c.id')
            .where('c.accountId', '=', accountId)
            .where((on) => on.or([on('c.status', '=', 'pending'), on('c.decidedAt', '>', until)]))
            .where((on) =>
              on.or([
                on('c.frontId', '=', on.ref('d.id')),
                on('c.backId', '=', on.ref('d.id')),
                on('c.selfieId', '=', on.ref('d.id')),
              ]),
            ),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** The objects of identity documents that were taken back since. */
export async function listRetiredKeys(tx: Tx, accountId: number, since: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('documents')
    .select('objectKey')
    .where('accountId', '=', accountId)
    .where('kind', '<>', 'cv')
    .where('removedAt', '>=', since)
    .execute();
  return rows.map(({ objectKey }) => objectKey);
}
