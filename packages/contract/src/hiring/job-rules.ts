import { type JobQuestion, questionProblems } from './job-question-rules.ts';
import type { stageKinds } from './stage-rules.ts';

/** What a job may say and when it may be published: the same rules in the page and on the server. */

export const jobStatuses = ['draft', 'open', 'paused', 'closed'] as const;
export type JobStatus = (typeof jobStatuses)[number];
export const employmentTypes = [
  'full-time',
  'part-time',
  'contract',
  'temporary',
  'internship',
] as const;
export const workplaces = ['on-site', 'hybrid', 'remote'] as const;
export const salaryPeriods = ['hour', 'day', 'month', 'year'] as const;
/** Whose law on software in hiring a job follows; docs/law.md says of each what it is and where it stands. */
export const jurisdictions = ['eu', 'us-il', 'us-nyc', 'us-co', 'us-ca'] as const;
export type Jurisdiction = (typeof jurisdictions)[number];

export const isJurisdiction = (word: string | null): word is Jurisdiction =>
  jurisdictions.some((one) => one === word);

export const educations = [
  'none',
  'secondary',
  'vocational',
  'bachelor',
  'master',
  'doctorate',
] as const;
export const skillLevels = ['basic', 'working', 'advanced', 'expert'] as const;
export const teamRoles = ['owner', 'recruiter', 'interviewer'] as const;

export const SKILLS_MOST = 20;
export const STAGES_MOST = 10;
export const TEAM_MOST = 20;
export const DESCRIPTION_MOST = 20_000;

/** A calendar day, `2026-11-21`; such texts compare as days do. */
export type Day = string;

/** Whether the last day is over; without one it never is. */
const isOver = (closesOn: Day | null, today: Day): boolean => closesOn !== null && closesOn < today;

/** What a new stage promises a candidate unless somebody says otherwise. */
export const REPLY_WITHIN_DAYS = 5;

type Stage = {
  readonly name: string;
  readonly kind: (typeof stageKinds)[number];
  readonly replyWithinDays?: number | null | undefined;
};

const promised = (name: string, kind: Stage['kind']): Stage => ({
  ...{ name, kind, replyWithinDays: REPLY_WITHIN_DAYS },
});

/** What a new job's stages can start as; the first one receives the applications. */
export const stageTemplates: readonly {
  readonly name: string;
  readonly stages: readonly Stage[];
}[] = [
  {
    name: 'With a bot interview',
    stages: [
      promised('Applied', 'applied'),
      promised('Screening', 'screening'),
      promised('Bot interview', 'bot-interview'),
      promised('Panel', 'interview'),
      promised('Offer', 'offer'),
    ],
  },
  {
    name: 'Conversations only',
    stages: [
      promised('Applied', 'applied'),
      promised('Phone call', 'screening'),
      promised('Team interview', 'interview'),
      promised('Final interview', 'interview'),
      promised('Offer', 'offer'),
    ],
  },
  {
    name: 'Short',
    stages: [
      promised('Applied', 'applied'),
      promised('Interview', 'interview'),
      promised('Offer', 'offer'),
    ],
  },
];

/** What the rules look at; jobs.ts has the schema. Money is in the currency's smallest unit. */
export type JobText = {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly employmentType: string | null;
  readonly workplace: string | null;
  readonly location: string;
  readonly country: string | null;
  /** Left out by who may not see it. */
  readonly salaryMin?: number | null | undefined;
  readonly salaryMax?: number | null | undefined;
  readonly salaryCurrency?: string | null | undefined;
  readonly salaryPeriod?: string | null | undefined;
  readonly experienceMin: number | null;
  readonly experienceMax: number | null;
  readonly closesOn: string | null;
  /** Both left out by a page of before. */
  readonly jurisdiction?: string | null | undefined;
  readonly biasAuditOn?: string | null | undefined;
  readonly skills: readonly { readonly name: string }[];
  readonly stages: readonly Stage[];
  readonly questions?: readonly JobQuestion[] | undefined;
};

/** A sentence for each field, by its path (`skills.0.name`). */
export type JobProblems = Readonly<Record<string, string>>;

const isBlank = (value: string | null): boolean => (value ?? '').trim() === '';
const key = (name: string): string => name.trim().toLowerCase();

/** What even a draft cannot be saved with. */
export function draftProblems({ slug, stages, skills, questions = [] }: JobText): JobProblems {
  const problems: Record<string, string> = {};
  if (slug !== '' && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    problems['slug'] = 'Please use small letters, digits and hyphens.';
  }
  for (const [list, what, entries] of [
    ['stages', 'stage', stages],
    ['skills', 'skill', skills],
  ] as const) {
    for (const [index, { name }] of entries.entries()) {
      const isRepeated = entries.findIndex((other) => key(other.name) === key(name)) < index;
      if (isBlank(name)) problems[`${list}.${index}.name`] = `Please name this ${what}.`;
      else if (isRepeated) problems[`${list}.${index}.name`] = `This ${what} is there already.`;
    }
  }
  return { ...problems, ...questionProblems(questions) };
}

/** Beside that, what is no fact yet on the server's day in UTC. */
export function savingProblems(job: JobText, today: Day): JobProblems {
  const isAhead = job.jurisdiction === 'us-nyc' && (job.biasAuditOn ?? '') > today;
  const audit = isAhead ? { biasAuditOn: 'Please choose the day that the audit was made.' } : {};
  return { ...draftProblems(job), ...audit };
}

/** What is missing for the career page, beside the problems of a draft. `today` is the server's day in UTC. */
export function publishProblems(job: JobText, today: Day): JobProblems {
  const { salaryMin = null, salaryMax = null, salaryCurrency = null, salaryPeriod = null } = job;
  const { experienceMin, experienceMax } = job;
  const hasSalary = salaryMin !== null || salaryMax !== null;
  const asked: readonly [string, boolean, string][] = [
    ['title', isBlank(job.title), 'Please enter a title.'],
    ['description', isBlank(job.description), 'Please describe the job.'],
    ['employmentType', job.employmentType === null, 'Please choose the employment type.'],
    ['workplace', job.workplace === null, 'Please choose where the work is done.'],
    ['location', job.workplace !== 'remote' && isBlank(job.location), 'Please enter the place.'],
    ['country', job.country === null, 'Please choose the country.'],
    [
      'salaryMax',
      salaryMin !== null && salaryMax !== null && salaryMax < salaryMin,
      'The highest salary must not be below the lowest.',
    ],
    ['salaryCurrency', hasSalary && salaryCurrency === null, 'Please choose the currency.'],
    ['salaryPeriod', hasSalary && salaryPeriod === null, 'Please choose the period.'],
    [
      'experienceMax',
      experienceMin !== null && experienceMax !== null && experienceMax < experienceMin,
      'The most years must not be below the least.',
    ],
    ['closesOn', isOver(job.closesOn, today), 'Please choose a day that is not over.'],
    ['stages', job.stages[0]?.kind !== 'applied', 'The first stage must be the one of applying.'],
  ];
  const missing = asked.filter(([, isWrong]) => isWrong).map(([path, , text]) => [path, text]);
  return { ...savingProblems(job, today), ...Object.fromEntries(missing) };
}

/** From → to. Publishing an open job again puts its changes on the career page. */
const moves: Readonly<Record<JobStatus, readonly JobStatus[]>> = {
  draft: ['open'],
  open: ['open', 'paused', 'closed'],
  paused: ['open', 'closed'],
  closed: ['open'],
};

/** Whether a job has nobody left to find. */
export const isFilled = (hired: number, openings: number): boolean => hired >= openings;

export const mayMove = (from: JobStatus, to: JobStatus): boolean => moves[from].includes(to);

/** The title for addresses: small letters, digits and hyphens; empty when none is left. */
export function slugOfTitle(title: string): string {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  return words.slice(0, 80).replace(/-$/, '');
}

/** Digits behind the point of a currency's main unit. */
export const minorDigits = (currency: string | null): number =>
  ['JPY', 'KRW', 'CLP', 'VND', 'ISK'].includes(currency ?? '') ? 0 : 2;

/** Digits, with spaces between them, and cents where the currency has them; null for what is no amount. */
export function minorUnits(typed: string, currency: string): number | null {
  const text = typed.replaceAll(/[\s']/g, '');
  if (!/^\d{1,9}([.,]\d{1,2})?$/.test(text)) return null;
  return Math.round(Number(text.replace(',', '.')) * 10 ** minorDigits(currency || null));
}

export const currencies = [
  'EUR',
  'USD',
  'GBP',
  'AUD',
  'BRL',
  'CAD',
  'CHF',
  'CZK',
  'DKK',
  'HUF',
  'INR',
  'JPY',
  'MXN',
  'NOK',
  'NZD',
  'PLN',
  'RON',
  'SEK',
  'SGD',
  'TRY',
  'UAH',
  'ZAR',
] as const;
