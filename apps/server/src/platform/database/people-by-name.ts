import { searchWords } from '@candor/contract/hiring/keyword-rules';
import { type RawBuilder, sql } from 'kysely';

/** No character sorts behind this one. */
const LAST = '\u{10FFFF}';

/** A text as a pattern finds it anywhere. */
export const patternOf = (text: string): string =>
  `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * A query of the company's candidates in whose name or address a word begins like this (the 'n:' words of migration
 * 0041): by an index, where LIKE would read them all. With signs in it (o'brien, ada@corp) its parts are found first,
 * and then it must stand there as it was written.
 */
export function peopleNamed(companyId: number, text: string): RawBuilder<unknown> {
  const words = searchWords(text);
  const last = words.at(-1);
  if (last === undefined) return sql`select null::bigint where false`;
  const sets = words.map((word, n) =>
    n === words.length - 1 ? beginning(companyId, word) : exactly(companyId, word),
  );
  if (words.length === 1 && last === text.toLowerCase()) return sql`${sets[0]}`;
  const all = sets.map((set) => sql`p.id in (${set})`);
  return sql`select p.id from candidates p
    where p.company_id = ${companyId} and ${sql.join(all, sql` and `)}
      and p.search_text like ${patternOf(text)}`;
}

const exactly = (companyId: number, word: string) => sql`
  select w.candidate_id from candidate_words w
   where w.company_id = ${companyId} and w.word = ${`n:${word}`}`;

const beginning = (companyId: number, word: string) => sql`
  select w.candidate_id from candidate_words w
   where w.company_id = ${companyId} and w.word >= ${`n:${word}`} and w.word < ${`n:${word}${LAST}`}`;
