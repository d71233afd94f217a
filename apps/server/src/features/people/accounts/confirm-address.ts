import type { Tx } from '../../../platform/database/database.ts';
import { type Account, addUserType, listMemberships, markConfirmed } from './account-store.ts';
import { deleteKeptSignUps, type AccountRequest } from './account-request-store.ts';
import type { UserType } from './session-rules.ts';

/**
 * Asks a company to take somebody in whose address is of the company's own, proved domain. Gives 'pending' when
 * it was asked, null when no company has the domain. Leaves the transaction's company as it found it.
 */
export type AskToJoin = (
  tx: Tx,
  person: { readonly accountId: number; readonly email: string },
) => Promise<'pending' | null>;

/**
 * Somebody has read the mail of this address. The first time, the account takes the password that is given; a
 * proved account keeps the one it has. Needs a transaction in the account's name.
 */
export async function confirmAddress(
  tx: Tx,
  account: Account,
  given: {
    /** The sign-up that the link belongs to; none for a link of another kind. */
    readonly signUp: AccountRequest | undefined;
    /** The sign-up's, if who confirms is known to have typed it; null for nobody's. */
    readonly passwordHash: string | null;
    readonly askToJoin: AskToJoin | undefined;
    readonly now: Date;
  },
): Promise<void> {
  const { signUp, passwordHash, askToJoin, now } = given;
  const userType = signUp?.userType ?? null;
  const isFirst = account.emailConfirmedAt === null;
  if (isFirst) {
    await markConfirmed(tx, account.id, {
      now,
      ...(passwordHash !== null && { passwordHash, acceptsTerms: true }),
    });
  }
  if (userType !== null) {
    await addUserType(tx, account.id, userType);
    // Confirmed by a mail scanner, it still waits for the browser that it was typed in.
    if (!isFirst || passwordHash !== null) await deleteKeptSignUps(tx, account.id, [userType]);
  }
  if (wantsCompany(account, userType) && (await listMemberships(tx, account.id)).length === 0) {
    await askToJoin?.(tx, { accountId: account.id, email: account.email });
  }
}

function wantsCompany(account: Account, added: UserType | null): boolean {
  if (added !== null) return added === 'COMPANY_ADMIN';
  return account.emailConfirmedAt === null && account.userTypes.includes('COMPANY_ADMIN');
}
