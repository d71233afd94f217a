import type { Database } from '../../../platform/database/database.ts';

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
