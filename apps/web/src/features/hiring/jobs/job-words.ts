import type { Jurisdiction } from '@candor/contract/hiring/job-rules';
import { inLanguages } from '../../../lib/language.ts';
import type { StateShape } from '../../../ui/state-mark.tsx';
import type { Job, JobRow } from './job-queries.ts';

/** What a choice is called on the page. */
export const statusWords: Readonly<Record<JobRow['status'], string>> = {
  draft: 'Draft',
  open: 'Open',
  paused: 'Paused',
  closed: 'Closed',
};

export const statusShapes: Readonly<Record<JobRow['status'], StateShape>> = {
  draft: 'blank',
  open: 'good',
  paused: 'paused',
  closed: 'over',
};

export const employmentWords: Readonly<Record<NonNullable<Job['employmentType']>, string>> =
  inLanguages('employment', {
    'full-time': 'Full time',
    'part-time': 'Part time',
    contract: 'Contract',
    temporary: 'Temporary',
    internship: 'Internship',
  });

export const workplaceWords: Readonly<Record<NonNullable<Job['workplace']>, string>> = inLanguages(
  'workplace',
  {
    'on-site': 'On site',
    hybrid: 'Hybrid',
    remote: 'Remote',
  },
);

export const periodWords: Readonly<Record<NonNullable<Job['salaryPeriod']>, string>> = inLanguages(
  'pay-period',
  {
    hour: 'an hour',
    day: 'a day',
    month: 'a month',
    year: 'a year',
  },
);

export const educationWords: Readonly<Record<NonNullable<Job['education']>, string>> = inLanguages(
  'education',
  {
    none: 'None needed',
    secondary: 'Secondary school',
    vocational: 'Vocational training',
    bachelor: 'Bachelor’s degree',
    master: 'Master’s degree',
    doctorate: 'Doctorate',
  },
);

export const levelWords: Readonly<Record<Job['skills'][number]['level'], string>> = inLanguages(
  'skill-level',
  {
    basic: 'Basic',
    working: 'Working knowledge',
    advanced: 'Advanced',
    expert: 'Expert',
  },
);

export const stageWords: Readonly<Record<Job['stages'][number]['kind'], string>> = {
  applied: 'Applications arrive',
  screening: 'Screening',
  'bot-interview': 'Bot interview',
  interview: 'Interview',
  offer: 'Offer',
};

export const teamWords: Readonly<Record<Job['team'][number]['role'], string>> = {
  owner: 'Owner',
  recruiter: 'Recruiter',
  interviewer: 'Interviewer',
};

export const questionWords: Readonly<Record<Job['questions'][number]['kind'], string>> = {
  'short-text': 'Short text',
  'long-text': 'Long text',
  number: 'Number',
  date: 'Day',
  'yes-no': 'Yes or no',
  'single-choice': 'One answer of several',
  'multiple-choice': 'Any answers of several',
  link: 'Web address',
};

/** What candidates read is in; nothing chosen leaves it to them. */
export const languageField = {
  label: 'Language of what candidates read',
  hint: 'Pages, the interview and mails in Candor’s words. Your own texts stay as you write them, and everybody may choose another.',
  unchosen: 'As their browser asks',
} as const;

/** Whose law its notices and steps follow; what stands here is what Candor does, docs/law.md says why. */
export const jurisdictionField = {
  label: 'Law on software in hiring',
  unchosen: 'None',
  hint: 'Adds a notice for candidates, and the steps that the law asks for.',
  explained: 'What each asks for, and what stays with you',
  adds: {
    eu: 'Adds a notice for candidates; whoever took an interview is rejected only after a person decided on it.',
    'us-il':
      'Adds a notice for candidates: that agreeing covers the software, and the 30 days to delete. Candidates can have just a recording deleted on their page.',
    'us-nyc':
      'Adds a notice for candidates with the way to ask for another assessment; interviews open ten business days after the invitation, and the job names its bias audit.',
    'us-co':
      'Adds a notice for candidates; whoever took an interview is rejected only after a person decided on it, and whoever is rejected is told the principal reasons.',
    'us-ca': 'Adds a notice for candidates with the way to ask for another assessment.',
  } satisfies Readonly<Record<Jurisdiction, string>>,
} as const;

/** New York City only. */
export const auditField = {
  url: 'Summary of the bias audit',
  urlHint: 'The page where you publish it. The notice for candidates leads there.',
  wrongUrl: 'Please enter the address of a page, such as https://example.com/bias-audit.',
  on: 'Day of the audit',
} as const;

/** A list for a select. */
export const choicesOf = (words: Readonly<Record<string, string>>, unchosen?: string) => [
  ...(unchosen === undefined ? [] : [{ value: '', label: unchosen }]),
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
];

/** A job without a title is a draft somebody has just begun. */
export const titleOf = ({ title }: { readonly title: string }): string =>
  title.trim() === '' ? 'Untitled job' : title;
