import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type LiveId = { readonly companyId: number; readonly scheduleId: number };

export type LogEntry = {
  readonly id: number;
  readonly kind: 'chat' | 'joined' | 'left';
  readonly isPrivate: boolean;
  readonly name: string;
  readonly text: string;
  readonly createdAt: Date;
};

/** In the order of when it happened: that somebody left is written later than it was so. */
export async function listCallLog(tx: Tx, { companyId, scheduleId }: LiveId): Promise<LogEntry[]> {
  const { rows } = await sql<LogEntry>`
    select e.id, e.kind, e.is_private, s.name, coalesce(e.body ->> 'text', '') as text, e.created_at
      from calls c
      join call_events e on e.company_id = c.company_id and e.call_id = c.id and e.kind not in ('signal', 'reaction')
      join call_seats s on s.company_id = e.company_id and s.id = e.from_seat_id
     where c.company_id = ${companyId} and c.schedule_id = ${scheduleId}
     order by e.created_at, e.id
     limit 5000`.execute(tx);
  return rows;
}
