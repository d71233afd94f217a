import type { Tx } from '../../../platform/database/database.ts';
import type { Granted } from './privilege-rules.ts';
import { forgetRole } from '../companies/index.ts';

export type Role = {
  readonly roleID: number;
  readonly name: string;
  readonly description: string;
  readonly granted: Granted[];
  readonly members: number;
};

export async function listRoles(tx: Tx, companyId: number): Promise<Role[]> {
  const roles = await tx
    .selectFrom('roles as r')
    .select(['r.id', 'r.name', 'r.description'])
    .select((eb) =>
      eb
        .selectFrom('memberships as m')
        .select((of) => of.fn.countAll<number>().as('n'))
        .whereRef('m.companyId', '=', 'r.companyId')
        .whereRef('m.roleId', '=', 'r.id')
        .as('members'),
    )
    .where('r.companyId', '=', companyId)
    .orderBy('r.name')
    .execute();
  const granted = await tx
    .selectFrom('rolePrivileges')
    .select(['roleId', 'featureId', 'activityId'])
    .where('companyId', '=', companyId)
    .orderBy('featureId')
    .orderBy('activityId')
    .execute();
  return roles.map(({ id, name, description, members }) => ({
    roleID: id,
    name,
    description,
    members: members ?? 0,
    granted: granted
      .filter(({ roleId }) => roleId === id)
      .map(({ featureId, activityId }) => ({ featureId, activityId })),
  }));
}

/** Gives null when another role has the name. */
export async function insertRole(
  tx: Tx,
  role: { companyId: number; name: string; description: string; createdAt: Date },
): Promise<number | null> {
  const row = await tx
    .insertInto('roles')
    .values(role)
    .onConflict((on) => on.columns(['companyId', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A role with what it allows, for whoever sets a company up. */
export async function addRole(
  tx: Tx,
  role: {
    companyId: number;
    name: string;
    description: string;
    granted: readonly Granted[];
    now: Date;
  },
): Promise<number> {
  const { granted, now, ...values } = role;
  const roleId = await insertRole(tx, { ...values, createdAt: now });
  if (roleId === null) throw new Error(`The company has a role called ${role.name} already`);
  await replaceGranted(tx, { companyId: role.companyId, roleId, granted });
  return roleId;
}

export function lockRole(tx: Tx, companyId: number, roleId: number) {
  return tx
    .selectFrom('roles')
    .select(['id', 'name', 'description'])
    .where('companyId', '=', companyId)
    .where('id', '=', roleId)
    .forUpdate()
    .executeTakeFirst();
}

export async function isNameTaken(
  tx: Tx,
  { companyId, roleId, name }: { companyId: number; roleId: number; name: string },
): Promise<boolean> {
  const other = await tx
    .selectFrom('roles')
    .select('id')
    .where('companyId', '=', companyId)
    .where('name', '=', name)
    .where('id', '<>', roleId)
    .executeTakeFirst();
  return other !== undefined;
}

export async function updateRole(
  tx: Tx,
  role: { companyId: number; id: number; name: string; description: string },
): Promise<void> {
  const { companyId, id, name, description } = role;
  await tx
    .updateTable('roles')
    .set({ name, description })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

export async function replaceGranted(
  tx: Tx,
  {
    companyId,
    roleId,
    granted,
  }: { companyId: number; roleId: number; granted: readonly Granted[] },
): Promise<void> {
  await tx
    .deleteFrom('rolePrivileges')
    .where('companyId', '=', companyId)
    .where('roleId', '=', roleId)
    .execute();
  if (granted.length === 0) return;
  await tx
    .insertInto('rolePrivileges')
    .values(granted.map((right) => ({ companyId, roleId, ...right })))
    .onConflict((on) => on.doNothing())
    .execute();
}

export async function listGrantedOf(tx: Tx, companyId: number, roleId: number): Promise<Granted[]> {
  return tx
    .selectFrom('rolePrivileges')
    .select(['featureId', 'activityId'])
    .where('companyId', '=', companyId)
    .where('roleId', '=', roleId)
    .execute();
}

/** Accounts of the members who have a role, also of those who are kept out for now. */
export async function listAccountsOf(tx: Tx, companyId: number, roleId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('memberships')
    .select('accountId')
    .where('companyId', '=', companyId)
    .where('roleId', '=', roleId)
    .orderBy('accountId')
    .execute();
  return rows.map(({ accountId }) => accountId);
}

/** Names of the members who have a role, and addresses that an open invitation promises it to. */
export async function listHolders(tx: Tx, companyId: number, roleId: number): Promise<string[]> {
  const members = await tx
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.accountId')
    .select(['a.firstName', 'a.lastName', 'a.email'])
    .where('m.companyId', '=', companyId)
    .where('m.roleId', '=', roleId)
    .orderBy('a.email')
    .execute();
  const invited = await tx
    .selectFrom('invitations')
    .select('email')
    .where('companyId', '=', companyId)
    .where('roleId', '=', roleId)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .orderBy('email')
    .execute();
  return [
    ...members.map(({ firstName, lastName, email }) => `${firstName} ${lastName}`.trim() || email),
    ...invited.map(({ email }) => `${email} (invited)`),
  ];
}

/** What it allowed stands in the audit log. */
export async function deleteRole(tx: Tx, companyId: number, roleId: number): Promise<void> {
  await forgetRole(tx, companyId, roleId);
  await tx
    .deleteFrom('roles')
    .where('companyId', '=', companyId)
    .where('id', '=', roleId)
    .execute();
}
