import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type Told = 'candidateID' | 'applicationID' | 'interviewScheduleID';

/** What webhooks were told of these, with what receivers answered; what waits is told no more. */
export async function forgetDeliveries(
  tx: Tx,
  companyId: number,
  told: Partial<Record<Told, readonly number[]>>,
): Promise<void> {
  for (const [field, ids] of Object.entries(told)) {
    if (ids.length === 0) continue;
    await sql`
      with gone as (
        delete from webhook_deliveries
         where company_id = ${companyId} and event <> 'candidate.erased'
           and (body::jsonb->'data'->>${field}::text)::bigint = any(${ids}) returning id)
      delete from webhook_outbox o using gone where o.owner_id = ${companyId} and o.delivery_id = gone.id`.execute(
      tx,
    );
  }
}
