import type { Tx } from '../../../platform/database/database.ts';
import type { PersonFacts } from '../accounts/index.ts';
import { readEmployments } from '../profiles/index.ts';
import { findOwnCheck } from './identity-check-store.ts';
import { findProfile } from './interviewer-store.ts';

/** What the shell decides by (SH-5). Needs a transaction in the account's name. */
export async function readInterviewerFacts(
  tx: Tx,
  accountId: number,
): Promise<Partial<PersonFacts>> {
  const profile = await findProfile(tx, accountId);
  const isStepDone = Boolean(profile?.employmentDoneAt);
  return {
    isRegistered: profile !== undefined,
    // Jobs that a candidate's registration named don't stand for a step that was not handed in.
    userEmployments: isStepDone ? await readEmployments(tx, accountId) : [],
    isKYC: (await findOwnCheck(tx, accountId))?.status === 'approved',
  };
}
