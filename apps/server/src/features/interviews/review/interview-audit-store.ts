import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type AuditLine = {
  readonly action: string;
  /** null: the candidate, or the product itself. */
  readonly by: string | null;
  readonly at: Date;
};

const MOST_LINES = 200;

/** What the audit log holds of an interview and of what belongs to it, newest first. */
export async function findAudit(
  tx: Tx,
  companyId: number,
  { scheduleId, attemptId }: { readonly scheduleId: number; readonly attemptId: number | null },
): Promise<AuditLine[]> {
  const { rows } = await sql<AuditLine>`
    with objects (kind, id) as materialized (
      select 'interview', ${String(scheduleId)}::text
      union all select 'interview-schedule', ${String(scheduleId)}::text
      union all select 'attempt', ${String(attemptId ?? 0)}::text
      union all select 'recording', id::text from recordings
       where company_id = ${companyId} and attempt_id = ${attemptId ?? 0}
      union all select 'recording-share', id::text from recording_shares
       where company_id = ${companyId} and schedule_id = ${scheduleId}
      union all select 'proctoring-verdict', id::text from proctoring_verdicts
       where company_id = ${companyId} and attempt_id = ${attemptId ?? 0})
    select l.action, l.occurred_at as at,
           coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email) as by
      from objects o
      join audit_log l on l.company_id = ${companyId} and l.object_kind = o.kind and l.object_id = o.id
      left join accounts p on p.id = l.actor_account_id
     where l.action <> 'interview.decided' or ${attemptId ?? 0} <> all ((select app_blind_attempts())::bigint[])
     order by l.occurred_at desc, l.seq desc
     limit ${MOST_LINES}`.execute(tx);
  return rows;
}
