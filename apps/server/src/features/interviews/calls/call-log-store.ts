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

/**
 * In the order of when it happened: that somebody left is written later than it was so. Without what those who decided
 * first said among interviewers, for whoever must not know their decision.
 */
export async function listCallLog(tx: Tx, { companyId, scheduleId }: LiveId): Promise<LogEntry[]> {
  const { rows } = await sql<LogEntry>`
    select e.id, e.kind, e.is_private, s.name, coalesce(e.body ->> 'text', '') as text, e.created_at
      from calls c
      join call_events e on e.company_id = c.company_id and e.call_id = c.id and e.kind not in ('signal', 'reaction')
      join call_seats s on s.company_id = e.company_id and s.id = e.from_seat_id
      join call_invitations i on i.company_id = s.company_id and i.id = s.invitation_id
     where c.company_id = ${companyId} and c.schedule_id = ${scheduleId}
       and not (e.is_private and app_is_blind_judge(c.schedule_id,
             -- Whoever came by the link of their mail had no account in the call.
             coalesce(s.account_id, (select a.id from accounts a where a.email = i.email))))
     order by e.created_at, e.id
     limit 5000`.execute(tx);
  return rows;
}
