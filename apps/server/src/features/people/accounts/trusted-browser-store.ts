import type { Tx } from '../../../platform/database/database.ts';
import { hashOf, newSecret } from './session-keys.ts';
import { TRUST_DAYS } from './session-rules.ts';
import type { Origin } from './session-store.ts';

/** The oldest go first. */
const MOST_OF_AN_ACCOUNT = 20;

/** Gives the secret of the cookie, the only time that it exists in clear. */
export async function trustBrowser(
  tx: Tx,
  given: { readonly accountId: number; readonly origin: Origin; readonly now: Date },
): Promise<string> {
  const { accountId, origin, now } = given;
  const secret = newSecret();
  await tx
    .insertInto('trustedBrowsers')
    .values({
      accountId,
      tokenHash: hashOf(secret),
      userAgent: origin.userAgent,
      ip: origin.ip,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + TRUST_DAYS * 24 * 3_600_000),
    })
    .execute();
  await tx
    .deleteFrom('trustedBrowsers')
    .where('accountId', '=', accountId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('trustedBrowsers')
        .select('id')
        .where('accountId', '=', accountId)
        .where('expiresAt', '>', now)
        .orderBy('id', 'desc')
        .limit(MOST_OF_AN_ACCOUNT),
    )
    .execute();
  return secret;
}

type Shown = {
  readonly accountId: number;
  /** Of the browser's cookie: somebody may be trusted there as several people. */
  readonly secrets: readonly string[];
  readonly now: Date;
};

/** Whether this browser is trusted with this account; notes that it was asked. */
export async function usesTrustedBrowser(
  tx: Tx,
  { accountId, secrets, now }: Shown,
): Promise<boolean> {
  if (secrets.length === 0) return false;
  const rows = await tx
    .updateTable('trustedBrowsers')
    .set({ lastUsedAt: now })
    .where('accountId', '=', accountId)
    .where('tokenHash', 'in', secrets.map(hashOf))
    .where('expiresAt', '>', now)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** The one used last first. */
export async function listTrustedBrowsers(tx: Tx, { accountId, secrets, now }: Shown) {
  const hashes = secrets.map(hashOf);
  const rows = await tx
    .selectFrom('trustedBrowsers')
    .select(['id', 'tokenHash', 'userAgent', 'ip', 'lastUsedAt', 'expiresAt'])
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', now)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ tokenHash, ...row }) => ({ ...row, isCurrent: hashes.includes(tokenHash) }));
}

/** False when the account has no such browser. */
export async function forgetTrustedBrowser(
  tx: Tx,
  { accountId, id }: { readonly accountId: number; readonly id: number },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('trustedBrowsers')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Whatever ends every session of an account, or takes a second factor away, ends this with it. */
export async function forgetTrustedBrowsers(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('trustedBrowsers').where('accountId', '=', accountId).execute();
}

/**
 * Of every other browser than the one of these secrets: a session does not know in which of them it began, and a lost one
 * must not be left out.
 */
export async function forgetOtherTrust(
  tx: Tx,
  { accountId, secrets }: Omit<Shown, 'now'>,
): Promise<void> {
  await tx
    .deleteFrom('trustedBrowsers')
    .where('accountId', '=', accountId)
    .$if(secrets.length > 0, (query) => query.where('tokenHash', 'not in', secrets.map(hashOf)))
    .execute();
}

/** What ended by itself: the owner is not shown it any more. */
export async function forgetEndedTrust(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('trustedBrowsers').where('expiresAt', '<=', now).execute();
}

export async function forgetEveryTrustedBrowser(tx: Tx): Promise<void> {
  await tx.deleteFrom('trustedBrowsers').execute();
}
