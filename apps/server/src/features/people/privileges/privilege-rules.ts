import { areas, rights } from '@candor/contract/people/right-rules';

/** A feature's activity that a role allows; 0 stands for a feature that has no activities of its own. */
export type Granted = { readonly featureId: number; readonly activityId: number };

type Needed =
  | {
      readonly featureId: number;
      readonly activityId?: number | undefined;
      readonly hasMultipleEntryPoint?: readonly number[] | undefined;
    }
  | 'admin';

/**
 * Specification 000 §6, features and activities with their numbers; 7 is not used there. Those from 20 on are ours
 * (docs/decisions/0150, 0203, 0205).
 */
export const features = [
  {
    featureId: areas.jobs,
    name: 'Jobs',
    activities: [
      { activityId: rights.postJobs, name: 'Post or clone' },
      { activityId: rights.editJobs, name: 'Edit' },
      { activityId: rights.viewJobs, name: 'View' },
      { activityId: rights.schedule, name: 'Schedule interviews' },
      { activityId: rights.questionsAndTests, name: 'Questions and tests' },
      { activityId: rights.salary, name: 'See and set pay' },
    ],
  },
  {
    featureId: areas.users,
    name: 'Users',
    activities: [
      { activityId: rights.addUsers, name: 'Add' },
      { activityId: rights.changeUsers, name: 'Update or view' },
    ],
  },
  {
    featureId: areas.candidates,
    name: 'Candidates',
    activities: [
      { activityId: rights.look, name: 'Find and view' },
      { activityId: rights.exportData, name: 'Export' },
      { activityId: rights.change, name: 'Change, move and comment' },
      { activityId: rights.reject, name: 'Reject' },
    ],
  },
  {
    featureId: areas.interviews,
    name: 'Interviews',
    activities: [
      { activityId: rights.look, name: 'View' },
      { activityId: rights.exportData, name: 'Export' },
      { activityId: rights.change, name: 'Judge flags and comment' },
      { activityId: rights.decide, name: 'Decide' },
      { activityId: rights.shareOutside, name: 'Share with outsiders' },
      { activityId: rights.watch, name: 'Watch recordings' },
      { activityId: rights.reports, name: 'Reports' },
    ],
  },
  {
    featureId: areas.payments,
    name: 'Credit and payments',
    activities: [{ activityId: rights.look, name: 'View and pay' }],
  },
  {
    featureId: areas.interviewers,
    name: 'Interviewers',
    activities: [{ activityId: rights.viewInterviewers, name: 'View profiles' }],
  },
  {
    featureId: areas.settings,
    name: 'Settings',
    activities: [{ activityId: rights.settings, name: 'Mails and reasons for rejecting' }],
  },
] as const;

const granting = (featureId: number, ...activities: readonly number[]): Granted[] =>
  activities.map((activityId) => ({ featureId, activityId }));

/** Where composing a role may start: who does this work usually needs these. */
export const presets: readonly {
  readonly name: string;
  readonly description: string;
  readonly granted: readonly Granted[];
}[] = [
  {
    name: 'Recruiter',
    description: 'Posts jobs, finds candidates, and takes them from application to decision',
    granted: [
      ...granting(
        areas.jobs,
        rights.postJobs,
        rights.editJobs,
        rights.viewJobs,
        rights.schedule,
        rights.questionsAndTests,
        rights.salary,
      ),
      ...granting(areas.candidates, rights.look, rights.change, rights.reject),
      ...granting(areas.interviews, rights.look, rights.change, rights.decide, rights.shareOutside),
      ...granting(areas.interviews, rights.watch, rights.reports),
      ...granting(areas.interviewers, rights.viewInterviewers),
    ],
  },
  {
    name: 'Hiring manager',
    description: 'Reads applications and interviews, and decides',
    granted: [
      ...granting(areas.jobs, rights.viewJobs, rights.salary),
      ...granting(areas.candidates, rights.look, rights.change, rights.reject),
      ...granting(
        areas.interviews,
        rights.look,
        rights.change,
        rights.decide,
        rights.watch,
        rights.reports,
      ),
    ],
  },
  {
    name: 'Reviewer',
    description: 'Watches interviews and comments; decides nothing',
    granted: granting(areas.interviews, rights.look, rights.change, rights.watch),
  },
  {
    name: 'Read only',
    description: 'Looks at jobs, candidates and interviews; changes nothing',
    granted: [
      ...granting(areas.jobs, rights.viewJobs),
      ...granting(areas.candidates, rights.look),
      ...granting(areas.interviews, rights.look),
    ],
  },
];

export function preset(name: string) {
  const found = presets.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no preset ${name}`);
  return found;
}

export const isKnown = ({ featureId, activityId }: Granted): boolean =>
  features.some(
    (feature) =>
      feature.featureId === featureId &&
      feature.activities.some((activity) => activity.activityId === activityId),
  );

/**
 * An admin passes every check, `admin` lets nobody else pass, and any other user needs the activity, or any
 * activity of the feature where none is named.
 */
export function mayUse(role: string, granted: readonly Granted[], needed: Needed): boolean {
  if (role === 'COMPANY_ADMIN') return true;
  if (needed === 'admin') return false;
  const entries = needed.hasMultipleEntryPoint?.length
    ? needed.hasMultipleEntryPoint
    : [needed.featureId];
  return granted.some(
    ({ featureId, activityId }) =>
      entries.includes(featureId) &&
      (needed.activityId === undefined || activityId === needed.activityId),
  );
}

export type RouteNeed = {
  readonly featureId: number;
  readonly activityId?: number | undefined;
  readonly hasMultipleEntryPoint?: readonly number[] | undefined;
  readonly checkMail?: string | undefined;
};

/** A route's look-up: any of its entry features will do, and a mail's link is for whom it names. */
export function mayEnter(
  who: { readonly role: string; readonly email: string },
  granted: readonly Granted[],
  { featureId, activityId, hasMultipleEntryPoint, checkMail }: RouteNeed,
): boolean {
  if (who.role === 'COMPANY_ADMIN') return true;
  if (checkMail !== undefined && checkMail.trim().toLowerCase() !== who.email.toLowerCase()) {
    return false;
  }
  return mayUse(who.role, granted, { featureId, activityId, hasMultipleEntryPoint });
}

/** What a role allowed and allows no more. */
export const takenAway = (had: readonly Granted[], has: readonly Granted[]): Granted[] =>
  had.filter(
    ({ featureId, activityId }) =>
      !has.some((kept) => kept.featureId === featureId && kept.activityId === activityId),
  );
