import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { CompanyRole } from './session-rules.ts';

type MemberStatus = 'pending' | 'active' | 'suspended' | 'refused';

/** Joins a company as pending, or not at all when the account has a membership there, of whatever status. */
export async function insertRequestToJoin(
  tx: Tx,
  request: { readonly companyId: number; readonly accountId: number; readonly createdAt: Date },
): Promise<number | null> {
  const row = await tx
    .insertInto('memberships')
    .values({ ...request, role: 'COMPANY_USER', status: 'pending', profileDue: true })
    .onConflict((on) => on.columns(['companyId', 'accountId']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Makes an active member, also of somebody who asked to join or was refused. Who is a member already stays as
 * they are, which gives false; a deactivated one is to be asked about before.
 */
export async function joinByInvitation(
  tx: Tx,
  member: {
    readonly companyId: number;
    readonly accountId: number;
    readonly role: CompanyRole;
    readonly roleId: number | null;
    readonly profileDue: boolean;
    readonly now: Date;
  },
): Promise<boolean> {
  const { now, ...values } = member;
  const { role, roleId } = member;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('memberships')
    .values({ ...values, status: 'active', createdAt: now, decidedAt: now })
    .onConflict((on) =>
      on
        .columns(['companyId', 'accountId'])
        .doUpdateSet({ role, roleId, status: 'active', reason: null, decidedAt: now })
        .where('memberships.status', 'in', ['pending', 'refused']),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function limitToFirstJob(tx: Tx, companyId: number, accountId: number): Promise<void> {
  await sql`
    update memberships set job_ids = array[(select min(id) from jobs where company_id = ${companyId})]
     where company_id = ${companyId} and account_id = ${accountId}`.execute(tx);
}

/** Needs a transaction in that company. Active unless said. */
export async function createMembership(
  tx: Tx,
  membership: {
    readonly companyId: number;
    readonly accountId: number;
    readonly role: CompanyRole;
    readonly status?: 'pending' | 'active' | 'suspended';
    /** What a company user may do; an admin needs none. */
    readonly roleId?: number | null;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('memberships')
    .values(membership)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function changeMember(
  tx: Tx,
  key: { readonly companyId: number; readonly membershipId: number },
  change: {
    readonly role?: CompanyRole;
    readonly roleId?: number | null;
    readonly jobIds?: number[] | null;
    readonly status?: MemberStatus;
    readonly reason?: string | null;
    readonly jobTitle?: string;
    readonly phone?: string;
    readonly timeZone?: string;
    readonly profileDue?: boolean;
    readonly decidedAt?: Date;
    readonly decidedBy?: number;
  },
): Promise<void> {
  await tx
    .updateTable('memberships')
    .set(change)
    .where('companyId', '=', key.companyId)
    .where('id', '=', key.membershipId)
    .execute();
}

/** Whoever is limited to some jobs sees those that they begin. */
export async function addJobToOwn(
  tx: Tx,
  { companyId, accountId, jobID }: { companyId: number; accountId: number; jobID: number },
): Promise<void> {
  await sql`update memberships set job_ids = array_append(job_ids, ${jobID}::bigint)
    where company_id = ${companyId} and account_id = ${accountId} and job_ids is not null`.execute(
    tx,
  );
}
