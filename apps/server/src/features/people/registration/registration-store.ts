import type { Language } from '@candor/contract/people/language-rules';
import type { contract, Input, Output } from '@candor/contract';
import type { Tx } from '../../../platform/database/database.ts';

type Whose = { readonly accountId: number; readonly now: Date };
export type Preferences = Input<
  typeof contract.registration.saveCandidatePreferences
>['body']['preferences'];

export type CandidateProfile = {
  readonly workDoneAt: Date | null;
  readonly preferencesDoneAt: Date | null;
  readonly preferences: Preferences | null;
};

/** undefined until step 1 is done. Needs a transaction in the account's name. */
export async function findProfile(
  tx: Tx,
  accountId: number,
): Promise<CandidateProfile | undefined> {
  return (await tx
    .selectFrom('candidateProfiles')
    .select(['workDoneAt', 'preferencesDoneAt', 'preferences'])
    .where('accountId', '=', accountId)
    .executeTakeFirst()) as CandidateProfile | undefined;
}

export async function beginProfile(tx: Tx, { accountId, now }: Whose): Promise<void> {
  await tx
    .insertInto('candidateProfiles')
    .values({ accountId, personDoneAt: now })
    .onConflict((on) => on.column('accountId').doNothing())
    .execute();
}

/** Gives false before step 1. */
export async function markWorkDone(tx: Tx, { accountId, now }: Whose): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('candidateProfiles')
    .set({ workDoneAt: now })
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Gives false before step 2. */
async function savePreferences(
  tx: Tx,
  { accountId, now }: Whose,
  preferences: Preferences,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('candidateProfiles')
    .set({ preferences: JSON.stringify(preferences), preferencesDoneAt: now })
    .where('accountId', '=', accountId)
    .where('workDoneAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

type Purpose = 'privacy' | 'talent-pool';

/** A yes to this version stands from now; null takes every yes back. What stood before stays on record. */
async function saveConsent(
  tx: Tx,
  { accountId, now }: Whose,
  {
    purpose,
    version,
    language = null,
  }: {
    readonly purpose: Purpose;
    readonly version: number | null;
    readonly language?: Language | null | undefined;
  },
): Promise<void> {
  await tx
    .updateTable('consents')
    .set({ withdrawnAt: now })
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .where('withdrawnAt', 'is', null)
    .where('version', '!=', version ?? 0)
    .execute();
  if (version === null) return;
  await tx
    .insertInto('consents')
    .values({ accountId, purpose, version, language, givenAt: now })
    .onConflict((on) => on.doNothing())
    .execute();
}

/** The version of each text that the person's yes stands for. */
export async function readConsents(
  tx: Tx,
  accountId: number,
): Promise<Output<typeof contract.registration.getCandidateRegistration>['consents']> {
  const rows = await tx
    .selectFrom('consents')
    .select(['purpose', 'version'])
    .where('accountId', '=', accountId)
    .where('withdrawnAt', 'is', null)
    .execute();
  const versionOf = (purpose: Purpose) =>
    rows.find((row) => row.purpose === purpose)?.version ?? null;
  return { privacy: versionOf('privacy'), talentPool: versionOf('talent-pool') };
}

/** All that the third step hands in, at once; false before step 2. */
export async function handInPreferences(
  tx: Tx,
  whose: Whose,
  given: {
    readonly preferences: Preferences;
    readonly privacy: number;
    readonly talentPool: number | null;
    /** In which they were read; undefined: nobody said. */
    readonly language?: Language | undefined;
  },
): Promise<boolean> {
  const { privacy, talentPool, language } = given;
  if (!(await savePreferences(tx, whose, given.preferences))) return false;
  await saveConsent(tx, whose, { purpose: 'privacy', version: privacy, language });
  await saveConsent(tx, whose, { purpose: 'talent-pool', version: talentPool, language });
  return true;
}
