import { areas, rights } from '@candor/contract/people/right-rules';

/**
 * Every path of the product and what the shell must know about it (specification 000 §2.1, §2.7, §6). The
 * router matches pages; who may stand on them is decided from this table alone.
 */
export type Section = 'company' | 'jobseeker' | 'interviewer' | 'superAdmin' | 'signedIn';

export type Place = {
  /**
   * - `entry`: who is signed in goes on to their own first page.
   * - `public`: the other paths that §2.7 calls public. Only a company's people are taken away from them: anyone
   *   else may go through another door, because one account may have several types.
   * - `registration`: a step of it.
   * - `link`: opened from a mail or kept for safety, and left alone whoever is signed in.
   */
  readonly kind: 'entry' | 'public' | 'registration' | 'link' | 'page';
  readonly section?: Section;
  readonly featureId?: number;
  readonly activityId?: number;
  /** Entered from several features; any of them will do. */
  readonly hasMultipleEntryPoint?: readonly number[];
  /** Does its work for the secret of an emailed link, whoever is signed in; without one it is as its kind says. */
  readonly actsByMail?: true;
  /** Opened from a mail that names whom it is for. */
  readonly checkMail?: true;
  /** Every member of the company. */
  readonly giveAccess?: true;
  /** Of what is sold here: not there where nothing is. */
  readonly isOfMoney?: true;
  /** Admins only. */
  readonly adminAccessible?: true;
};

const entry: Place = { kind: 'entry' };
const open: Place = { kind: 'public' };
const mailed: Place = { kind: 'public', actsByMail: true };
const link: Place = { kind: 'link' };
const own: Place = { kind: 'link', section: 'signedIn' };
const step = (section: Section): Place => ({ kind: 'registration', section });
const page = (section: Section): Place => ({ kind: 'page', section });
const company = (data: Omit<Place, 'kind' | 'section'>): Place => ({ ...page('company'), ...data });
const feature = (featureId: number, activityId?: number) =>
  company(activityId === undefined ? { featureId } : { featureId, activityId });
const everyone = company({ giveAccess: true });
const admins = company({ adminAccessible: true });
const money = company({ featureId: areas.payments, isOfMoney: true });
const settings = feature(areas.settings, rights.settings);
const people = company({
  featureId: areas.candidates,
  hasMultipleEntryPoint: [areas.candidates, areas.interviews],
});

/** `*` stands for one segment. */
const places: Readonly<Record<string, Place>> = {
  '/': entry,
  '/home': entry,
  '/login': open,
  '/login/*': open,
  '/signup': open,
  '/signup/*': open,
  '/mfa-authenticator/*': open,
  '/jobs': open,
  '/jobs/career/*': open,
  '/jobs/career/*/*': open,
  '/jobs/view-job-detils/*': open,
  '/verify-email': open,
  '/forgot-password': open,
  '/verified': open,
  '/pending': open,
  '/expired': open,
  '/confirmemail': mailed,
  '/resetpassword': mailed,
  '/setpassword': link,
  '/invitation': link,
  '/linkedin': link,
  '/404': link,
  '/maintenance': link,
  '/changetemppassword': own,
  '/multifactor-authentication': own,
  '/view-all-notifications': own,
  '/user-idverification': own,
  '/viewrecording': link,
  '/offer': link,
  '/message': link,
  '/needs': link,
  '/candidate-page': link,
  '/candidate-page/interview': link,
  '/candidate-page/appeal': link,
  '/SetUserAvailability': link,
  '/reschedule-set-availability': link,
  '/submit-interviewer-feedback': link,
  '/slot-selection': link,
  '/reschedule-slot-selection': link,
  '/virtual-interview-login/*': link,
  '/id-verification': link,
  '/stripe': link,
  '/jobseeker/jobseeker-registration/1': step('jobseeker'),
  '/jobseeker/jobseeker-registration/2': step('jobseeker'),
  '/jobseeker/jobseeker-registration/3': step('jobseeker'),
  '/interviewer/registration/1': step('interviewer'),
  '/interviewer/registration/2': step('interviewer'),
  '/interviewer/registration/3': step('interviewer'),
  '/company/dashboard': everyone,
  '/company/profile': admins,
  '/company/view-profile': admins,
  '/company/role-management': admins,
  '/company/audit-log': admins,
  '/company/settings': everyone,
  '/company/settings/api-keys': admins,
  '/company/settings/api': admins,
  '/company/settings/webhooks': admins,
  '/company/settings/mail-templates': settings,
  '/company/settings/offer-templates': settings,
  '/company/settings/offer-templates/edit': settings,
  '/company/settings/notices': everyone,
  '/company/settings/mail-sender': settings,
  '/company/settings/external-interviews': settings,
  '/company/settings/needs': settings,
  '/company/settings/appeals': settings,
  '/company/settings/careers': settings,
  '/company/settings/equal-opportunity': admins,
  '/company/settings/retention': admins,
  '/company/settings/sample-data': admins,
  '/company/settings/archive': admins,
  '/company/create-user': everyone,
  '/company/own-profile': everyone,
  '/company/set-availability': everyone,
  '/company/reschedule-set-availability': company({ giveAccess: true, checkMail: true }),
  '/company/reschedule-slot-selection': company({ giveAccess: true, checkMail: true }),
  '/company/jobs': feature(areas.jobs),
  '/company/jobs/post-job': feature(areas.jobs, rights.postJobs),
  '/company/jobs/clone-jobs': feature(areas.jobs, rights.postJobs),
  '/company/jobs/law': feature(areas.jobs),
  '/company/jobs/edit-jobs': feature(areas.jobs, rights.editJobs),
  '/company/jobs/view-jobs': feature(areas.jobs, rights.viewJobs),
  '/company/jobs/schedule-interview': feature(areas.jobs, rights.schedule),
  '/company/jobs/schedule-live': feature(areas.jobs, rights.schedule),
  '/company/interviews/live': feature(areas.jobs, rights.schedule),
  '/company/interviews/needs': feature(areas.jobs, rights.schedule),
  '/company/interviews/live-interview': feature(areas.jobs, rights.schedule),
  '/company/questions': feature(areas.jobs, rights.questionsAndTests),
  '/company/questions/question': feature(areas.jobs, rights.questionsAndTests),
  '/company/questions/import': feature(areas.jobs, rights.questionsAndTests),
  '/company/questions/reports': feature(areas.jobs, rights.questionsAndTests),
  '/company/blueprints': feature(areas.jobs, rights.questionsAndTests),
  '/company/blueprints/edit': feature(areas.jobs, rights.questionsAndTests),
  '/company/blueprints/preview': feature(areas.jobs, rights.questionsAndTests),
  '/company/interview-kits': feature(areas.jobs, rights.questionsAndTests),
  '/company/interview-kits/edit': feature(areas.jobs, rights.questionsAndTests),
  '/company/users': feature(areas.users),
  '/company/users/add-user': feature(areas.users, rights.addUsers),
  '/company/users/update-user': feature(areas.users, rights.changeUsers),
  '/company/users/view-user': feature(areas.users, rights.changeUsers),
  '/company/view-user': feature(areas.users, rights.changeUsers),
  '/company/job-seeker': feature(areas.candidates),
  '/company/job-seeker/import': feature(areas.candidates, rights.change),
  '/company/job-seeker/appeals': feature(areas.candidates, rights.reject),
  '/company/offer': everyone,
  '/company/draft-offer': feature(areas.candidates, rights.change),
  '/company/write-messages': feature(areas.candidates, rights.change),
  '/company/job-seeker-profile': people,
  '/company/job-seeker-profile-tab': people,
  '/company/interviews': feature(areas.interviews),
  '/company/interviews/sitting': feature(areas.interviews, rights.decide),
  '/company/view-interview': feature(areas.interviews),
  '/company/view-interview/interviewer-feedback': feature(areas.interviews),
  '/company/view-interview/candidate-feedback': feature(areas.interviews),
  '/company/reports': feature(areas.interviews, rights.reports),
  '/company/paymentPlan': money,
  '/company/payment-checkout': money,
  '/company/credit-point': money,
  '/company/payments': money,
  '/superAdmin/dashboard/plans': { ...page('superAdmin'), isOfMoney: true },
  '/superAdmin/dashboard/payments': { ...page('superAdmin'), isOfMoney: true },
  '/company/interviewers': feature(areas.interviewers),
  '/company/interviewers/statements': feature(areas.jobs, rights.schedule),
  '/company/interviewer-profile': feature(areas.interviewers, rights.viewInterviewers),
};

const sections: readonly Section[] = ['company', 'jobseeker', 'interviewer', 'superAdmin'];

/** The path that a redirect or a comparison means: no query, no slash at the end, any case. */
export function plainPath(path: string): string {
  const [bare = '/'] = path.split(/[?#]/, 1);
  const trimmed = bare.replace(/(?<!\/)\/+$/, '');
  return trimmed === '' ? '/' : trimmed.toLowerCase();
}

const byPath = new Map(Object.entries(places).map(([path, place]) => [path.toLowerCase(), place]));

/**
 * What stands at a path. Compared by whole segments and without regard to case, so neither
 * `/COMPANY/jobs` nor `/company/interviewers` slips through as something else. A path of a section that
 * has no page still belongs to that section.
 */
export function placeOf(path: string): Place | undefined {
  const plain = plainPath(path);
  const exact = byPath.get(plain);
  if (exact !== undefined) return exact;
  const segments = plain.split('/').slice(1);
  for (let kept = segments.length - 1; kept > 0; kept -= 1) {
    const pattern = segments.map((segment, index) => (index < kept ? segment : '*'));
    const found = byPath.get(`/${pattern.join('/')}`);
    if (found !== undefined) return found;
  }
  const section = sections.find((name) => name.toLowerCase() === segments[0]);
  return section === undefined ? undefined : page(section);
}
