import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type DueReplies = {
  readonly jobID: number;
  readonly title: string;
  readonly count: number;
  /** Of those, whose day has passed. */
  readonly late: number;
};

/**
 * How many active applications of each job were promised an answer in this time and were not told of before; people
 * of the sample data were promised nothing. Told in this transaction: what rolls back was never told.
 */
export async function takeDueReplies(
  tx: Tx,
  companyId: number,
  { after, until, now }: { readonly after: Date; readonly until: Date; readonly now: Date },
): Promise<DueReplies[]> {
  const { rows } = await sql<DueReplies>`
    with due as (
      update applications set reply_told_for = reply_by
       where company_id = ${companyId} and status = 'active' and reply_by is not null
         and reply_by > ${after} and reply_by <= ${until} and reply_told_for is distinct from reply_by
         and not exists (
           select from sample_parts p
            where p.company_id = applications.company_id and p.kind = 'candidate'
              and p.object_id = applications.candidate_id)
      returning job_id, reply_by)
    select d.job_id as "jobID", j.title, count(*)::int as count,
           count(*) filter (where d.reply_by < ${now})::int as late
      from due d
      join jobs j on j.company_id = ${companyId} and j.id = d.job_id
     group by d.job_id, j.title
     order by d.job_id`.execute(tx);
  return rows;
}
