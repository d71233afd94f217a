import type { Tx } from '../../../platform/database/database.ts';
import { revokeTokens } from '../../../platform/tokens/one-time-token-store.ts';
import { forgetTrustedBrowsers } from './trusted-browser-store.ts';

export type Device = {
  readonly id: number;
  readonly userType: string;
  readonly userAgent: string | null;
  readonly ip: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
};

/** The living sessions of an account, the one used last first. */
export function listSessions(tx: Tx, accountId: number, now: Date): Promise<Device[]> {
  return tx
    .selectFrom('sessions')
    .select(['id', 'userType', 'userAgent', 'ip', 'createdAt', 'lastUsedAt'])
    .where('accountId', '=', accountId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

/** False when the account has no such living session. */
export async function revokeSession(
  tx: Tx,
  end: {
    readonly accountId: number;
    readonly sessionId: number;
    readonly because: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ revokedAt: end.now, revokedBecause: end.because })
    .where('id', '=', end.sessionId)
    .where('accountId', '=', end.accountId)
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Every session of an account, whoever holds it, and what a browser was trusted with. Gives how many there were. */
export async function endAllSessions(
  tx: Tx,
  end: { readonly accountId: number; readonly because: string; readonly now: Date },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ revokedAt: end.now, revokedBecause: end.because })
    .where('accountId', '=', end.accountId)
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow();
  await forgetTrustedBrowsers(tx, end.accountId);
  // Also a sign-in that waits for its second step, or to enrol one: it would leave a session, and trust, after this.
  await revokeTokens(tx, {
    purpose: 'multifactor-sign-in',
    accountId: end.accountId,
    now: end.now,
  });
  return Number(numUpdatedRows);
}
