import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { CompanyRole, MemberStatus } from './member-rules.ts';

export const PAGE_SIZE = 50;

export type MemberRow = {
  readonly membershipId: number;
  readonly accountId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly jobTitle: string;
  readonly phone: string;
  readonly timeZone: string;
  readonly role: CompanyRole;
  readonly roleId: number | null;
  readonly roleName: string | null;
  readonly jobIds: number[] | null;
  readonly status: MemberStatus;
  readonly reason: string | null;
  readonly joinedAt: Date;
  readonly lastLoginAt: Date | null;
};

function members(tx: Tx, companyId: number) {
  return tx
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.accountId')
    .leftJoin('roles as r', (join) =>
      join.onRef('r.companyId', '=', 'm.companyId').onRef('r.id', '=', 'm.roleId'),
    )
    .where('m.companyId', '=', companyId);
}

const memberColumns = [
  'm.id as membershipId',
  'm.accountId',
  'a.firstName',
  'a.lastName',
  'a.email',
  'm.jobTitle',
  'm.phone',
  'm.timeZone',
  'm.roleId',
  'm.jobIds',
  'r.name as roleName',
  'm.reason',
  'm.createdAt as joinedAt',
] as const;

const typed = [
  sql<CompanyRole>`m.role`.as('role'),
  sql<MemberStatus>`m.status`.as('status'),
  sql<Date | null>`(select max(s.created_at) from sessions s
    where s.account_id = m.account_id and s.company_id_at_login = m.company_id)`.as('lastLoginAt'),
] as const;

/** One page by name, those who wait for an answer first. */
export async function listMembers(
  tx: Tx,
  filter: {
    readonly companyId: number;
    readonly search?: string | undefined;
    readonly status?: MemberStatus | undefined;
    readonly page: number;
  },
): Promise<{ rows: MemberRow[]; total: number }> {
  const { companyId, search, status, page } = filter;
  let matching = members(tx, companyId);
  if (status !== undefined) matching = matching.where('m.status', '=', status);
  for (const word of wordsOf(search)) {
    matching = matching.where(
      sql<boolean>`concat_ws(' ', a.first_name, a.last_name, a.email, m.job_title) ilike ${word}`,
    );
  }
  const rows = await matching
    .select(memberColumns)
    .select(typed)
    .orderBy(sql`m.status <> 'pending'`)
    .orderBy(sql`lower(concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, ''), a.email))`)
    .orderBy('m.id')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const { total } = await matching
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** Each word anywhere; what means something to LIKE is taken as it is typed. */
function wordsOf(search = ''): string[] {
  const words = search.trim().split(/\s+/).filter(Boolean).slice(0, 8);
  return words.map((word) => `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
}

export function findMember(
  tx: Tx,
  companyId: number,
  membershipId: number,
): Promise<MemberRow | undefined> {
  return members(tx, companyId)
    .select(memberColumns)
    .select(typed)
    .where('m.id', '=', membershipId)
    .executeTakeFirst();
}

export type LockedMember = {
  readonly membershipId: number;
  readonly accountId: number;
  readonly role: CompanyRole;
  readonly roleId: number | null;
  readonly jobIds: number[] | null;
  readonly status: MemberStatus;
  readonly jobTitle: string;
};

/**
 * The member, and how many active administrators the company has. The company's row is locked first, so changes
 * of its members come one after another: two administrators who demote each other cannot both succeed.
 */
export async function lockMember(
  tx: Tx,
  companyId: number,
  membershipId: number,
): Promise<{ member: LockedMember; activeAdmins: number } | undefined> {
  await tx
    .selectFrom('companies')
    .select('id')
    .where('companyId', '=', companyId)
    .forUpdate()
    .execute();
  const member = await tx
    .selectFrom('memberships as m')
    .select(['m.id as membershipId', 'm.accountId', 'm.roleId', 'm.jobIds', 'm.jobTitle'])
    .select([typed[0], typed[1]])
    .where('m.companyId', '=', companyId)
    .where('m.id', '=', membershipId)
    .forUpdate()
    .executeTakeFirst();
  if (member === undefined) return undefined;
  const { n } = await tx
    .selectFrom('memberships')
    .select((of) => of.fn.countAll<number>().as('n'))
    .where('companyId', '=', companyId)
    .where('role', '=', 'COMPANY_ADMIN')
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  return { member, activeAdmins: n };
}

/** The caller's own membership. */
export function findActor(tx: Tx, companyId: number, accountId: number) {
  return tx
    .selectFrom('memberships as m')
    .select(['m.id as membershipId', 'm.roleId', 'm.jobIds', 'm.jobTitle', 'm.phone', 'm.timeZone'])
    .select([typed[0], typed[1]])
    .where('m.companyId', '=', companyId)
    .where('m.accountId', '=', accountId)
    .executeTakeFirst();
}

/** Active administrators, who decide about requests. */
export function listAdmins(tx: Tx, companyId: number) {
  return tx
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.accountId')
    .select(['a.id as accountId', 'a.email', 'a.firstName'])
    .where('m.companyId', '=', companyId)
    .where('m.role', '=', 'COMPANY_ADMIN')
    .where('m.status', '=', 'active')
    .where('a.disabledAt', 'is', null)
    .orderBy('m.id')
    .execute();
}

/** Of whatever status, in whatever company; needs a transaction in the account's name. */
export function listOwnMemberships(tx: Tx, accountId: number) {
  return tx
    .selectFrom('memberships')
    .select(['companyId', 'status'])
    .where('accountId', '=', accountId)
    .execute();
}
