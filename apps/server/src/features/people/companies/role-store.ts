import type { Tx } from '../../../platform/database/database.ts';
import type { Privilege } from './member-rules.ts';

export type RoleToGive = {
  readonly id: number;
  readonly name: string;
  readonly privileges: readonly Privilege[];
};

/** Every custom role of the company of the transaction, by name. */
export async function listRoles(tx: Tx, companyId: number): Promise<RoleToGive[]> {
  const roles = await tx
    .selectFrom('roles')
    .select(['id', 'name'])
    .where('companyId', '=', companyId)
    .orderBy('name')
    .execute();
  const privileges = await tx
    .selectFrom('rolePrivileges')
    .select(['roleId', 'featureId', 'activityId'])
    .where('companyId', '=', companyId)
    .execute();
  const ofRole = Map.groupBy(privileges, ({ roleId }) => roleId);
  return roles.map(({ id, name }) => ({ id, name, privileges: ofRole.get(id) ?? [] }));
}

/** The role as it stands until the transaction ends: it cannot be deleted meanwhile. */
export async function holdRole(
  tx: Tx,
  companyId: number,
  roleId: number,
): Promise<RoleToGive | undefined> {
  const role = await tx
    .selectFrom('roles')
    .select(['id', 'name'])
    .where('companyId', '=', companyId)
    .where('id', '=', roleId)
    .forKeyShare()
    .executeTakeFirst();
  return role && { ...role, privileges: await listPrivileges(tx, companyId, roleId) };
}

export function listPrivileges(
  tx: Tx,
  companyId: number,
  roleId: number | null,
): Promise<Privilege[]> {
  if (roleId === null) return Promise.resolve([]);
  return tx
    .selectFrom('rolePrivileges')
    .select(['featureId', 'activityId'])
    .where('companyId', '=', companyId)
    .where('roleId', '=', roleId)
    .execute();
}
