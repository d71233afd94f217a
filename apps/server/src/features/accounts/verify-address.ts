import type { Database, Tx } from '../../platform/database/database.ts';
import { fail } from '../../platform/http/failure.ts';
import {
  type OneTimeToken,
  recallToken,
  spendToken,
} from '../../platform/tokens/one-time-token-store.ts';
import { recordAccountChange } from './account-audit.ts';
import { type AccountRequest, listKeptSignUps } from './account-request-store.ts';
import { type KnownAccount, lockAccount } from './account-store.ts';
import { type AskToJoin, confirmAddress } from './confirm-address.ts';
import { hasDoorOf } from './session-rules.ts';
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

/** Confirms the address, or fails with what the page shows; signs nobody in. */
export async function verifyAddress(
  parts: { readonly db: Database; readonly askToJoin?: AskToJoin },
  given: Presented & { readonly origin: Origin; readonly now: Date },
): Promise<void> {
  const { db, askToJoin } = parts;
  const { origin, now } = given;
  const found = await db.global((tx) => recallToken(tx, 'verify-email', given.token));
  const accountId = found?.accountId ?? null;
  if (found === undefined || accountId === null) throw expired();
  await db.inCompany(
    0,
    async (tx) => {
      const link = await readLink(tx, found, given.email);
      if (link === undefined) throw expired();
      if (link.isUsedUp) throw alreadyVerified();
      const token = await spendToken(tx, 'verify-email', given.token, now);
      if (token === undefined) throw expired();
      await confirmAddress(tx, link.account, { signUp: link.signUp, askToJoin, now });
      await recordAccountChange(tx, { action: 'account.confirm', accountId, origin, now });
    },
    { accountId },
  );
}
