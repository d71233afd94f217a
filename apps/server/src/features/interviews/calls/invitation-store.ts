import type { CallRole } from '@candor/contract/interviews/call-rules';
import { type NotNull, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { newLinkToken, readLinkToken } from '../links/index.ts';
import { type NewCall, openCall } from './call-store.ts';
import { CALL_STAYS_OPEN_MS, isLiving } from './invitation-rules.ts';
import { revokeTokensOfCompany } from '../../../platform/tokens/one-time-token-store.ts';

export type FoundInvitation = {
  readonly companyId: number;
  readonly id: number;
  readonly email: string;
};

type CallGuest = {
  readonly companyId: number;
  readonly callId: number;
  readonly email: string;
  /** As the others in the call read it. */
  readonly name: string;
  /** Interviewers see what candidates do not. */
  readonly role: CallRole;
  readonly createdAt: Date;
};

/**
 * Gives the secret of the link, the only time that it exists in clear. An address is invited to a call once: who is
 * invited again gets a new link, and the old one opens nothing any more.
 */
export async function inviteToCall(tx: Tx, guest: CallGuest): Promise<string> {
  await revokeCallInvitation(tx, guest, guest.createdAt);
  const { endsAt } = await tx
    .selectFrom('calls')
    .select('endsAt')
    .where('companyId', '=', guest.companyId)
    .where('id', '=', guest.callId)
    .executeTakeFirstOrThrow();
  const { token, hash } = newLinkToken(guest.companyId);
  const expiresAt = new Date(endsAt.getTime() + CALL_STAYS_OPEN_MS);
  await tx
    .insertInto('callInvitations')
    .values({ ...guest, expiresAt, tokenHash: hash })
    .execute();
  return token;
}

/** From then on this person's link opens nothing. */
async function revokeCallInvitation(
  tx: Tx,
  guest: Pick<CallGuest, 'companyId' | 'callId' | 'email'>,
  revokedAt: Date,
): Promise<void> {
  await tx
    .updateTable('callInvitations')
    .set({ revokedAt })
    .where('companyId', '=', guest.companyId)
    .where('callId', '=', guest.callId)
    .where('email', '=', guest.email)
    .where('revokedAt', 'is', null)
    .execute();
}

/** A call and its first invitation at once. Gives the secret of the link. */
export async function createCallInvitation(
  tx: Tx,
  { email, name = '', ...call }: NewCall & { readonly email: string; readonly name?: string },
): Promise<string> {
  const { companyId, createdAt } = call;
  const callId = await openCall(tx, call);
  return inviteToCall(tx, { companyId, callId, email, name, role: 'interviewer', createdAt });
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
      .innerJoin('calls as c', (join) =>
        join.onRef('c.companyId', '=', 'i.companyId').onRef('c.id', '=', 'i.callId'),
      )
      .select(['i.companyId', 'i.id', 'i.email', 'i.expiresAt', 'i.revokedAt'])
      .where('i.companyId', '=', companyId)
      .where('i.tokenHash', '=', tokenHash)
      .where('t.suspendedAt', 'is', null)
      .where('i.email', 'is not', null)
      .$narrowType<{ email: NotNull }>()
      .where('c.cancelledAt', 'is', null)
      .executeTakeFirst(),
  );
  return row !== undefined && isLiving(row, now) ? row : null;
}

/** What the company's links have opened and nobody has entered yet. */
export function revokeCallTokens(tx: Tx, companyId: number, now: Date): Promise<void> {
  return revokeTokensOfCompany(tx, 'call', { companyId, now });
}

/**
 * Invitations to calls that went to these addresses. Who was in a call for the company is in what was said and recorded
 * with others there: their place is kept without a name.
 */
export async function forgetCallInvitations(
  tx: Tx,
  { companyId, addresses, now }: { companyId: number; addresses: readonly string[]; now: Date },
): Promise<void> {
  await sql`
    delete from call_invitations i
     where i.company_id = ${companyId} and i.email = any(${addresses})
       and (i.role = 'candidate' or not exists (
         select from call_seats s where s.company_id = i.company_id and s.invitation_id = i.id))`.execute(
    tx,
  );
  await sql`
    with kept as (
      update call_invitations set email = null, name = '', revoked_at = coalesce(revoked_at, ${now})
       where company_id = ${companyId} and email = any(${addresses}) returning id)
    update call_seats set name = ''
     where company_id = ${companyId} and account_id is null and invitation_id in (select id from kept)`.execute(
    tx,
  );
}
