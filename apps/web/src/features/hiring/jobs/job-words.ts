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

/** A list for a select. */
export const choicesOf = (words: Readonly<Record<string, string>>, unchosen?: string) => [
  ...(unchosen === undefined ? [] : [{ value: '', label: unchosen }]),
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
];

/** A job without a title is a draft somebody has just begun. */
export const titleOf = ({ title }: { readonly title: string }): string =>
  title.trim() === '' ? 'Untitled job' : title;
