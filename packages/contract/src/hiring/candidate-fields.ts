import * as z from 'zod/mini';
import { KEYWORDS_MOST, SKILLS_ASKED_MOST, TAG_LONGEST } from './candidate-rules.ts';
import { amount, calendarDay, id, text } from '../fields.ts';
import { stageKinds } from './stage-rules.ts';
import { applicationSources, applicationStatuses } from './pipeline-rules.ts';

const years = z.int().check(z.minimum(0), z.maximum(80));
const percent = z.int().check(z.minimum(0), z.maximum(100));
const short = (most: number) => text(most).check(z.refine((value) => value.trim() !== ''));
/** A day that PostgreSQL knows too: there is no year 0. */
export const plainDay = calendarDay.check(z.refine((day) => day >= '1900-01-01'));
export const country = z.string().check(z.regex(/^[A-Z]{2}$/));
export const tag = short(TAG_LONGEST);
export const skillName = short(80);
const asked = (item: z.ZodMiniType<string>) =>
  z.optional(z.array(item).check(z.maxLength(SKILLS_ASKED_MOST)));

/** PY-4's filter. What is left out does not narrow; everything given must hold. */
export const candidateFilter = z.object({
  keywords: z.optional(text(KEYWORDS_MOST)),
  skills: asked(skillName),
  /** Whether one of the skills is enough. */
  skillsMatch: z.optional(z.enum(['all', 'any'])),
  experienceMin: z.optional(years),
  experienceMax: z.optional(years),
  city: z.optional(short(120)),
  country: z.optional(country),
  /** Can begin on this day; whoever said nothing about it is not found. */
  availableBy: z.optional(plainDay),
  jobID: z.optional(id),
  /** The three of one and the same application. */
  stageKind: z.optional(z.enum(stageKinds)),
  applicationStatus: z.optional(z.enum(applicationStatuses)),
  /**
   * What a report counted: of the newest 5,000 applications of these days, of the job and of jobs with this owner, those
   * from this source that came at least so far. Days in UTC, the last one included.
   */
  appliedFrom: z.optional(plainDay),
  appliedUntil: z.optional(plainDay),
  ownerID: z.optional(id),
  applicationSource: z.optional(z.enum(applicationSources)),
  reached: z.optional(z.enum([...stageKinds, 'hired'])),
  /** An active application whose promised answer is late. */
  reply: z.optional(z.literal('overdue')),
  /** An active application that nobody has opened. */
  unread: z.optional(z.literal('yes')),
  /** All of them. */
  tags: asked(tag),
  /** Percent of the last bot interview that ended. */
  scoreMin: z.optional(percent),
  scoreMax: z.optional(percent),
  activeSince: z.optional(plainDay),
});

const stage = z.object({
  applicationID: id,
  jobID: id,
  jobTitle: z.string(),
  stageName: z.string(),
  stageKind: z.enum(stageKinds),
  status: z.enum(applicationStatuses),
});
export const applicationStage = stage;

export const score = z.nullable(amount);
