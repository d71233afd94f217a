import { isAuditUrl } from '@candor/contract/hiring/bias-audit-rules';
import {
  type JobProblems,
  minorDigits,
  minorUnits,
  publishProblems,
  savingProblems as unsavable,
} from '@candor/contract/hiring/job-rules';
import type { Job, JobBody } from './job-queries.ts';
import { auditField } from './job-words.ts';
import {
  type QuestionValues,
  questionOf,
  questionProblemsOf,
  questionValuesOf,
} from './question-values.ts';

type StageValues = {
  stageID?: number | undefined;
  name: string;
  kind: string;
  replyWithinDays: string;
};

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
  /** Empty: as the browser of whoever reads asks. */
  language: string;
  /** Empty: none. */
  jurisdiction: string;
  biasAuditUrl: string;
  biasAuditOn: string;
  slug: string;
  skills: { name: string; level: string }[];
  /** Without an id: not saved yet. */
  stages: StageValues[];
  team: { membershipID: string; role: string }[];
  questions: QuestionValues[];
};

const wholeNumber = (typed: string): number | null =>
  /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null;

const fromTo = (typed: string, from: number, to: number): boolean => {
  const number = wholeNumber(typed);
  return number !== null && number >= from && number <= to;
};

/** Only then the fields of it are there to be corrected. */
const asksForAudit = ({ jurisdiction }: JobValues): boolean => jurisdiction === 'us-nyc';

/** What is said of it; what nobody can correct here and the contract refuses is left out. */
function auditOf(values: JobValues) {
  const [url, on] = [values.biasAuditUrl.trim(), values.biasAuditOn];
  const isTaken = asksForAudit(values) || isAuditUrl(url);
  return { biasAuditUrl: (isTaken && url) || null, biasAuditOn: on || null };
}

/** What cannot be read as the number or day that it stands for: nothing is saved while one of these is there. */
function unreadable(values: JobValues): JobProblems {
  const { salaryCurrency: currency, closesOn, biasAuditUrl, biasAuditOn } = values;
  const isDay = (typed: string) => /^\d{4}-\d\d-\d\d$/.test(typed);
  const isAmount = (typed: string) => typed.trim() === '' || minorUnits(typed, currency) !== null;
  const isYears = (typed: string) => typed.trim() === '' || fromTo(typed, 0, 60);
  const amount = 'Please enter an amount, such as 52000.';
  const day = 'Please choose a day.';
  const years = 'Please enter a number of years from 0 to 60.';
  const all: readonly [keyof JobValues, boolean, string][] = [
    ['salaryMin', isAmount(values.salaryMin), amount],
    ['salaryMax', isAmount(values.salaryMax), amount],
    ['openings', fromTo(values.openings, 1, 9999), 'Please enter a number from 1 to 9999.'],
    ['experienceMin', isYears(values.experienceMin), years],
    ['experienceMax', isYears(values.experienceMax), years],
    [
      'biasAuditUrl',
      !asksForAudit(values) || biasAuditUrl.trim() === '' || isAuditUrl(biasAuditUrl.trim()),
      auditField.wrongUrl,
    ],
    ['biasAuditOn', !asksForAudit(values) || biasAuditOn === '' || isDay(biasAuditOn), day],
    ['closesOn', closesOn === '' || isDay(closesOn), day],
  ];
  const wrong = all.filter(([, isRight]) => !isRight).map(([path, , text]) => [path, text]);
  return { ...Object.fromEntries(wrong), ...stageProblems(values) };
}

/** The server's day too, in UTC. */
export const dayNow = (): string => new Date().toISOString().slice(0, 10);

/** `today` as 2026-11-21. The fields by their paths, those that stop a save and those that stop publishing. */
export function problemsOf(values: JobValues, today: string): JobProblems {
  return {
    ...questionProblemsOf(publishProblems(bodyOf(values), today)),
    ...teamProblems(values),
    ...unreadable(values),
  };
}

export function savingProblems(values: JobValues, today: string): JobProblems {
  return {
    ...questionProblemsOf(unsavable(bodyOf(values), today)),
    ...teamProblems(values),
    ...unreadable(values),
  };
}

function stageProblems({ stages }: JobValues): JobProblems {
  const isDays = (typed: string) => typed.trim() === '' || fromTo(typed, 1, 365);
  return Object.fromEntries(
    stages.flatMap(({ replyWithinDays }, index) =>
      isDays(replyWithinDays)
        ? []
        : [[`stages.${index}.replyWithinDays`, 'Please enter a number from 1 to 365.']],
    ),
  );
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
    language: values.language || null,
    jurisdiction: values.jurisdiction || null,
    ...auditOf(values),
    stages: bodyOfStages(values.stages),
    team: values.team.map(({ membershipID, role }) => ({
      membershipID: Number(membershipID),
      role,
    })),
    questions: values.questions.map(questionOf),
  };
  return body as JobBody;
}

/** For whoever may not set what a job pays: what is stored of it stays. */
export function bodyWithoutPay(values: JobValues): JobBody {
  const {
    salaryMin: _min,
    salaryMax: _max,
    salaryCurrency: _in,
    salaryPeriod: _per,
    ...body
  } = bodyOf(values);
  return body;
}

export function valuesOf(job: Job): JobValues {
  const text = (number: number | null) => (number === null ? '' : String(number));
  const money = (minor: number | null = null) =>
    minor === null ? '' : String(minor / 10 ** minorDigits(job.salaryCurrency ?? null));
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
    language: job.language ?? '',
    jurisdiction: job.jurisdiction ?? '',
    biasAuditUrl: job.biasAuditUrl ?? '',
    biasAuditOn: job.biasAuditOn ?? '',
    slug: job.slug,
    skills: job.skills.map((skill) => ({ ...skill })),
    stages: job.stages.map(({ replyWithinDays, ...stage }) => ({
      ...stage,
      replyWithinDays: text(replyWithinDays ?? null),
    })),
    team: job.team.map(({ membershipID, role }) => ({ membershipID: String(membershipID), role })),
    questions: job.questions.map(questionValuesOf),
  };
}

export const bodyOfStages = (stages: readonly StageValues[]) =>
  stages.map(({ replyWithinDays, kind, ...stage }) => ({
    ...stage,
    // The select offers these words and no other.
    kind: kind as JobBody['stages'][number]['kind'],
    replyWithinDays: fromTo(replyWithinDays, 1, 365) ? wholeNumber(replyWithinDays) : null,
  }));

/** The stages that a template begins with: rows that are not saved yet. */
export const templateValues = (template: Template | undefined): StageValues[] =>
  (template?.stages ?? []).map(({ name, kind, replyWithinDays = null }) => ({
    ...{ name, kind, replyWithinDays: replyWithinDays === null ? '' : String(replyWithinDays) },
  }));

export type Template = {
  readonly name: string;
  readonly stages: readonly {
    readonly name: string;
    readonly kind: string;
    readonly replyWithinDays?: number | null | undefined;
  }[];
};
