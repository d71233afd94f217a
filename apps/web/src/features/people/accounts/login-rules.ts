/** The doors of the specification's section 2.1, as the address spells them. */
export const loginTypes = ['company', 'candidate', 'interviewer', 'superAdmin'] as const;
export type LoginType = (typeof loginTypes)[number];
export type SignUpType = Exclude<LoginType, 'superAdmin'>;

export function isLoginType(text: string | undefined): text is LoginType {
  return loginTypes.some((type) => type === text);
}

export function isSignUpType(text: string | undefined): text is SignUpType {
  return isLoginType(text) && text !== 'superAdmin';
}

/** What `login user types` holds while somebody is at a door. */
export const userTypeAt: Readonly<Record<LoginType, string>> = {
  company: 'COMPANY_ADMIN',
  candidate: 'CANDIDATE',
  interviewer: 'EXTERNAL_INTERVIEWER',
  superAdmin: 'SUPER_ADMIN',
};

/** The door of who is signed in: where Cancel and a changed password lead. */
export function loginTypeOf(userType: string | undefined): LoginType {
  if (userType === 'COMPANY_USER') return 'company';
  return loginTypes.find((type) => userTypeAt[type] === userType) ?? 'company';
}

/** EV-5: after a confirmed address. */
export function loginAfterVerified(userType: string | undefined): string {
  if (userType === 'Company') return '/login/company';
  return userType === 'Candidate' ? '/login/candidate' : '/login/interviewer';
}

/** EV-3: to /login/{usertype lowercased}; a type that no door has leads to the first. */
export function loginOfVerified(userType: string | undefined): string {
  const type = (userType ?? '').toLowerCase();
  return isSignUpType(type) ? `/login/${type}` : '/login/company';
}

/** PW-3: after a reset, unless an interview waits. A company's user is none of the four. */
export function loginAfterReset(userType: string | undefined): string {
  const type = loginTypes.find((each) => userTypeAt[each] === userType);
  return type === undefined ? '/home' : `/login/${type}`;
}

/** PW-4: to the login of interviewer, candidate or company. */
export function loginAfterSet(userType: string | undefined): string {
  const type = loginTypeOf(userType);
  return type === 'superAdmin' ? '/login/company' : `/login/${type}`;
}

/** PW-1: where the dialog's Okay leads, by the stored login user types. */
export function afterForgotPassword(storedTypes: readonly string[]): string {
  return storedTypes.includes('SUPER_ADMIN') ? '/login/superAdmin' : '/home';
}
