export type Step = 'profile' | 'plan' | 'colleague' | 'test' | 'job' | 'interview';

/** What a member's role opens; see the specification's features 2 to 6. */
export type Reach = {
  readonly isAdmin: boolean;
  readonly jobs: boolean;
  readonly postsJobs: boolean;
  readonly schedules: boolean;
  readonly makesTests: boolean;
  readonly invitesColleagues: boolean;
  readonly candidates: boolean;
  readonly interviews: boolean;
  readonly plan: boolean;
};

const opens: Readonly<Record<Step, (reach: Reach) => boolean>> = {
  profile: ({ isAdmin }) => isAdmin,
  plan: ({ plan }) => plan,
  colleague: ({ invitesColleagues }) => invitesColleagues,
  test: ({ makesTests }) => makesTests,
  job: ({ postsJobs }) => postsJobs,
  interview: ({ schedules }) => schedules,
};
/** In the order in which a new company takes them. */
const steps: readonly Step[] = ['profile', 'plan', 'colleague', 'test', 'job', 'interview'];

/** What a new company has yet to do, of what this member may do; null once nothing of it is left. */
export function checklistOf(
  done: Readonly<Record<Step, boolean>>,
  reach: Reach,
): { step: Step; isDone: boolean }[] | null {
  const own = steps
    .filter((step) => opens[step](reach))
    .map((step) => ({ step, isDone: done[step] }));
  return own.every(({ isDone }) => isDone) ? null : own;
}

const DAY = 24 * 3_600_000;

/** The first day that the reports show unless asked for another period: 90 days of UTC, today included. */
export const decidedSince = (now: Date): Date =>
  new Date(Math.floor(now.getTime() / DAY) * DAY - 89 * DAY);

/**
 * The beginning of the caller's day. Their zone's midnight lies within the last day; what does not is no midnight, and
 * the last 24 hours stand in.
 */
export function dayStartOf(asked: Date | undefined, now: Date): Date {
  const age = asked === undefined ? Number.NaN : now.getTime() - asked.getTime();
  // A day on which clocks go back has 25 hours.
  const isMidnight = age >= 0 && age <= DAY + 3_600_000;
  return asked !== undefined && isMidnight ? asked : new Date(now.getTime() - DAY);
}
