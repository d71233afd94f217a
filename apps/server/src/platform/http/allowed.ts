import type { Access } from '@candor/contract';
import type { Resolvers, Session } from './handlers.ts';

/** Whether whoever holds this session may call what asks for `access`. */
export async function isAllowed(
  access: Extract<Access, { kind: 'session' | 'company' }>,
  session: Session,
  resolvers: Pick<Resolvers, 'privilege'>,
): Promise<boolean> {
  if (access.kind === 'session') {
    return access.userTypes?.some((type) => type === session.userType) ?? true;
  }
  const { companyId, role } = session;
  if (companyId === null || role === null || !access.roles.includes(role)) return false;
  const member = { ...session, companyId, role };
  for (const privilege of [access.privilege, access.alsoPrivilege]) {
    if (privilege !== undefined && !(await resolvers.privilege(member, privilege))) return false;
  }
  return true;
}
