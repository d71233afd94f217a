import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CompanySession } from '../../../platform/http/handlers.ts';
import { type Actor, type CompanyRole, type JobIds, mayGive } from './member-rules.ts';
import { findActor } from './member-store.ts';
import { holdRole, listPrivileges, type RoleToGive } from './role-store.ts';

/** The caller as a member, with what their role allows at this moment. */
export async function readActor(tx: Tx, session: CompanySession): Promise<Actor> {
  const { companyId, accountId } = session;
  const own = await findActor(tx, companyId, accountId);
  if (own === undefined || own.status !== 'active') {
    throw fail('not_allowed', 'You are no member of this company any more.');
  }
  const privileges = await listPrivileges(tx, companyId, own.roleId);
  const { membershipId, role, jobIds } = own;
  return { membershipId, role, privileges, jobIds: role === 'COMPANY_ADMIN' ? null : jobIds };
}

export type Given = { readonly role: CompanyRole; readonly roleId: number | null };

/**
 * The role as it is to be stored, with its name. An administrator's custom role is none; another company's role
 * is an unknown one.
 */
export async function resolveRole(
  tx: Tx,
  companyId: number,
  body: { readonly role: CompanyRole; readonly roleID: number | null },
): Promise<{ given: Given; custom: RoleToGive | undefined }> {
  if (body.role === 'COMPANY_ADMIN' || body.roleID === null) {
    return { given: { role: body.role, roleId: null }, custom: undefined };
  }
  const custom = await holdRole(tx, companyId, body.roleID);
  if (custom === undefined) {
    throw fail('unknown_role', 'Please choose one of the roles.', { path: 'body.roleID' });
  }
  return { given: { role: body.role, roleId: custom.id }, custom };
}

export function refuseUnlessGivable(
  actor: Actor,
  {
    role,
    custom,
    jobIds = null,
  }: {
    readonly role: CompanyRole;
    readonly custom: RoleToGive | undefined;
    readonly jobIds?: JobIds | undefined;
  },
): void {
  if (mayGive(actor, { role, privileges: custom?.privileges ?? [], jobIds })) return;
  throw fail('role_not_yours_to_give', 'You cannot give a role that may do more than your own.', {
    path: 'body.roleID',
  });
}
