import type { Tx } from '../../../platform/database/database.ts';

type Whose = { readonly accountId: number; readonly now: Date };

export type InterviewerProfile = {
  readonly headline: string;
  readonly employmentDoneAt: Date | null;
};

/** undefined until step 1 is done. Needs a transaction in the account's name. */
export function findProfile(tx: Tx, accountId: number): Promise<InterviewerProfile | undefined> {
  return tx
    .selectFrom('interviewerProfiles')
    .select(['headline', 'employmentDoneAt'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

export async function saveHeadline(
  tx: Tx,
  { accountId, now }: Whose,
  headline: string,
): Promise<void> {
  await tx
    .insertInto('interviewerProfiles')
    .values({ accountId, headline: headline.trim(), personDoneAt: now })
    .onConflict((on) => on.column('accountId').doUpdateSet({ headline: headline.trim() }))
    .execute();
}

/** Gives false before step 1. */
export async function markEmploymentDone(tx: Tx, { accountId, now }: Whose): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('interviewerProfiles')
    .set({ employmentDoneAt: now })
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
