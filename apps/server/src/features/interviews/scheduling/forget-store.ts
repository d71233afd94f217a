import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** The reply to an invitation, kept for whoever asks again, says who was invited. */
export async function forgetRequests(
  tx: Tx,
  companyId: number,
  addresses: readonly string[],
): Promise<void> {
  await sql`
    delete from schedule_requests r where r.company_id = ${companyId}
       and exists (select from jsonb_path_query(r.reply, 'strict $.**') as value
                    where jsonb_typeof(value) = 'string' and lower(value #>> '{}') = any(${addresses}))`.execute(
    tx,
  );
}

/** Interviews of which nothing else is left. */
export async function deleteScheduleRows(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`delete from interview_schedules where company_id = ${companyId} and id = any(${ids})`.execute(
    tx,
  );
}
