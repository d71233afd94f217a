/** How long things live (docs/decisions/0055). All in milliseconds. */
export const ACCESS_TOKEN_MS = 10 * 60_000;
export const IDLE_MS = 7 * 24 * 3_600_000;
const ABSOLUTE_MS = 30 * 24 * 3_600_000;
/**
 * How long a proof of who is there serves for what asks again (OWASP ASVS 5.0, 7.5.1 and 7.5.3, which name no time):
 * long enough for a few of them in a row, too short for somebody who finds an open browser after a coffee.
 */
export const PROOF_MINUTES = 5;
/** Long enough to be worth a tick, and short enough that a browser one no longer has is forgotten by itself. */
export const TRUST_DAYS = 30;
/** Two tabs, or one that lost the reply, may show the same secret twice within this time. */
const REUSE_GRACE_MS = 10_000;

export type RefreshFacts = {
  readonly now: Date;
  readonly session: { readonly expiresAt: Date; readonly revokedAt: Date | null };
  /** The presented secret's row of this session; null when the session never had it. */
  readonly presented: { readonly usedAt: Date | null; readonly expiresAt: Date } | null;
  /** The row that replaced the presented one. */
  readonly successor: { readonly usedAt: Date | null; readonly expiresAt: Date } | null;
};

/**
 * What to do with a presented refresh secret.
 * - `rotate`: it is the current one.
 * - `repeat`: it is the current one's parent, a moment ago: give the same successor again.
 * - `revoke`: a spent secret came back, so two parties hold it; nobody can tell which is the thief.
 * - `refuse`: it proves nothing, and so must not be able to end the session either.
 */
export function judgeRefresh(facts: RefreshFacts): 'rotate' | 'repeat' | 'revoke' | 'refuse' {
  const { now, session, presented, successor } = facts;
  if (session.revokedAt !== null || session.expiresAt <= now || presented === null) return 'refuse';
  if (presented.usedAt === null) return presented.expiresAt > now ? 'rotate' : 'refuse';
  const age = now.getTime() - presented.usedAt.getTime();
  const isParentOfCurrent = successor !== null && successor.usedAt === null;
  return isParentOfCurrent && age <= REUSE_GRACE_MS ? 'repeat' : 'revoke';
}

export const sessionEnd = (now: Date): Date => new Date(now.getTime() + ABSOLUTE_MS);

/** A secret unused for the idle time is dead; none outlives its session. */
export function refreshEnd(now: Date, sessionExpiresAt: Date): Date {
  return new Date(Math.min(now.getTime() + IDLE_MS, sessionExpiresAt.getTime()));
}

export type LoginType = 'company' | 'candidate' | 'interviewer' | 'superAdmin';
export type UserType =
  | 'SUPER_ADMIN'
  | 'COMPANY_ADMIN'
  | 'COMPANY_USER'
  | 'CANDIDATE'
  | 'EXTERNAL_INTERVIEWER';
export type CompanyRole = 'COMPANY_ADMIN' | 'COMPANY_USER';

/** Who signs up for a company founds it, unless the company turns out to exist. */
export const signUpTypes = {
  company: 'COMPANY_ADMIN',
  candidate: 'CANDIDATE',
  interviewer: 'EXTERNAL_INTERVIEWER',
} as const satisfies Record<string, UserType>;

const typeOf = {
  candidate: 'CANDIDATE',
  interviewer: 'EXTERNAL_INTERVIEWER',
  superAdmin: 'SUPER_ADMIN',
} as const;

/** The door that somebody of this type enters by. */
export function doorOf(userType: UserType): LoginType {
  if (userType === 'COMPANY_ADMIN' || userType === 'COMPANY_USER') return 'company';
  if (userType === 'SUPER_ADMIN') return 'superAdmin';
  return userType === 'CANDIDATE' ? 'candidate' : 'interviewer';
}

export type Membership = {
  readonly id: number;
  readonly companyId: number;
  readonly role: CompanyRole;
  readonly status: string;
  readonly isCompanySuspended: boolean;
};

export type Entrance =
  | {
      readonly kind: 'open';
      readonly userType: UserType;
      readonly membership: Membership | null;
    }
  /** The company's administrator has yet to approve. */
  | { readonly kind: 'pending' }
  /** This account does not have that door. */
  | { readonly kind: 'none' }
  /** It had: whoever is refused is told by which company, and what is left to do. */
  | {
      readonly kind: 'company-suspended' | 'deactivated' | 'refused';
      readonly membership: Membership;
    };

/**
 * Where a sign-in by this door leads. Memberships come oldest first. An account that was made to found a
 * company enters without one, to create it. So does one that companies have only ever refused, if it says that this
 * is what it comes for; who was taken in somewhere does not found a second company by this door.
 */
export function chooseEntrance(
  login: LoginType,
  account: { readonly userTypes: readonly string[]; readonly memberships: readonly Membership[] },
  { foundsCompany = false }: { readonly foundsCompany?: boolean | undefined } = {},
): Entrance {
  const { userTypes, memberships } = account;
  if (login !== 'company') {
    const userType = typeOf[login];
    return userTypes.includes(userType)
      ? { kind: 'open', userType, membership: null }
      : { kind: 'none' };
  }
  const find = (status: string, isSuspended = false) =>
    memberships.find((one) => one.status === status && one.isCompanySuspended === isSuspended);
  const membership = find('active');
  if (membership !== undefined) return { kind: 'open', userType: membership.role, membership };
  if (find('pending') !== undefined) return { kind: 'pending' };
  const suspended = find('active', true) ?? find('pending', true);
  if (suspended !== undefined) return { kind: 'company-suspended', membership: suspended };
  const deactivated = memberships.find(({ status }) => status === 'suspended');
  if (deactivated !== undefined) return { kind: 'deactivated', membership: deactivated };
  const refused = memberships.at(-1);
  const mayFound = userTypes.includes('COMPANY_ADMIN');
  if (refused !== undefined && !(mayFound && foundsCompany)) {
    return { kind: 'refused', membership: refused };
  }
  return mayFound
    ? { kind: 'open', userType: 'COMPANY_ADMIN', membership: null }
    : { kind: 'none' };
}

/** Whether an account with these types enters by the door that this type uses. */
export function hasDoorOf(userType: UserType, userTypes: readonly string[]): boolean {
  const company: readonly string[] = ['COMPANY_ADMIN', 'COMPANY_USER'];
  return company.includes(userType)
    ? userTypes.some((type) => company.includes(type))
    : userTypes.includes(userType);
}

/**
 * All the account's types, the chosen one first: the first decides the shell. The company types come
 * from the membership alone, so that a former admin does not keep the word.
 */
export function orderUserTypes(chosen: UserType, userTypes: readonly string[]): UserType[] {
  const others = (Object.values(typeOf) as UserType[]).filter(
    (type) => type !== chosen && userTypes.includes(type),
  );
  return [chosen, ...others];
}

/** E-mails are stored and looked up in this form only. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}
