import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type DueReplies = {
  readonly jobID: number;
  readonly title: string;
  readonly count: number;
};

/** How many active applications of each job were promised an answer in this time. */
export async function findDueReplies(
  tx: Tx,
  companyId: number,
  { after, until }: { readonly after: Date; readonly until: Date },
): Promise<DueReplies[]> {
  const { rows } = await sql<DueReplies>`
    select a.job_id as "jobID", j.title, count(*)::int as count
      from applications a
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
     where a.company_id = ${companyId} and a.status = 'active' and a.reply_by is not null
       and a.reply_by > ${after} and a.reply_by <= ${until}
     group by a.job_id, j.title
     order by a.job_id`.execute(tx);
  return rows;
}
