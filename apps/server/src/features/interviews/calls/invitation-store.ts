import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { newLinkToken, readLinkToken } from '../scheduling/index.ts';
import { isLiving } from './invitation-rules.ts';
import { revokeTokensOfCompany } from '../../../platform/tokens/one-time-token-store.ts';

export type FoundInvitation = {
  readonly companyId: number;
  readonly id: number;
  readonly email: string;
};

/** Gives the secret of the link, the only time that it exists in clear. */
export async function createCallInvitation(
  tx: Tx,
  invitation: {
    readonly companyId: number;
    readonly email: string;
    readonly title: string;
    readonly startsAt: Date;
    readonly expiresAt: Date;
    readonly createdAt: Date;
  },
): Promise<string> {
  const { token, hash } = newLinkToken(invitation.companyId);
  await tx
    .insertInto('callInvitations')
    .values({ ...invitation, tokenHash: hash })
    .execute();
  return token;
}

/** The invitation behind a link's secret, or null when it opens nothing (any more, or while its company is suspended). */
export async function findInvitation(
  db: Database,
  interviewId: string,
  now: Date,
): Promise<FoundInvitation | null> {
  const read = readLinkToken(interviewId);
  if (read === null) return null;
  const { companyId, hash: tokenHash } = read;
  const row = await db.inCompany(companyId, (tx) =>
    tx
      .selectFrom('callInvitations as i')
      .innerJoin('tenants as t', 't.id', 'i.companyId')
      .select(['i.companyId', 'i.id', 'i.email', 'i.expiresAt', 'i.revokedAt'])
      .where('i.companyId', '=', companyId)
      .where('i.tokenHash', '=', tokenHash)
      .where('t.suspendedAt', 'is', null)
      .executeTakeFirst(),
  );
  return row !== undefined && isLiving(row, now) ? row : null;
}

/** What the company's links have opened and nobody has entered yet. */
export function revokeCallTokens(tx: Tx, companyId: number, now: Date): Promise<void> {
  return revokeTokensOfCompany(tx, 'call', { companyId, now });
}

/** Invitations to calls that went to these addresses. */
export async function forgetCallInvitations(
  tx: Tx,
  companyId: number,
  addresses: readonly string[],
): Promise<void> {
  await sql`delete from call_invitations where company_id = ${companyId} and email = any(${addresses})`.execute(
    tx,
  );
}
