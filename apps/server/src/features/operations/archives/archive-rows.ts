import { jobBody } from '@candor/contract/hiring/job-fields';
import type { ArchiveKind } from '@candor/contract/operations/archive-rules';
import { draftProblems } from '@candor/contract/hiring/job-rules';
import { calendarDay, text } from '@candor/contract/fields';
import * as z from 'zod/mini';

const short = text(400);
const long = text(20_000);
const words = z.array(short).check(z.maxLength(200));

/** As a page lets one be typed: an address of a stranger's becomes a link there. */
export const link = z.url({ protocol: /^https?$/ }).check(z.maxLength(500));
export const LINKS_MOST = 10;

const question = z.object({
  skill: text(80).check(z.minLength(1)),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  stem: long.check(z.minLength(1)),
  code: z.nullable(long),
  explanation: z.nullable(long),
  options: z.array(long).check(z.minLength(2), z.maxLength(4)),
  /** The place of the right one. */
  key: z.int().check(z.nonnegative(), z.maximum(3)),
});

/** Small letters, as addresses are kept here. */
const address = text(254).check(z.regex(/^[^\s@]+@[^\s@]+$/), z.toLowerCase());

const questionRow = question.check(z.refine(({ key, options }) => key < options.length));

const jobRow = z.object({
  /** Of this file alone: what its applications name it by. */
  ref: z.int(),
  status: z.enum(['draft', 'open', 'paused']),
  job: jobBody.check(z.refine((job) => Object.keys(draftProblems(job)).length === 0)),
});

const personRow = z.object({
  email: address,
  firstName: short,
  lastName: short,
  phone: short,
  city: short,
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
  headline: short,
  experienceYears: z.nullable(z.int().check(z.nonnegative(), z.maximum(80))),
  availableFrom: z.nullable(calendarDay),
  links: z.array(link).check(z.maxLength(LINKS_MOST)),
  skills: words,
  tags: words,
  sourceDetail: short,
  /** What every colleague reads, the oldest first. */
  notes: z.array(text(10_000).check(z.minLength(1))).check(z.maxLength(1000)),
});

const applicationRow = z.object({ job: z.int(), email: address, stage: short });

export const rowsOf = {
  questions: z.array(questionRow),
  jobs: z.array(jobRow),
  people: z.array(personRow),
  applications: z.array(applicationRow),
} as const satisfies Readonly<Record<ArchiveKind, z.core.$ZodType>>;

export type QuestionRow = z.output<typeof questionRow>;
export type JobRow = z.output<typeof jobRow>;
export type PersonRow = z.output<typeof personRow>;
export type ApplicationRow = z.output<typeof applicationRow>;

export type ArchiveRows = {
  readonly questions: readonly QuestionRow[];
  readonly jobs: readonly JobRow[];
  readonly people: readonly PersonRow[];
  readonly applications: readonly ApplicationRow[];
};
