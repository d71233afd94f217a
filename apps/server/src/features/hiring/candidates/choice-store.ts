import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/**
 * Skills and tags in use, by walking the word index from one value to the next: a hundred look-ups, however many
 * candidates have them.
 */
async function valuesOf(tx: Tx, companyId: number, letter: 's' | 't'): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    with recursive found (word, place) as (
      (select w.word, 1 from candidate_words w
        where w.company_id = ${companyId} and w.word >= ${`${letter}:`} and w.word < ${`${letter};`}
        order by w.word limit 1)
      union all
      select (select w.word from candidate_words w
               where w.company_id = ${companyId} and w.word > f.word and w.word < ${`${letter};`}
               order by w.word limit 1), f.place + 1
        from found f where f.word is not null and f.place < 500
    )
    select word from found where word is not null`.execute(tx);
  return rows.map(({ word }) => word.slice(2));
}

async function countries(tx: Tx, companyId: number): Promise<string[]> {
  const { rows } = await sql<{ country: string }>`
    with recursive found (country) as (
      (select c.country from candidates c
        where c.company_id = ${companyId} and c.country is not null order by c.country limit 1)
      union all
      select (select c.country from candidates c
               where c.company_id = ${companyId} and c.country > f.country order by c.country limit 1)
        from found f where f.country is not null
    )
    select country from found where country is not null`.execute(tx);
  return rows.map(({ country }) => country);
}

async function jobs(tx: Tx, companyId: number) {
  const { rows } = await sql<{ jobID: number; title: string }>`
    select j.id as "jobID", j.title from jobs j
     where j.company_id = ${companyId} and j.status in ('open', 'paused', 'closed')
     order by j.updated_at desc, j.id desc limit 300`.execute(tx);
  return rows;
}

export async function readChoices(tx: Tx, companyId: number) {
  return {
    skills: await valuesOf(tx, companyId, 's'),
    tags: await valuesOf(tx, companyId, 't'),
    countries: await countries(tx, companyId),
    jobs: await jobs(tx, companyId),
  };
}
