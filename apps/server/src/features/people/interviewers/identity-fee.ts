import type { Tx } from '../../../platform/database/database.ts';
import { type Billing, readFee } from '../../operations/billing/index.ts';
import { readPerson } from '../profiles/index.ts';
import { findOwnCheck, hasHandedIn } from './identity-check-store.ts';

export const fee = 'identity-check';

/**
 * What the check costs a person and how its payment stands. It is paid once, whatever a person says of the documents;
 * who handed some in before it cost anything goes on without paying. Needs a transaction of the platform's company in
 * the person's name.
 */
export async function readIdentityFee(
  tx: Tx,
  billing: Billing | null,
  { accountId, now }: { readonly accountId: number; readonly now: Date },
) {
  const country = (await readPerson(tx, accountId))?.country ?? null;
  const standing = await readFee(tx, billing, { accountId, fee, country, now });
  const check = await findOwnCheck(tx, accountId);
  const isExcused =
    check?.status === 'approved' ||
    (standing.payment === null && (await hasHandedIn(tx, accountId)));
  return isExcused ? { ...standing, isDue: false, price: null } : standing;
}
