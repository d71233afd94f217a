import { isLanguage, type Language } from '@candor/contract/people/language-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type Whose = {
  readonly companyId: number;
  readonly candidateId: number;
  /** What it is about; left out: the job that they applied for last. */
  readonly jobId?: number | undefined;
};

/** What a candidate reads in: as they chose, else as the job has it; null: nobody said. */
export async function findLanguage(
  tx: Tx,
  { companyId, candidateId, jobId }: Whose,
): Promise<Language | null> {
  const job =
    jobId === undefined
      ? sql`(select a.job_id from applications a
              where a.company_id = c.company_id and a.candidate_id = c.id
              order by a.id desc limit 1)`
      : sql`${jobId}`;
  const { rows } = await sql<{ language: string | null }>`
    select coalesce(c.language,
             (select j.language from jobs j where j.company_id = c.company_id and j.id = ${job})) as language
      from candidates c where c.company_id = ${companyId} and c.id = ${candidateId}`.execute(tx);
  const tag = rows[0]?.language ?? null;
  // A newer node may know more of them.
  return tag !== null && isLanguage(tag) ? tag : null;
}

/** In which a mail to them is written. */
export const mailLanguage = async (tx: Tx, whose: Whose): Promise<Language> =>
  (await findLanguage(tx, whose)) ?? 'en';

/** What they chose; another choice takes its place. */
export async function keepLanguage(
  tx: Tx,
  { companyId, candidateId }: Whose,
  language: Language,
): Promise<void> {
  await tx
    .updateTable('candidates')
    .set({ language })
    .where('companyId', '=', companyId)
    .where('id', '=', candidateId)
    .where((of) => of.or([of('language', 'is', null), of('language', '<>', language)]))
    .execute();
}
