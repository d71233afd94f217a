export type CompanyRole = 'COMPANY_ADMIN' | 'COMPANY_USER';
export type MemberStatus = 'pending' | 'active' | 'suspended' | 'refused';

export type Privilege = { readonly featureId: number; readonly activityId: number };

/** Who acts: privileges matter for users only. */
export type Actor = {
  readonly membershipId: number;
  readonly role: CompanyRole;
  readonly privileges: readonly Privilege[];
  readonly jobIds?: JobIds;
};

/** The jobs that somebody is limited to; null or left out: all. */
export type JobIds = readonly number[] | null | undefined;

export type Member = {
  readonly membershipId: number;
  readonly role: CompanyRole;
  readonly status: MemberStatus;
};

/**
 * Nobody gives away more than they have: otherwise the right to add users would be the right to everything,
 * by way of a second mailbox.
 */
export function mayGive(
  actor: Pick<Actor, 'role' | 'privileges' | 'jobIds'>,
  given: Pick<Actor, 'role' | 'privileges' | 'jobIds'>,
): boolean {
  if (actor.role === 'COMPANY_ADMIN') return true;
  if (given.role === 'COMPANY_ADMIN' || !seesAllOf(actor.jobIds, given.jobIds)) return false;
  return given.privileges.every((needed) =>
    actor.privileges.some(
      (own) => own.featureId === needed.featureId && own.activityId === needed.activityId,
    ),
  );
}

const seesAllOf = (own: JobIds, others: JobIds): boolean =>
  own === null || own === undefined || (others?.every((jobId) => own.includes(jobId)) ?? false);

/**
 * An administrator changes everybody. A user changes other users, of no more privileges than their own: not
 * themselves, and no administrator.
 */
export function mayChange(
  actor: Actor,
  member: Pick<Member, 'membershipId' | 'role'> & Pick<Actor, 'privileges' | 'jobIds'>,
): boolean {
  if (actor.role === 'COMPANY_ADMIN') return true;
  return actor.membershipId !== member.membershipId && mayGive(actor, member);
}

export type Change =
  | { readonly kind: 'deactivate' }
  | { readonly kind: 'reactivate' }
  | { readonly kind: 'role'; readonly role: CompanyRole };

/** The refusal's code, or null. `activeAdmins` counts the company's, this member included. */
export function refusalOf(
  member: Member,
  change: Change,
  activeAdmins: number,
): 'wrong_status' | 'last_admin' | null {
  const isActiveAdmin = member.role === 'COMPANY_ADMIN' && member.status === 'active';
  const isLast = isActiveAdmin && activeAdmins <= 1;
  switch (change.kind) {
    case 'deactivate':
      if (member.status !== 'active') return 'wrong_status';
      return isLast ? 'last_admin' : null;
    case 'reactivate':
      return member.status === 'suspended' ? null : 'wrong_status';
    case 'role':
      if (member.status !== 'active' && member.status !== 'suspended') return 'wrong_status';
      return isLast && change.role !== 'COMPANY_ADMIN' ? 'last_admin' : null;
  }
}

/**
 * Why a change ends the member's sessions in the company, or null when they go on. Who becomes an administrator signs
 * in anew: only the sign-in asks for the second factor that administrators owe.
 */
export function endingOf({ role }: Pick<Member, 'role'>, change: Change): string | null {
  if (change.kind === 'deactivate') return 'deactivated in the company';
  const isRise =
    change.kind === 'role' && change.role === 'COMPANY_ADMIN' && role !== 'COMPANY_ADMIN';
  return isRise ? 'made an administrator' : null;
}

/**
 * Whether a member is trusted with less after a change: what they sent out under the larger trust ends with it.
 * `before` and `after` are the role with what it allows, and for which jobs.
 */
export function isLess(
  before: Pick<Actor, 'role' | 'privileges' | 'jobIds'>,
  after: Pick<Actor, 'role' | 'privileges' | 'jobIds'>,
): boolean {
  return !mayGive(after, before);
}
