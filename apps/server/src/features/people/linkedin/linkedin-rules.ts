/** LinkedIn makes candidates and interviewers; nobody becomes or enters a company through it. */
const doors = { CANDIDATE: 'candidate', EXTERNAL_INTERVIEWER: 'interviewer' } as const;

export type LinkedInType = keyof typeof doors;
export type Door = (typeof doors)[LinkedInType];

export const isLinkedInType = (type: string): type is LinkedInType => Object.hasOwn(doors, type);
export const doorOf = (type: LinkedInType): Door => doors[type];

type KnownAccount = {
  readonly id: number;
  readonly userTypes: readonly string[];
  readonly isConfirmed: boolean;
  readonly isDisabled: boolean;
};

export type LinkedInFacts = {
  readonly userType: LinkedInType;
  /** Whose account this LinkedIn id was linked to before. */
  readonly linked: KnownAccount | null;
  /** Whose address LinkedIn names. */
  readonly byEmail: KnownAccount | null;
  readonly hasVerifiedEmail: boolean;
};

export type Verdict =
  | { readonly kind: 'enter'; readonly accountId: number }
  /** Remember the LinkedIn id for this account; `prove` when its address was not confirmed yet. */
  | { readonly kind: 'link'; readonly accountId: number; readonly prove: boolean }
  | { readonly kind: 'create' }
  | {
      readonly kind: 'refuse';
      readonly code: 'email_not_verified' | 'wrong_type' | 'account_disabled';
    };

/**
 * The LinkedIn id decides; an address counts only while LinkedIn vouches for it. An account whose address nobody
 * has proved is nobody's, so it may become what a new one may.
 */
export function judgeLinkedIn(facts: LinkedInFacts): Verdict {
  const { linked, byEmail, userType, hasVerifiedEmail } = facts;
  if (linked === null && !hasVerifiedEmail) return { kind: 'refuse', code: 'email_not_verified' };
  const account = linked ?? byEmail;
  if (account === null) return { kind: 'create' };
  if (account.isDisabled) return { kind: 'refuse', code: 'account_disabled' };
  const prove = !account.isConfirmed && hasVerifiedEmail && byEmail?.id === account.id;
  if (!prove && !account.userTypes.includes(userType))
    return { kind: 'refuse', code: 'wrong_type' };
  if (linked !== null && !prove) return { kind: 'enter', accountId: account.id };
  return { kind: 'link', accountId: account.id, prove };
}
