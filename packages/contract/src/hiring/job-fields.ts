import * as z from 'zod/mini';
import { calendarDay, id, language, text } from '../fields.ts';
import {
  OPTION_MOST,
  OPTIONS_MOST,
  QUESTION_LABEL_MOST,
  QUESTIONS_MOST,
  questionKinds,
} from './job-question-rules.ts';
import {
  currencies,
  DESCRIPTION_MOST,
  educations,
  employmentTypes,
  jurisdictions,
  SKILLS_MOST,
  STAGES_MOST,
  salaryPeriods,
  skillLevels,
  TEAM_MOST,
  teamRoles,
  workplaces,
} from './job-rules.ts';
import { AUDIT_URL_MOST } from './bias-audit-rules.ts';
import { stageKinds } from './stage-rules.ts';

const years = z.nullable(z.int().check(z.nonnegative(), z.maximum(60)));
/** In the currency's smallest unit. */
const money = z.nullable(z.int().check(z.nonnegative(), z.maximum(1_000_000_000_000)));

const salary = {
  salaryMin: money,
  salaryMax: money,
  salaryCurrency: z.nullable(z.enum(currencies)),
  salaryPeriod: z.nullable(z.enum(salaryPeriods)),
};

/** What everybody may read of a published job. */
export const advertFields = {
  title: text(120),
  description: text(DESCRIPTION_MOST),
  department: text(80),
  employmentType: z.nullable(z.enum(employmentTypes)),
  workplace: z.nullable(z.enum(workplaces)),
  location: text(120),
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
  ...salary,
  openings: z.int().check(z.positive(), z.maximum(9999)),
  experienceMin: years,
  experienceMax: years,
  education: z.nullable(z.enum(educations)),
  /** The last day on the career page. */
  closesOn: z.nullable(calendarDay),
  skills: z
    .array(z.object({ name: text(60), level: z.enum(skillLevels) }))
    .check(z.maxLength(SKILLS_MOST)),
};

const optionList = z.array(text(OPTION_MOST)).check(z.maxLength(OPTIONS_MOST));

/** A question as visitors see it. */
export const askedQuestion = z.object({
  kind: z.enum(questionKinds),
  label: text(QUESTION_LABEL_MOST),
  isRequired: z.boolean(),
  options: optionList,
});

export const jobQuestions = z
  .array(z.extend(askedQuestion, { knockOut: optionList }))
  .check(z.maxLength(QUESTIONS_MOST));

export const jobFields = {
  ...advertFields,
  /** Left out for whoever may not see what a job pays; left out of a write, what is stored stays. */
  salaryMin: z.optional(salary.salaryMin),
  salaryMax: z.optional(salary.salaryMax),
  salaryCurrency: z.optional(salary.salaryCurrency),
  salaryPeriod: z.optional(salary.salaryPeriod),
  /** In which candidates read; null: as their browser asks. Left out of a write, what is stored stays. */
  language: z.optional(z.nullable(language)),
  /** Whose law its notices and steps follow; null: none. Left out of a write, what is stored stays. */
  jurisdiction: z.optional(z.nullable(z.enum(jurisdictions))),
  /** Of the bias audit that New York City asks for. Left out of a write, what is stored stays. */
  biasAuditUrl: z.optional(
    z.nullable(z.url({ protocol: /^https?$/ }).check(z.maxLength(AUDIT_URL_MOST))),
  ),
  biasAuditOn: z.optional(z.nullable(calendarDay)),
  /** Part of the public address; empty: made of the title. */
  slug: text(80),
  stages: z
    .array(
      z.object({
        /** Of a stage that is there already: it keeps its people under another name. */
        stageID: z.optional(id),
        name: text(60),
        kind: z.enum(stageKinds),
        /** Left out: no answer is promised. */
        replyWithinDays: z.optional(z.nullable(z.int().check(z.positive(), z.maximum(365)))),
      }),
    )
    .check(z.maxLength(STAGES_MOST)),
  team: z
    .array(z.object({ membershipID: id, role: z.enum(teamRoles) }))
    .check(z.maxLength(TEAM_MOST)),
  /** What the apply form asks, in order; left out: nothing. */
  questions: z.optional(jobQuestions),
};

export const jobBody = z.object(jobFields);
export type JobBody = z.output<typeof jobBody>;
