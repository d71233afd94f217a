import type { ChecklistStep, WaitingReport } from './dashboard-queries.ts';
import { locale } from '../../../ui/reader-locale.ts';

export const riskWords: Readonly<Record<NonNullable<WaitingReport['risk']>, string>> = {
  LOW_RISK: 'Low risk',
  MEDIUM_RISK: 'Medium risk',
  HIGH_RISK: 'Needs review',
  CRITICAL_RISK: 'Needs review',
};

export const stageWords = {
  applied: 'Applied',
  screening: 'Screening',
  'bot-interview': 'Bot interview',
  interview: 'Interview',
  offer: 'Offer',
} as const;

export const steps: Readonly<
  Record<ChecklistStep, { readonly text: string; readonly to: string }>
> = {
  profile: { text: 'Tell candidates who you are', to: '/company/profile' },
  plan: { text: 'Choose a plan', to: '/company/paymentPlan' },
  colleague: { text: 'Invite a colleague', to: '/company/users/add-user' },
  test: { text: 'Create your first test', to: '/company/blueprints' },
  job: { text: 'Post your first job', to: '/company/jobs/post-job' },
  interview: { text: 'Invite somebody to an interview', to: '/company/jobs' },
};

/** The server counts to here and no further. */
export const atMost = (count: number, most: number): string =>
  count >= most ? `${most.toLocaleString(locale)}+` : count.toLocaleString(locale);

const thingText = (count: number, thing: string, most = Number.POSITIVE_INFINITY): string =>
  `${count === 0 ? 'No' : atMost(count, most)} ${thing}${count === 1 ? '' : 's'}`;

export const interviewsText = (count: number): string =>
  `${thingText(count, 'bot interview', 10_000)} today`;

/** For somebody who may not decide, nothing waits: it waits for a colleague. */
export function waitingText(total: number, isReaders: boolean): string {
  const verb = total === 1 ? 'decision is' : 'decisions are';
  const whose = isReaders ? 'waiting for you' : 'open';
  return `${total === 0 ? 'no' : atMost(total, 100)} ${verb} ${whose}`;
}

/** Up to two days in hours, then in days. */
export function hoursText(hours: number | null): string {
  if (hours === null) return '–';
  if (hours < 1) return 'under 1 h';
  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`;
}

export const whoseWords = { label: 'Whose work', mine: 'Mine', all: 'Everybody’s' } as const;

export const dueWords = {
  overdue: 'Replies overdue',
  soon: 'Replies due by tomorrow',
  candidates: (total: number): string =>
    total === 1 ? '1 candidate' : `${atMost(total, 100)} candidates`,
  promised: 'Promised by',
} as const;

export const newcomerWords = {
  title: 'New applications',
  caption: 'Applications that nobody has opened',
  // The list counts people, and this applications: no number promises what the other shows.
  all: 'All that nobody has opened',
  none: 'Every application has been opened.',
} as const;

export const waitingWords = { sitting: 'Review them in a sitting' } as const;

export const askedDeletionWords = {
  title: 'Recordings that candidates asked to be deleted',
  due: 'due by law on',
  held: 'held back',
} as const;
