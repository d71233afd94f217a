import type { contract } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CompanySession, HandlersOf } from '../../../platform/http/handlers.ts';
import { changeOfMany, companyWrite, type Deed } from '../../operations/audit/index.ts';
import { unshareViewsOf } from '../../operations/views/index.ts';
import { type Ended, endWhatLeaves, whatLeaves } from './leaving.ts';
import { readActor, refuseUnlessGivable, resolveRole } from './giving.ts';
import {
  type Actor,
  type Change,
  type CompanyRole,
  endingOf,
  isLess,
  mayChange,
  mayGive,
  refusalOf,
} from './member-rules.ts';
import {
  findMember,
  listMembers,
  lockMember,
  type LockedMember,
  type MemberRow,
  PAGE_SIZE,
} from './member-store.ts';
import { listNamedJobs } from './member-job-store.ts';
import { listPrivileges, listRoles } from './role-store.ts';
import { endSessionsIn, changeMember } from '../accounts/index.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.companies>,
  'listUsers' | 'getUser' | 'updateUser' | 'deactivateUser' | 'reactivateUser' | 'listRolesToGive'
>;

export function userHandlers({ db }: { readonly db: Database }): Handlers {
  return {
    ...changingHandlers(db),

    async listUsers({ query, session: { companyId, accountId } }) {
      const { search, status, page = 1 } = query;
      const filter = { companyId, search, status, page };
      const { rows, total } = await db.inCompany(companyId, (tx) => listMembers(tx, filter));
      return { users: rows.map((row) => shown(row, accountId)), total, pageSize: PAGE_SIZE };
    },

    async getUser({ params, session, now }) {
      const { companyId, accountId } = session;
      return db.inCompany(companyId, async (tx) => {
        const row = await findMember(tx, companyId, params.membershipID);
        if (row === undefined) throw noSuchUser();
        const actor = await readActor(tx, session);
        const privileges = await listPrivileges(tx, companyId, row.roleId);
        const whose = { companyId, accountId: row.accountId };
        return {
          ...shown(row, accountId),
          phone: row.phone,
          timeZone: row.timeZone,
          reason: row.reason,
          jobs: row.jobIds === null ? null : await listNamedJobs(tx, companyId, row.jobIds),
          mayChange: mayChange(actor, { ...row, privileges }),
          leaves: await whatLeaves(tx, whose, { actor, now }),
        };
      });
    },

    async listRolesToGive({ session }) {
      const { companyId } = session;
      return db.inCompany(companyId, async (tx) => {
        const actor = await readActor(tx, session);
        const roles = (await listRoles(tx, companyId)).filter(({ privileges }) =>
          mayGive(actor, { role: 'COMPANY_USER', privileges, jobIds: actor.jobIds }),
        );
        return {
          roles: roles.map(({ id, name }) => ({ roleID: id, name })),
          mayMakeAdmin: mayGive(actor, { role: 'COMPANY_ADMIN', privileges: [] }),
          jobs: await listNamedJobs(tx, companyId),
        };
      });
    },
  };
}

function changingHandlers(
  db: Database,
): Pick<Handlers, 'updateUser' | 'deactivateUser' | 'reactivateUser'> {
  return {
    async updateUser({ params, body, session, ...request }) {
      const jobTitle = body.jobTitle.trim();
      const decide: Decide = async (tx, member, actor) => {
        const { given, custom } = await resolveRole(tx, session.companyId, body);
        const jobIds = await jobsToGive(tx, session.companyId, { body, member, role: given.role });
        // A role that stays is not given: whoever corrects a title need not be able to give the role.
        const isGiven = given.role !== member.role || given.roleId !== member.roleId;
        if (isGiven || String(jobIds) !== String(member.jobIds)) {
          refuseUnlessGivable(actor, { role: given.role, custom, jobIds });
        }
        const change = { kind: 'role', role: given.role } as const;
        const before = await listPrivileges(tx, session.companyId, member.roleId);
        const was = { role: member.role, privileges: before, jobIds: member.jobIds };
        const after = { role: given.role, privileges: custom?.privileges ?? [], jobIds };
        const values = { ...given, jobIds, jobTitle };
        return {
          ...{ action: 'membership.update', change, values },
          ...(isLess(was, after) && { ended: body }),
        };
      };
      await changeUser({ db, session, ...request }, params.membershipID, decide);
      return { done: true };
    },

    async deactivateUser({ params, body, session, ...request }) {
      const reason = body.reason.trim();
      await changeUser({ db, session, ...request }, params.membershipID, async () => ({
        action: 'membership.deactivate',
        change: { kind: 'deactivate' },
        values: { status: 'suspended', reason },
        ended: body,
      }));
      return { done: true };
    },

    async reactivateUser({ params, session, ...request }) {
      await changeUser({ db, session, ...request }, params.membershipID, async () => ({
        action: 'membership.reactivate',
        change: { kind: 'reactivate' },
        values: { status: 'active', reason: null },
      }));
      return { done: true };
    },
  };
}

/** The jobs as they are to be stored. One of another company, or that the caller may not see, is an unknown one. */
async function jobsToGive(
  tx: Tx,
  companyId: number,
  { body, member, role }: Asked,
): Promise<number[] | null> {
  if (role === 'COMPANY_ADMIN') return null;
  if (body.jobIDs === undefined) return member.jobIds;
  if (body.jobIDs === null) return null;
  const wanted = [...new Set(body.jobIDs)].toSorted((a, b) => a - b);
  if ((await listNamedJobs(tx, companyId, wanted)).length < wanted.length) {
    throw fail('unknown_job', 'One of the jobs is not there any more.', { path: 'body.jobIDs' });
  }
  return wanted;
}

type Asked = {
  readonly body: { readonly jobIDs?: number[] | null | undefined };
  readonly member: LockedMember;
  readonly role: CompanyRole;
};

const noSuchUser = () => fail('not_found', 'There is no such user in your company.');

const refusals = {
  wrong_status: 'The state of this user has changed. Please look again.',
  last_admin: 'A company needs at least one active administrator. Make somebody else one first.',
} as const;

type Wanted = {
  readonly action: string;
  readonly change: Change;
  readonly values: Parameters<typeof changeMember>[2];
  /** Given when the member is trusted with less from now on. */
  readonly ended?: Ended;
};

type Decide = (tx: Tx, member: LockedMember, actor: Actor) => Promise<Wanted>;

/** One change of one member: the same questions in the same order, whatever changes. */
async function changeUser(
  request: {
    readonly db: Database;
    readonly session: CompanySession;
    readonly client: Deed['client'];
    readonly now: Date;
  },
  membershipId: number,
  decide: Decide,
): Promise<void> {
  const { db, session, client, now } = request;
  const { companyId, accountId } = session;
  await companyWrite(db, { companyId, accountId, client, now }, async (tx, deed) => {
    const locked = await lockMember(tx, companyId, membershipId);
    if (locked === undefined) throw noSuchUser();
    const { member, activeAdmins } = locked;
    const actor = await readActor(tx, session);
    const privileges = await listPrivileges(tx, companyId, member.roleId);
    if (!mayChange(actor, { ...member, privileges })) {
      throw fail('not_yours_to_change', 'You cannot change this user.');
    }
    const { action, change: wanted, values, ended } = await decide(tx, member, actor);
    const refusal = refusalOf(member, wanted, activeAdmins);
    if (refusal !== null) throw fail(refusal, refusals[refusal]);
    await changeMember(tx, { companyId, membershipId }, values);
    const because = endingOf(member, wanted);
    if (because !== null) {
      await endSessionsIn(tx, { companyId, accountId: member.accountId, because, now });
    }
    if (wanted.kind === 'deactivate') {
      await unshareViewsOf(tx, { companyId, accountId: member.accountId });
    }
    const leaves = { accountId: member.accountId, actor };
    const gone = ended === undefined ? [] : await endWhatLeaves(tx, deed, { ...leaves, ended });
    const { role, roleId, jobIds, status, jobTitle } = member;
    const entry = {
      ...{ action, objectKind: 'membership', objectId: membershipId },
      before: { role, roleId, jobIds, status, jobTitle },
      after: values,
    };
    return changeOfMany(undefined, [...gone, entry]);
  });
}

function shown(row: MemberRow, accountId: number) {
  return {
    membershipID: row.membershipId,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    jobTitle: row.jobTitle,
    role: row.role,
    roleID: row.roleId,
    roleName: row.roleName,
    status: row.status,
    joinedAt: row.joinedAt.toISOString(),
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
    isSelf: row.accountId === accountId,
  };
}
