import { jobBody } from '@candor/contract/hiring/job-fields';
import type { ArchiveKind } from '@candor/contract/operations/archive-rules';
import { saveMailTemplates } from '@candor/contract/hiring/mail-templates';
import { keepMessageTemplate } from '@candor/contract/hiring/messages';
import { createOfferTemplate } from '@candor/contract/hiring/offer-templates';
import { saveRejectionReasons, saveStageTemplate } from '@candor/contract/hiring/pipeline-settings';
import { createKit } from '@candor/contract/interviews/kits';
import {
  QUESTION_LABEL_MOST,
  QUESTIONS_MOST,
  questionKinds,
} from '@candor/contract/hiring/job-question-rules';
import { TOLD_REASONS_MOST } from '@candor/contract/hiring/pipeline-rules';
import { draftProblems } from '@candor/contract/hiring/job-rules';
import { text } from '@candor/contract/fields';
import * as z from 'zod/mini';
import { address, day, instant, link, LINKS_MOST, long, ref, short, words } from './row-fields.ts';
import { settingRow } from './setting-rows.ts';
import { testRow } from './blueprint-rows.ts';

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

const questionRow = question.check(z.refine(({ key, options }) => key < options.length));

const jobRow = z.object({
  ref,
  status: z.enum(['draft', 'open', 'paused', 'closed']),
  job: jobBody.check(z.refine((job) => Object.keys(draftProblems(job)).length === 0)),
});

const personRow = z.object({
  ref,
  email: address,
  firstName: short,
  lastName: short,
  phone: short,
  city: short,
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
  headline: short,
  experienceYears: z.nullable(z.int().check(z.nonnegative(), z.maximum(80))),
  availableFrom: z.nullable(day),
  links: z.array(link).check(z.maxLength(LINKS_MOST)),
  skills: words,
  tags: words,
  sourceDetail: short,
});

const noteRow = z.object({
  ref,
  email: address,
  person: z.optional(ref),
  text: text(12_000).check(z.minLength(1)),
  at: instant,
  /** Empty where the text says it. */
  author: short,
});

/** A step that was not taken back. Who took it is nobody here. */
const applicationMove = z.object({
  kind: z.enum(['applied', 'moved', 'rejected', 'withdrawn', 'hired', 'reopened']),
  at: instant,
  fromStage: z.nullable(short),
  toStage: z.nullable(short),
  fromStatus: z.nullable(short),
  toStatus: z.enum(['active', 'rejected', 'withdrawn', 'hired']),
  reason: long,
  /** As the candidate was told them. Older files do not say it. */
  toldReasons: z.optional(text(TOLD_REASONS_MOST).check(z.minLength(1))),
});

const applicationAnswer = z.object({
  kind: z.enum(questionKinds),
  label: text(QUESTION_LABEL_MOST),
  answer: z.union([long, z.number(), z.array(short).check(z.maxLength(200))]),
  isKnockOut: z.boolean(),
});

const application = z.object({
  job: ref,
  email: address,
  /** Whose address may have been corrected since. Older files do not say it. */
  person: z.optional(ref),
  stage: short,
  appliedAt: instant,
  coverLetter: long,
  status: z.enum(['active', 'rejected', 'withdrawn', 'hired']),
  /** When it was decided. */
  endedAt: z.nullable(instant),
  isKnockedOut: z.boolean(),
  /** Its job was closed where it comes from: it may stand in one that is closed here. */
  isJobOver: z.boolean(),
  moves: z.array(applicationMove).check(z.maxLength(1000)),
  answers: z.array(applicationAnswer).check(z.maxLength(QUESTIONS_MOST)),
});

/** The days of retention count from the day of a decision: one without it would be kept for ever. */
const applicationRow = application.check(
  z.refine(({ status, endedAt }) => (status === 'active') === (endedAt === null)),
);

const fileRow = z.object({
  ref,
  email: address,
  person: z.optional(ref),
  kind: z.enum(['cv', 'other']),
  fileName: text(255).check(z.minLength(1)),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  at: instant,
});

/** As the endpoint takes it that keeps such words. */
const templateRow = z.discriminatedUnion('what', [
  z.object({ what: z.literal('mail'), body: saveMailTemplates.body }),
  z.object({ what: z.literal('message'), body: keepMessageTemplate.body }),
  z.object({ what: z.literal('offer'), body: createOfferTemplate.body }),
  z.object({ what: z.literal('stages'), body: saveStageTemplate.body }),
  z.object({ what: z.literal('reasons'), body: saveRejectionReasons.body }),
  z.object({ what: z.literal('kit'), body: createKit.body }),
]);

export const rowOf = {
  settings: settingRow,
  templates: templateRow,
  questions: questionRow,
  tests: testRow,
  jobs: jobRow,
  people: personRow,
  notes: noteRow,
  applications: applicationRow,
  files: fileRow,
} as const satisfies Readonly<Record<ArchiveKind, z.core.$ZodType>>;

export type RowOf<K extends ArchiveKind> = z.output<(typeof rowOf)[K]>;
export type SettingRow = RowOf<'settings'>;
export type TemplateRow = RowOf<'templates'>;
export type QuestionRow = RowOf<'questions'>;
export type JobRow = RowOf<'jobs'>;
export type PersonRow = RowOf<'people'>;
export type NoteRow = RowOf<'notes'>;
export type ApplicationRow = RowOf<'applications'>;
export type TestRow = RowOf<'tests'>;
export type FileRow = RowOf<'files'>;
