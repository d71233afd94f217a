import {
  draftProblems,
  type JobProblems,
  minorDigits,
  publishProblems,
} from '@candor/contract/job-rules';
import type { Job, JobBody } from './job-queries.ts';
import {
  type QuestionValues,
  questionOf,
  questionProblemsOf,
  questionValuesOf,
} from './question-values.ts';

/** As typed: an unchosen select is empty, numbers are text. */
export type JobValues = {
  title: string;
  description: string;
  department: string;
  employmentType: string;
  workplace: string;
  location: string;
  country: string;
  salaryMin: string;
  salaryMax: string;
  salaryCurrency: string;
  salaryPeriod: string;
  openings: string;
  experienceMin: string;
  experienceMax: string;
  education: string;
  closesOn: string;
  slug: string;
  skills: { name: string; level: string }[];
  stages: { name: string; kind: string }[];
  team: { membershipID: string; role: string }[];
  questions: QuestionValues[];
};

/** Digits, with spaces between them, and cents where the currency has them; null for what is no amount. */
function minorUnits(typed: string, currency: string): number | null {
  const text = typed.replaceAll(/[\s']/g, '');
  if (!/^\d{1,9}([.,]\d{1,2})?$/.test(text)) return null;
  return Math.round(Number(text.replace(',', '.')) * 10 ** minorDigits(currency || null));
}

const wholeNumber = (typed: string): number | null =>
  /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null;

const fromTo = (typed: string, from: number, to: number): boolean => {
  const number = wholeNumber(typed);
  return number !== null && number >= from && number <= to;
};

/** What cannot be read as the number or day that it stands for: nothing is saved while one of these is there. */
function unreadable(values: JobValues): JobProblems {
  const { salaryCurrency: currency, closesOn } = values;
  const isAmount = (typed: string) => typed.trim() === '' || minorUnits(typed, currency) !== null;
  const isYears = (typed: string) => typed.trim() === '' || fromTo(typed, 0, 60);
  const amount = 'Please enter an amount, such as 52000.';
  const years = 'Please enter a number of years from 0 to 60.';
  const all: readonly [keyof JobValues, boolean, string][] = [
    ['salaryMin', isAmount(values.salaryMin), amount],
    ['salaryMax', isAmount(values.salaryMax), amount],
    ['openings', fromTo(values.openings, 1, 9999), 'Please enter a number from 1 to 9999.'],
    ['experienceMin', isYears(values.experienceMin), years],
    ['experienceMax', isYears(values.experienceMax), years],
    ['closesOn', closesOn === '' || /^\d{4}-\d\d-\d\d$/.test(closesOn), 'Please choose a day.'],
  ];
  return Object.fromEntries(
    all.filter(([, isRight]) => !isRight).map(([path, , text]) => [path, text]),
  );
}

/** `today` as 2026-11-21. The fields by their paths, those that stop a save and those that stop publishing. */
export function problemsOf(values: JobValues, today: string): JobProblems {
  return {
    ...questionProblemsOf(publishProblems(bodyOf(values), today)),
    ...teamProblems(values),
    ...unreadable(values),
  };
}

export function savingProblems(values: JobValues): JobProblems {
  return {
    ...questionProblemsOf(draftProblems(bodyOf(values))),
    ...teamProblems(values),
    ...unreadable(values),
  };
}

function teamProblems({ team }: JobValues): JobProblems {
  const problems: Record<string, string> = {};
  for (const [index, { membershipID }] of team.entries()) {
    const path = `team.${index}.membershipID`;
    if (membershipID === '') problems[path] = 'Please choose a colleague.';
    else if (team.findIndex((other) => other.membershipID === membershipID) < index) {
      problems[path] = 'This colleague is there already.';
    }
  }
  return problems;
}

/** The selects offer what the contract takes, so the chosen words are its words. */
export function bodyOf(values: JobValues): JobBody {
  const amount = (typed: string) => minorUnits(typed, values.salaryCurrency);
  const body = {
    ...values,
    employmentType: values.employmentType || null,
    workplace: values.workplace || null,
    country: values.country || null,
    salaryMin: amount(values.salaryMin),
    salaryMax: amount(values.salaryMax),
    salaryCurrency: values.salaryCurrency || null,
    salaryPeriod: values.salaryPeriod || null,
    openings: wholeNumber(values.openings) ?? 1,
    experienceMin: wholeNumber(values.experienceMin),
    experienceMax: wholeNumber(values.experienceMax),
    education: values.education || null,
    closesOn: values.closesOn || null,
    team: values.team.map(({ membershipID, role }) => ({
      membershipID: Number(membershipID),
      role,
    })),
    questions: values.questions.map(questionOf),
  };
  return body as JobBody;
}

export function valuesOf(job: Job): JobValues {
  const text = (number: number | null) => (number === null ? '' : String(number));
  const money = (minor: number | null) =>
    minor === null ? '' : String(minor / 10 ** minorDigits(job.salaryCurrency));
  return {
    title: job.title,
    description: job.description,
    department: job.department,
    employmentType: job.employmentType ?? '',
    workplace: job.workplace ?? '',
    location: job.location,
    country: job.country ?? '',
    salaryMin: money(job.salaryMin),
    salaryMax: money(job.salaryMax),
    salaryCurrency: job.salaryCurrency ?? '',
    salaryPeriod: job.salaryPeriod ?? '',
    openings: text(job.openings),
    experienceMin: text(job.experienceMin),
    experienceMax: text(job.experienceMax),
    education: job.education ?? '',
    closesOn: job.closesOn ?? '',
    slug: job.slug,
    skills: job.skills.map((skill) => ({ ...skill })),
    stages: job.stages.map((stage) => ({ ...stage })),
    team: job.team.map(({ membershipID, role }) => ({ membershipID: String(membershipID), role })),
    questions: job.questions.map(questionValuesOf),
  };
}
