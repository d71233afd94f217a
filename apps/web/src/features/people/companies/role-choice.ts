import type { GivenRole, RolesToGive } from './member-queries.ts';

/** A role as the value of a select: 'admin', 'none' or the custom role's id. */
export function choiceOf({ role, roleID }: GivenRole): string {
  if (role === 'COMPANY_ADMIN') return 'admin';
  return roleID === null ? 'none' : String(roleID);
}

export function roleOf(choice: string): GivenRole {
  if (choice === 'admin') return { role: 'COMPANY_ADMIN', roleID: null };
  return { role: 'COMPANY_USER', roleID: choice === 'none' ? null : Number(choice) };
}

/** What may be given, and the role that somebody has already, which may be more than that. */
export function roleChoices(
  { roles, mayMakeAdmin }: Pick<RolesToGive, 'roles' | 'mayMakeAdmin'>,
  current?: { readonly choice: string; readonly label: string },
): { value: string; label: string }[] {
  const choices = [
    ...roles.map(({ roleID, name }) => ({ value: String(roleID), label: name })),
    { value: 'none', label: 'No role yet: sees the dashboard only' },
    ...(mayMakeAdmin ? [{ value: 'admin', label: 'Company admin: may do everything' }] : []),
  ];
  if (current === undefined || choices.some(({ value }) => value === current.choice)) {
    return choices;
  }
  return [{ value: current.choice, label: current.label }, ...choices];
}
