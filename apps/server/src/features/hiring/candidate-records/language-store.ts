import { isLanguage, type Language } from '@candor/contract/people/language-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type Person = { readonly companyId: number; readonly candidateId: number };

/** By whatever their reader knows: the job is that of an application or an interview, else the one they met last. */
type Whose =
  | (Person & { readonly jobId?: number | null | undefined })
  | { readonly companyId: number; readonly applicationId: number }
  | { readonly companyId: number; readonly scheduleId: number };

/** What a candidate reads in: as they chose, else as the job has it; null: nobody said. */
export async function findLanguage(tx: Tx, whose: Whose): Promise<Language | null> {
  const { rows } = await sql<{ language: string | null }>`
    select coalesce(c.language, j.language) as language
      from ${meetingOf(whose)} m
      join candidates c on c.company_id = ${whose.companyId} and c.id = m.candidate_id
      left join jobs j on j.company_id = c.company_id and j.id = m.job_id`.execute(tx);
  const tag = rows[0]?.language ?? null;
  // A newer node may know more of them.
  return tag !== null && isLanguage(tag) ? tag : null;
}

function meetingOf(whose: Whose) {
  const { companyId } = whose;
  if ('applicationId' in whose) {
    return sql`(select candidate_id, job_id from applications
                 where company_id = ${companyId} and id = ${whose.applicationId})`;
  }
  if ('scheduleId' in whose) {
    return sql`(select candidate_id, job_id from interview_schedules
                 where company_id = ${companyId} and id = ${whose.scheduleId})`;
  }
  const { candidateId, jobId = null } = whose;
  return sql`(select ${candidateId}::bigint as candidate_id, coalesce(${jobId}::bigint,
                (select job_id from applications
                  where company_id = ${companyId} and candidate_id = ${candidateId} order by id desc limit 1),
                (select job_id from interview_schedules
                  where company_id = ${companyId} and candidate_id = ${candidateId} order by id desc limit 1)) as job_id)`;
}

/** In which a mail to them is written. */
export const mailLanguage = async (tx: Tx, whose: Whose): Promise<Language> =>
  (await findLanguage(tx, whose)) ?? 'en';

/** What they chose; another choice takes its place. Gives what stood there, where that was another. */
export async function keepLanguage(
  tx: Tx,
  { companyId, candidateId }: Person,
  language: Language,
): Promise<{ readonly language: string | null } | undefined> {
  const before = await tx
    .selectFrom('candidates')
    .select('language')
    .where('companyId', '=', companyId)
    .where('id', '=', candidateId)
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined || before.language === language) return undefined;
  await tx
    .updateTable('candidates')
    .set({ language })
    .where('companyId', '=', companyId)
    .where('id', '=', candidateId)
    .execute();
  return before;
}
