import type { Tx } from '../../../platform/database/database.ts';
import type { PersonFacts } from '../accounts/index.ts';
import type { Billing } from '../../operations/billing/index.ts';
import { readEmployments } from '../profiles/index.ts';
import { findOwnCheck } from './identity-check-store.ts';
import { readIdentityFee } from './identity-fee.ts';
import { findProfile } from './interviewer-store.ts';

/** What the shell decides by (SH-5). Needs a transaction of the platform's company in the account's name. */
export async function readInterviewerFacts(
  tx: Tx,
  { accountId, now }: { readonly accountId: number; readonly now: Date },
  billing: Billing | null,
): Promise<Partial<PersonFacts>> {
  const profile = await findProfile(tx, accountId);
  const isStepDone = Boolean(profile?.employmentDoneAt);
  return {
    isRegistered: profile !== undefined,
    // Jobs that a candidate's registration named don't stand for a step that was not handed in.
    userEmployments: isStepDone ? await readEmployments(tx, accountId) : [],
    isPaymentDoneForIDVerification: !(await readIdentityFee(tx, billing, { accountId, now })).isDue,
    isKYC: await isConfirmed(tx, accountId),
  };
}

export const isConfirmed = async (tx: Tx, accountId: number): Promise<boolean> =>
  (await findOwnCheck(tx, accountId))?.status === 'approved';
