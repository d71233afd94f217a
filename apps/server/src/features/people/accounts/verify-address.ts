import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import {
  type OneTimeToken,
  recallToken,
  spendToken,
} from '../../../platform/tokens/one-time-token-store.ts';
import { recordAccountChange } from './account-audit.ts';
import { accountLinks } from './account-links.ts';
import {
  type AccountRequest,
  deleteKeptSignUps,
  listKeptSignUps,
} from './account-request-store.ts';
import { type KnownAccount, lockAccount, markConfirmed } from './account-store.ts';
import { firstPasswordLetter } from './accounts-mails.ts';
import { type AskToJoin, confirmAddress } from './confirm-address.ts';
import { hasDoorOf, type UserType } from './session-rules.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import type { Origin } from './session-store.ts';

/** EV-3: the page knows this sentence. */
export const alreadyVerified = () => fail('already_verified', 'Email already verified. !!');

const expired = () => fail('link_expired', 'Email verification failed. Please try again.');

type Presented = { readonly email: string; readonly token: string };

/** What a link of any age says to who holds it; undefined when it was not sent to this address. */
export async function recallLink(
  db: Database,
  { email, token }: Presented,
): Promise<{ readonly isUsedUp: boolean } | undefined> {
  return db.global(async (tx) => {
    const found = await recallToken(tx, 'verify-email', token);
    return found === undefined ? undefined : readLink(tx, found, email);
  });
}

type Link = {
  readonly account: KnownAccount;
  /** The sign-up that the link was made for, until a link of it was used. */
  readonly signUp: AccountRequest | undefined;
  /** Nothing is left for it to do. */
  readonly isUsedUp: boolean;
};

/** Locks the account's row: of parallel tries one confirms, and the others find it confirmed. */
async function readLink(tx: Tx, token: OneTimeToken, email: string): Promise<Link | undefined> {
  if (token.accountId === null) return undefined;
  const account = await lockAccount(tx, token.accountId);
  if (account.email !== email || account.disabledAt !== null) return undefined;
  const signUps = await listKeptSignUps(tx, account.id);
  const signUp = signUps.find(({ id }) => id === token.data['signUpId']);
  const adds = signUp?.userType ?? null;
  const hasDoor = adds === null || hasDoorOf(adds, account.userTypes);
  return { account, signUp, isUsedUp: account.emailConfirmedAt !== null && hasDoor };
}

type VerifyParts = {
  readonly db: Database;
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
  readonly askToJoin?: AskToJoin;
};

type Given = Presented & {
  /** Whether the browser that asks is the one this password was typed in, at the sign-up. */
  readonly wasTypedHere: (passwordHash: string) => boolean;
  readonly origin: Origin;
  readonly now: Date;
};

export type Verified = {
  readonly mustSetPassword: boolean;
  /** The sign-up whose password became the account's by this call: who asks typed it, and reads the mail. */
  readonly brought: { readonly passwordHash: string; readonly userType: UserType } | null;
};

/**
 * Confirms the address, or fails with what the page shows. The sign-up's password comes with it only in the browser
 * that typed it, and with that what may sign in. Anywhere else a mail leads to the first password, and until that is
 * set, the same link still brings the sign-up's in its own browser.
 */
export async function verifyAddress(parts: VerifyParts, given: Given): Promise<Verified> {
  const { db, askToJoin } = parts;
  const { origin, now } = given;
  const found = await db.global((tx) => recallToken(tx, 'verify-email', given.token));
  const accountId = found?.accountId ?? null;
  if (found === undefined || accountId === null) throw expired();
  return db.inCompany(
    0,
    async (tx) => {
      const link = await readLink(tx, found, given.email);
      if (link === undefined) throw expired();
      const { account, signUp } = link;
      const passwordHash = passwordBrought(link, given.wasTypedHere);
      if (link.isUsedUp) {
        if (passwordHash === null) throw alreadyVerified();
        await markConfirmed(tx, accountId, { now, passwordHash, acceptsTerms: true });
        await deleteKeptSignUps(tx, accountId, account.userTypes);
        const action = 'account.password-from-sign-up';
        await recordAccountChange(tx, { action, accountId, origin, now });
        // A mail scanner may have been here first; a link that is over signs nobody in all the same.
        const isInTime = found.revokedAt === null && found.expiresAt > now;
        const brought = isInTime ? broughtBy(link, passwordHash) : null;
        return { mustSetPassword: false, brought };
      }
      const token = await spendToken(tx, { purpose: 'verify-email', secret: given.token, now });
      if (token === undefined) throw expired();
      await confirmAddress(tx, account, { signUp, passwordHash, askToJoin, now });
      const mustSetPassword =
        account.emailConfirmedAt === null && passwordHash === null && account.passwordHash === null;
      if (mustSetPassword) await mailFirstPassword(parts, tx, { account, now });
      await recordAccountChange(tx, { action: 'account.confirm', accountId, origin, now });
      return { mustSetPassword, brought: broughtBy(link, passwordHash) };
    },
    { accountId },
  );
}

function broughtBy({ signUp }: Link, passwordHash: string | null): Verified['brought'] {
  const userType = signUp?.userType ?? null;
  return passwordHash === null || userType === null ? null : { passwordHash, userType };
}

/**
 * A super admin's password is never a sign-up's: the installation names the address, and anybody may sign up with
 * it, even in a browser that its owner uses later.
 */
function passwordBrought(
  { account, signUp, isUsedUp }: Link,
  wasTypedHere: Given['wasTypedHere'],
): string | null {
  const passwordHash = signUp?.passwordHash ?? null;
  if (passwordHash === null || account.userTypes.includes('SUPER_ADMIN')) return null;
  const isWanted = isUsedUp ? account.passwordHash === null : account.emailConfirmedAt === null;
  return isWanted && wasTypedHere(passwordHash) ? passwordHash : null;
}

async function mailFirstPassword(
  { postOffice, baseUrl }: VerifyParts,
  tx: Tx,
  { account, now }: { readonly account: KnownAccount; readonly now: Date },
): Promise<void> {
  const { id: accountId, email } = account;
  const [userType = 'CANDIDATE'] = account.userTypes as readonly UserType[];
  const url = await accountLinks(baseUrl).firstPassword(tx, { accountId, email, userType }, now);
  const key = `confirmed-without-password:${accountId}`;
  await postOffice.post(tx, firstPasswordLetter({ key, to: email, url }));
}
