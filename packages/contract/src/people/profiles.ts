import * as z from 'zod/mini';
import { id, instant, text } from '../fields.ts';
import {
  DOCUMENT_MOST_BYTES,
  endProblem,
  filledProblem,
  isMonth,
  isTimeZone,
  languageLevels,
  LIST_MOST,
  NAME_MOST,
  ownPhoneProblem,
  repeatedProblem,
} from './person-rules.ts';

/** Shapes that the registrations of candidates and interviewers have in common. */

export const filled = (what: string, most = NAME_MOST) =>
  text(most).check(
    z.refine((value) => filledProblem(value, what, most) === null, {
      error: (issue) => filledProblem(String(issue.input), what, most) ?? undefined,
    }),
  );

export const person = z.object({
  firstName: filled('your first name'),
  lastName: filled('your last name'),
  phone: text(40).check(z.refine((value) => ownPhoneProblem(value) === null)),
  /** ISO 3166-1, two letters. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  city: filled('your city'),
  /** IANA name. */
  timeZone: text(60).check(z.refine(isTimeZone)),
});
export type Person = z.output<typeof person>;

export const examplePerson = {
  firstName: 'Maya',
  lastName: 'Lindqvist',
  phone: '+46 70 000 00 00',
  country: 'SE',
  city: 'Uppsala',
  timeZone: 'Europe/Stockholm',
};

const month = z.string().check(z.refine(isMonth));
const isInOrder = ({ started, ended }: { started: string; ended: string | null }) =>
  endProblem(started, ended) === null;

export const education = z
  .object({
    school: filled('the school', 120),
    degree: filled('the degree', 120),
    field: text(120),
    started: month,
    ended: z.nullable(month),
  })
  .check(z.refine(isInOrder, { path: ['ended'] }));
export type Education = z.output<typeof education>;

export const employment = z
  .object({
    employer: filled('the employer', 120),
    title: filled('your title', 120),
    started: month,
    /** null while it lasts. */
    ended: z.nullable(month),
  })
  .check(z.refine(isInOrder, { path: ['ended'] }));
export type Employment = z.output<typeof employment>;

export const skill = z.object({ name: filled('the skill', 60), rating: z.nullable(rating()) });
export const ratedSkill = z.object({ name: filled('the skill', 60), rating: rating() });
export type Skill = z.output<typeof skill>;

/** 1 knows of it, 5 teaches it. */
function rating() {
  return z.int().check(z.minimum(1), z.maximum(5));
}

export const language = z.object({
  name: filled('the language', 60),
  level: z.enum(languageLevels),
});
export type Language = z.output<typeof language>;

/** A short list in which no name stands twice. */
export const namedOnce = <T extends z.ZodMiniType<{ name: string }>>(item: T) =>
  z.array(item).check(
    z.maxLength(LIST_MOST),
    z.refine(
      (items) =>
        repeatedProblem(
          items.map(({ name }) => name),
          'name',
        ) === null,
    ),
  );
export const shortList = <T extends z.ZodMiniType>(item: T) =>
  z.array(item).check(z.maxLength(LIST_MOST));

/** Half-typed content of one step, as the page wrote it: judged when the step is handed in. */
export const draft = text(40_000);
/** What was typed last, and when the server kept it. */
export const keptDraft = z.object({ content: draft, savedAt: instant });
export const drafts = z.object({
  person: z.optional(keptDraft),
  second: z.optional(keptDraft),
  third: z.optional(keptDraft),
});

export const storedDocument = z.object({
  documentID: id,
  fileName: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  uploadedAt: instant,
});
export type StoredDocument = z.output<typeof storedDocument>;

/** Characters of base64 that the largest document has. */
const base64Most = Math.ceil(DOCUMENT_MOST_BYTES / 3) * 4;
export const upload = {
  fileName: filled('the name of the file', 200),
  /** Somewhat more than is allowed gets through, to be refused with words about its size. */
  base64: z.string().check(z.maxLength(base64Most + 1024), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
};
export const UPLOAD_BODY_LIMIT = base64Most + 64 * 1024;
/** `file_refused`: too large, or by its bytes none of the kinds that are taken here. */
export const uploadErrors = { file_refused: 422 } as const;
