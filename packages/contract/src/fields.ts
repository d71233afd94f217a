import * as z from 'zod/mini';
import { languages } from './people/language-rules.ts';

/** Row ids are bigint identities that travel as JSON numbers. */
export const id = z.int().check(z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));
/** An id inside a path or a query string. */
export const idText = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,15}$/)),
  z.transform((text) => Number(text)),
);
/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime();
/** Milliseconds since 1970 in server time. */
export const epochMs = z.int().check(z.nonnegative(), z.maximum(8_640_000_000_000_000));
/** Secret of an emailed link: the company's id in base 36, a dot, 256 random bits in base64url. */
export const linkToken = z.string().check(z.regex(/^[0-9a-z]{1,12}\.[\w-]{43}$/));
export const uuid = z.uuid();
/** A count of milliseconds or bytes. */
export const amount = z.int().check(z.nonnegative());
/** Free text without NUL, which PostgreSQL cannot store. */
export const text = (most: number) =>
  z.string().check(
    z.maxLength(most),
    z.refine((value) => !value.includes('\u0000') && value.isWellFormed()),
  );
/** How many rows a list gives of which only the first are asked for. */
export const FEW_ROWS = 6;
/**
 * Asks a list for its first rows alone, as Ctrl+K shows them: nothing beyond them is read or counted. A node of the release
 * before replies with a whole page.
 */
export const few = z.optional(z.literal('yes'));
export const done = z.object({ done: z.literal(true) });

/** '2026-11-21': a day in whatever zone its reader thinks of. */
export const calendarDay = z.iso.date();

/** One that candidates read in. */
export const language = z.enum(languages);

export const readLanguage = {
  /**
   * What the candidate reads in: as they chose, else as the job has it; null: as the browser asks. A node of before says
   * nothing.
   */
  language: z.optional(z.nullable(language)),
};

/** In every language, so that whoever chooses another has it at once: a heading, and paragraphs below it. */
export const notice = z.record(language, z.array(z.string()));
