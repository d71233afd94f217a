import type { Tx } from '../../../platform/database/database.ts';
import type { PersonFacts } from '../accounts/index.ts';
import { readEducations, readEmployments } from '../profiles/index.ts';
import { findProfile } from './registration-store.ts';

/**
 * What the shell decides by (SH-3). Somebody is registered once the last step is done: a registered candidate is kept
 * away from the steps, and before the last one there is no consent. Needs a transaction in the account's name.
 */
export async function readCandidateFacts(tx: Tx, accountId: number): Promise<Partial<PersonFacts>> {
  const profile = await findProfile(tx, accountId);
  return {
    // After the last step: the shell takes whoever is registered away from the registration's pages.
    isRegistered: profile !== undefined && profile.preferencesDoneAt !== null,
    educations: await readEducations(tx, accountId),
    userEmployments: await readEmployments(tx, accountId),
  };
}
