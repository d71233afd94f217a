import type { Decision, ShellSession, Stored } from './decide-rules.ts';

export const nothing: Stored = { redirectAfterLogin: null, redirectLink: null, granted: [] };
export const base: ShellSession = {
  userType: [],
  email: 'ada@example.com',
  userDetail: { firstName: 'Ada' },
  userEmployments: [],
  isKYC: false,
  companyID: 0,
  userProfileID: 0,
  hasCompanyProfile: false,
  isPaymentDone: false,
  isNewCompanyAdmin: false,
  hasBilling: true,
};
export const candidate: ShellSession = { ...base, userType: ['CANDIDATE'] };
export const newCandidate = { ...candidate, userDetail: null };
export const interviewer: ShellSession = {
  ...base,
  userType: ['EXTERNAL_INTERVIEWER'],
  userEmployments: [{}],
  isKYC: true,
};
export const superAdmin: ShellSession = { ...base, userType: ['SUPER_ADMIN'] };
export const admin: ShellSession = {
  ...base,
  userType: ['COMPANY_ADMIN'],
  companyID: 7,
  userProfileID: 3,
  hasCompanyProfile: true,
  isPaymentDone: true,
};
export const user: ShellSession = { ...admin, userType: ['COMPANY_USER'] };

export const dash = {
  candidate: '/jobseeker/candidate-dashboard',
  interviewer: '/interviewer/dashboard',
  superAdmin: '/superAdmin/dashboard',
  company: '/company/dashboard',
};

/** `stay`, `deny`, or the path that it leads to. */
export function shown(decision: Decision): string {
  return decision.kind === 'go' ? decision.path : decision.kind;
}

export type Row = readonly [path: string, wanted: string];
export type Table = {
  readonly name: string;
  readonly session: ShellSession | undefined;
  readonly rows: readonly Row[];
};
