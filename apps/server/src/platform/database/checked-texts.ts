// The words that a text column may hold, read from the checks of the database.
import { Client } from 'pg';
import type { Connection } from './connection.ts';

type Check = {
  readonly path: string;
  readonly definition: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
};

/** Types of the columns that a check holds to a list, by `table.column`, as kysely-codegen takes them. */
export async function readCheckedTexts(owner: Connection): Promise<Record<string, string>> {
  const client = new Client(owner);
  await client.connect();
  try {
    const { rows } = await client.query<Check>(`
      select t.relname || '.' || a.attname as path, pg_get_constraintdef(c.oid) as definition,
             not a.attnotnull as "isNullable", a.atthasdef as "hasDefault"
        from pg_constraint c
        join pg_class t on t.oid = c.conrelid and not t.relispartition
        join pg_attribute a on a.attrelid = t.oid and c.conkey = array[a.attnum]
       where c.contype = 'c' and c.convalidated and t.relnamespace = 'public'::regnamespace
       order by path`);
    return Object.fromEntries(
      rows.flatMap((check) => {
        const words = wordsOf(check.definition);
        return words === null ? [] : [[check.path, typeOf(words, check)]];
      }),
    );
  } finally {
    await client.end();
  }
}

/** PostgreSQL writes `x in ('a', 'b')` and `x in ('a')` as these; every other check says less than a list. */
const listCheck =
  /^CHECK \(\(\w+ = (?:ANY \(ARRAY\[((?:'[^']+'::text(?:, )?)+)\]\)|('[^']+'::text))\)\)$/;

export function wordsOf(definition: string): string[] | null {
  const [, several, one] = listCheck.exec(definition) ?? [];
  const list = several ?? one;
  return list === undefined
    ? null
    : list.split(', ').map((word) => word.slice(1, -"'::text".length));
}

function typeOf(words: readonly string[], { isNullable, hasDefault }: Check): string {
  const union = [...words.map((word) => `'${word}'`), ...(isNullable ? ['null'] : [])].join(' | ');
  return hasDefault ? `Generated<${union}>` : union;
}
