import { sql } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../database/database.ts';

/** What a token may be spent on. One that was made for one purpose opens no other. */
export type TokenPurpose =
  | 'verify-email'
  | 'reset-password'
  | 'set-password'
  | 'invitation'
  | 'linkedin-state'
  | 'multifactor-sign-in'
  | 'passkey-enrolment'
  | 'passkey-challenge'
  | 'virtual-interview'
  | 'virtual-interview-password'
  | 'call';

export type TokenData = Readonly<Record<string, string | number | boolean | null>>;

/** An old link, with what became of it. */
export type RecalledToken = OneTimeToken & {
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
};

export type OneTimeToken = {
  readonly id: number;
  readonly accountId: number | null;
  readonly data: TokenData;
};

/**
 * Makes a token of 256 random bits and gives it, the only time that it exists in clear; the database
 * keeps its SHA-256.
 */
export async function issueToken(
  tx: Tx,
  token: {
    readonly purpose: TokenPurpose;
    readonly accountId: number | null;
    readonly expiresAt: Date;
    readonly data?: TokenData;
  },
  now: Date,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const { purpose, accountId, expiresAt, data = {} } = token;
  await tx
    .insertInto('oneTimeTokens')
    .values({
      purpose,
      accountId,
      expiresAt,
      data: JSON.stringify(data),
      tokenHash: hashOf(secret),
      createdAt: now,
    })
    .execute();
  return secret;
}

/** Looks at a token without spending it; undefined when it is unknown, spent, revoked or expired. */
export async function findToken(
  tx: Tx,
  {
    purpose,
    secret,
    now,
  }: { readonly purpose: TokenPurpose; readonly secret: string; readonly now: Date },
): Promise<OneTimeToken | undefined> {
  const row = await tx
    .selectFrom('oneTimeTokens')
    .select(['id', 'accountId', 'data'])
    .where('tokenHash', '=', hashOf(secret))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row as OneTimeToken | undefined;
}

/**
 * A token whatever has become of it, so that who holds an old link may be told what to do. It proves that its
 * holder once got the mail, and nothing that may be acted on.
 */
export async function recallToken(
  tx: Tx,
  purpose: TokenPurpose,
  secret: string,
): Promise<RecalledToken | undefined> {
  const row = await tx
    .selectFrom('oneTimeTokens')
    .select(['id', 'accountId', 'data', 'expiresAt', 'revokedAt'])
    .where('tokenHash', '=', hashOf(secret))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return row as RecalledToken | undefined;
}

/** Spends a token: one guarded write, so that of any number of parallel tries exactly one gets the row. */
export async function spendToken(
  tx: Tx,
  {
    purpose,
    secret,
    now,
  }: { readonly purpose: TokenPurpose; readonly secret: string; readonly now: Date },
): Promise<OneTimeToken | undefined> {
  const row = await tx
    .updateTable('oneTimeTokens')
    .set({ usedAt: now })
    .where('tokenHash', '=', hashOf(secret))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['id', 'accountId', 'data'])
    .executeTakeFirst();
  return row as OneTimeToken | undefined;
}

/** A newer link replaces the older ones of the same kind. */
export async function revokeTokens(
  tx: Tx,
  {
    purpose,
    accountId,
    now,
  }: { readonly purpose: TokenPurpose; readonly accountId: number; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('oneTimeTokens')
    .set({ revokedAt: now })
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .execute();
}

const hashOf = (secret: string) => createHash('sha256').update(secret, 'utf8').digest('hex');

/** Every living one of this purpose whose data say that it is of this company. */
export async function revokeTokensOfCompany(
  tx: Tx,
  purpose: TokenPurpose,
  { companyId, now }: { readonly companyId: number; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('oneTimeTokens')
    .set({ revokedAt: now })
    .where('purpose', '=', purpose)
    .where(sql<boolean>`data ->> 'companyId' = ${String(companyId)}`)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .execute();
}
