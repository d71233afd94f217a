import { type Place, placeOf, plainPath } from './place-rules.ts';
import { safePath } from './safe-path-rules.ts';

/** What the shell knows of who is signed in; the first user type decides. */
export type ShellSession = {
  readonly userType: readonly string[];
  readonly email: string;
  readonly userDetail: unknown;
  readonly userEmployments: readonly unknown[];
  readonly isKYC: boolean;
  readonly companyID: number;
  readonly userProfileID: number;
  readonly hasCompanyProfile: boolean;
  readonly isPaymentDone: boolean;
  readonly isNewCompanyAdmin: boolean;
  readonly hasBilling: boolean;
};

export type Stored = {
  readonly redirectAfterLogin: string | null;
  readonly redirectLink: string | null;
  /** What a company user's role allows, as the server said. */
  readonly granted: readonly { readonly featureId: number; readonly activityId: number }[];
  /** An emailed link with a secret opened this entry of the tab's history. */
  readonly isByMail?: boolean;
};

export type Decision =
  | { readonly kind: 'stay' }
  | {
      readonly kind: 'go';
      readonly path: string;
      /** Kept for after the sign-in. */
      readonly remember?: string;
      /** Stored addresses that have been used. */
      readonly forget?: 'redirectAfterLogin' | 'redirectLink';
      readonly isNewCompany?: true;
    }
  | { readonly kind: 'deny'; readonly path: string };

const stay: Decision = { kind: 'stay' };
const go = (path: string): Decision => ({ kind: 'go', path });

const dashboards = {
  CANDIDATE: '/jobseeker/candidate-dashboard',
  EXTERNAL_INTERVIEWER: '/interviewer/dashboard',
  SUPER_ADMIN: '/superAdmin/dashboard',
  COMPANY: '/company/dashboard',
} as const;

/** Of whoever is signed in; the guard leads them from there to what has to be done first. */
export const dashboardOf = ({ userType: [type = ''] }: Pick<ShellSession, 'userType'>): string =>
  (dashboards as Partial<Record<string, string>>)[type] ?? dashboards.COMPANY;

/**
 * Where a navigation leads (specification 000 §4.1 and §6). `path` may carry a query. A path of no
 * section and no table entry is nobody's business here: the router has its own page for it.
 */
export function decide(session: ShellSession | undefined, path: string, stored: Stored): Decision {
  const place = placeOf(path);
  if (place === undefined) return stay;
  if (session === undefined) return signedOut(place, path);
  const [type = ''] = session.userType;
  if (place.kind === 'link' || (place.actsByMail === true && stored.isByMail === true)) return stay;
  if (type === 'CANDIDATE') return candidate(session, place, stored);
  if (type === 'SUPER_ADMIN') return superAdmin(session, place, stored);
  if (type === 'EXTERNAL_INTERVIEWER') return interviewer(session, { place, path, stored });
  if (type === 'COMPANY_ADMIN' || type === 'COMPANY_USER') {
    return company(session, { place, path, stored });
  }
  return place.section === undefined ? stay : go('/home');
}

/** Where somebody wants to stand, and what was kept for them. */
type Asked = { readonly place: Place; readonly path: string; readonly stored: Stored };

function signedOut(place: Place, path: string): Decision {
  if (place.section === undefined) return stay;
  const remember = safePath(path);
  return { kind: 'go', path: '/home', ...(remember === undefined ? {} : { remember }) };
}

type Onward = {
  readonly otherwise: string;
  readonly key?: 'redirectAfterLogin' | 'redirectLink';
};

/** A stored address is used once, and only for a page that its owner may stand on. */
function onward(
  stored: Stored,
  { otherwise, key = 'redirectAfterLogin' }: Onward,
  mayStand: (place: Place, path: string) => boolean,
): Decision {
  const raw = stored[key];
  if (raw === null) return go(otherwise);
  const wanted = safePath(raw);
  const place = wanted === undefined ? undefined : placeOf(wanted);
  const isFit = wanted !== undefined && place !== undefined && mayStand(place, wanted);
  return { kind: 'go', path: isFit ? wanted : otherwise, forget: key };
}

const isOutside = ({ kind, section }: Place) => kind === 'public' && section === undefined;

function candidate(session: ShellSession, place: Place, stored: Stored): Decision {
  const isRegistration = place.kind === 'registration' && place.section === 'jobseeker';
  if (session.userDetail === null) {
    return isRegistration ? stay : go('/jobseeker/jobseeker-registration/1');
  }
  const isOwn = place.section === 'jobseeker' || place.section === 'signedIn';
  if (!isRegistration && (isOwn || isOutside(place))) return stay;
  const mayStand = (wanted: Place) =>
    wanted.kind === 'link' ||
    isOutside(wanted) ||
    (wanted.section === 'jobseeker' && wanted.kind === 'page');
  const key = stored.redirectLink === null ? 'redirectAfterLogin' : 'redirectLink';
  return onward(stored, { otherwise: dashboards.CANDIDATE, key }, mayStand);
}

/** Where nothing is sold, pages of money are not there. */
const isAbsent = ({ hasBilling }: ShellSession, place: Place) =>
  place.isOfMoney === true && !hasBilling;

function superAdmin(session: ShellSession, place: Place, stored: Stored): Decision {
  if (isAbsent(session, place)) return go(dashboards.SUPER_ADMIN);
  if (place.section === 'superAdmin' || isOutside(place)) return stay;
  const mayStand = (wanted: Place) => wanted.kind === 'link' || wanted.section === 'superAdmin';
  return onward(stored, { otherwise: dashboards.SUPER_ADMIN }, mayStand);
}

function interviewer(session: ShellSession, { place, path, stored }: Asked): Decision {
  const due = dueStep(session);
  if (due !== null) {
    return plainPath(path) === due ? stay : go(due);
  }
  if ((place.section === 'interviewer' && place.kind === 'page') || isOutside(place)) return stay;
  const mayStand = (wanted: Place) =>
    wanted.kind === 'link' || (wanted.section === 'interviewer' && wanted.kind === 'page');
  return onward(stored, { otherwise: dashboards.EXTERNAL_INTERVIEWER }, mayStand);
}

function dueStep({ userDetail, userEmployments, isKYC }: ShellSession): string | null {
  if (userDetail === null) return '/interviewer/registration/1';
  if (userEmployments.length === 0) return '/interviewer/registration/2';
  return isKYC ? null : '/interviewer/registration/3';
}

function company(session: ShellSession, { place, path, stored }: Asked): Decision {
  const due = dueSetUp(session, plainPath(path));
  if (due !== null) return due;
  const isHome = place.section === 'company';
  const mayStand = (wanted: Place, to: string) =>
    wanted.kind === 'link' ||
    (wanted.section === 'company' &&
      !isCreateUser(to) &&
      !isAbsent(session, wanted) &&
      isPermitted(session, { place: wanted, path: to, stored }));
  if (!isHome) return onward(stored, { otherwise: dashboards.COMPANY }, mayStand);
  // Nothing is due, so the profile exists or an admin needs none.
  const isElsewhere = isCreateUser(path) || plainPath(path) === '/company';
  if (isElsewhere || isAbsent(session, place)) return go(dashboards.COMPANY);
  return isPermitted(session, { place, path, stored })
    ? stay
    : { kind: 'deny', path: dashboards.COMPANY };
}

const isCreateUser = (path: string) => plainPath(path) === '/company/create-user';

/** What a company's people must do before anything else, in this order. */
function dueSetUp(session: ShellSession, path: string): Decision | null {
  const at = (target: string) => (path === target.toLowerCase() ? stay : go(target));
  if (!session.hasCompanyProfile) {
    const decision = at('/company/profile');
    return decision.kind === 'go' ? { ...decision, isNewCompany: true } : decision;
  }
  if (!session.isPaymentDone) {
    return path === '/company/payment-checkout' ? stay : at('/company/paymentPlan');
  }
  const needsProfile = session.userProfileID === 0 && session.companyID > 0;
  return needsProfile && !session.isNewCompanyAdmin ? at('/company/create-user') : null;
}

/** The same rule as the server's; a page that is shown by mistake would show refusals only. */
function isPermitted(
  { userType, email }: ShellSession,
  { place, path, stored: { granted } }: Asked,
): boolean {
  if (userType[0] === 'COMPANY_ADMIN') return true;
  if (place.adminAccessible === true) return false;
  if (place.checkMail === true && !isFor(email, path)) return false;
  if (place.giveAccess === true) return true;
  const { featureId, activityId, hasMultipleEntryPoint } = place;
  const features = hasMultipleEntryPoint ?? (featureId === undefined ? [] : [featureId]);
  return granted.some(
    (right) =>
      features.includes(right.featureId) &&
      (activityId === undefined || right.activityId === activityId),
  );
}

/** A link that names nobody is for whoever has it. */
function isFor(email: string, path: string): boolean {
  const named = /[?&]email=([^&#]*)/.exec(path)?.[1];
  return named === undefined || readable(named).trim().toLowerCase() === email.toLowerCase();
}

/** What cannot be decoded names nobody. */
function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
