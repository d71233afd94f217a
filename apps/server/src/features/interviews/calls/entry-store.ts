import type { CallRole } from '@candor/contract/interviews/call-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { issueToken } from '../../../platform/tokens/one-time-token-store.ts';
import { openCall } from './call-store.ts';
import { CALL_TOKEN_MS } from './invitation-rules.ts';
import { inviteToCall } from './invitation-store.ts';

type Invited = {
  readonly callId: number;
  readonly name: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly cancelledAt: Date | null;
};

/** undefined where the invitation was taken back. Who was invited without a name is known by their account's. */
export async function findInvited(
  tx: Tx,
  { companyId, invitationId }: { readonly companyId: number; readonly invitationId: number },
): Promise<Invited | undefined> {
  const { rows } = await sql<Invited>`
    select i.call_id, c.starts_at, c.ends_at, c.cancelled_at,
           coalesce(nullif(i.name, ''), trim(a.first_name || ' ' || a.last_name), i.email) as name
      from call_invitations i
      join calls c on c.company_id = i.company_id and c.id = i.call_id
      left join accounts a on a.email = i.email
     where i.company_id = ${companyId} and i.id = ${invitationId} and i.revoked_at is null`.execute(
    tx,
  );
  return rows[0];
}

export type Entering = {
  readonly companyId: number;
  readonly scheduleId: number;
  readonly jobId: number;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly email: string;
  readonly name: string;
  readonly role: CallRole;
  /** null: of the candidate, who needs none. */
  readonly accountId: number | null;
};

/** The token for the calling site, of whoever may enter the call of a live interview. Under the lock of the interview. */
export async function enterCallOf(tx: Tx, entering: Entering, now: Date): Promise<string> {
  const { companyId, accountId } = entering;
  const callId = (await findCall(tx, entering)) ?? (await openCallOf(tx, entering, now));
  const invitationId = await invitationOf(tx, { ...entering, callId }, now);
  const expiresAt = new Date(now.getTime() + CALL_TOKEN_MS);
  const data = { companyId, invitationId };
  return issueToken(tx, { purpose: 'call', accountId, expiresAt, data }, now);
}

const openCallOf = (
  tx: Tx,
  { companyId, scheduleId, jobId, title, startsAt, endsAt }: Entering,
  createdAt: Date,
): Promise<number> =>
  openCall(tx, { companyId, scheduleId, jobId, title, startsAt, endsAt, createdAt });

async function findCall(
  tx: Tx,
  { companyId, scheduleId }: Pick<Entering, 'companyId' | 'scheduleId'>,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('calls')
    .select('id')
    .where('companyId', '=', companyId)
    .where('scheduleId', '=', scheduleId)
    .executeTakeFirst();
  return row?.id;
}

/** The one that this person has, or a new one; its own link is never sent. */
async function invitationOf(
  tx: Tx,
  one: Entering & { readonly callId: number },
  createdAt: Date,
): Promise<number> {
  const { companyId, callId, email, name, role } = one;
  const find = () =>
    tx
      .selectFrom('callInvitations')
      .select('id')
      .where('companyId', '=', companyId)
      .where('callId', '=', callId)
      .where('email', '=', email)
      .where('revokedAt', 'is', null)
      .executeTakeFirst();
  const known = await find();
  if (known !== undefined) return known.id;
  await inviteToCall(tx, { companyId, callId, email, name, role, createdAt });
  const made = await find();
  if (made === undefined) throw new Error('The invitation to a call was not kept');
  return made.id;
}
