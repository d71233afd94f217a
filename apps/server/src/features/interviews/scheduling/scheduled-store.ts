import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { candidateZone } from './candidate-zone-store.ts';
import type { LinkFacts } from './link-rules.ts';
import type { Accommodations } from './schedule-store.ts';

export type Scheduled = LinkFacts & {
  readonly id: number;
  readonly jobId: number;
  readonly candidateId: number;
  readonly blueprintName: string;
  readonly blueprintMinutes: number;
  readonly jobTitle: string;
  readonly companyName: string;
  readonly jurisdiction: string | null;
  readonly biasAuditUrl: string | null;
  readonly biasAuditOn: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly opensAt: Date;
  readonly createdAt: Date;
  readonly invitedBy: string;
  readonly timeZone: string;
  /** As the candidate said it last, for a live interview. */
  readonly candidateZone: string | null;
  readonly reminderHours: number[];
  readonly accommodations: Accommodations;
  readonly cancelReason: string | null;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly lastPostedAt: Date | null;
  readonly calendarSequence: number;
};

/**
 * Makes every deed wait its turn behind a start, and a start behind the deed: both lock this row first. Read the
 * interview in a later statement, which sees what the one before has committed.
 */
export async function lockScheduled(tx: Tx, companyId: number, id: number): Promise<void> {
  await tx
    .selectFrom('interviewSchedules')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
}

/** undefined when the company has no such interview. */
export async function findScheduled(
  tx: Tx,
  companyId: number,
  id: number,
): Promise<Scheduled | undefined> {
  const { rows } = await sql<Scheduled>`
    select s.id, s.job_id, s.candidate_id, b.name as blueprint_name, b.minutes as blueprint_minutes,
           j.title as job_title, j.jurisdiction, j.bias_audit_url, j.bias_audit_on, o.name as company_name, c.first_name, c.last_name, c.email,
           s.opens_at, s.closes_at, s.created_at, s.time_zone, s.reminder_hours, s.accommodations,
           s.cancelled_at, s.cancel_reason, s.calendar_sequence, a.status as attempt_status, a.started_at, a.ended_at,
           (${candidateZone(sql.ref('s.companyId'), sql.ref('s.candidateId'))}) as candidate_zone,
           coalesce(trim(y.first_name || ' ' || y.last_name), '') as invited_by,
           (select min(l.opened_at) from links l
             where l.company_id = s.company_id and l.schedule_id = s.id) as opened_at,
           (select max(m.posted_at) from interview_mails m
             where m.company_id = s.company_id and m.schedule_id = s.id) as last_posted_at
      from interview_schedules s
      join blueprints b on b.company_id = s.company_id and b.id = s.blueprint_id
      join jobs j on j.company_id = s.company_id and j.id = s.job_id
      join candidates c on c.company_id = s.company_id and c.id = s.candidate_id
      join companies o on o.company_id = s.company_id
      left join accounts y on y.id = s.created_by_account_id
      left join attempts a on a.company_id = s.company_id and a.schedule_id = s.id
     where s.company_id = ${companyId} and s.id = ${id}`.execute(tx);
  return rows[0];
}

type Change =
  | { readonly closesAt: Date; readonly timeZone: string; readonly calendarSequence: number }
  | {
      readonly cancelledAt: Date;
      readonly cancelReason: string;
      readonly cancelledBy: number;
      readonly calendarSequence: number;
    }
  | { readonly accommodations: Accommodations };

export async function changeScheduled(
  tx: Tx,
  {
    companyId,
    id,
    change,
  }: { readonly companyId: number; readonly id: number; readonly change: Change },
): Promise<void> {
  await tx
    .updateTable('interviewSchedules')
    .set(
      'accommodations' in change
        ? { accommodations: JSON.stringify(change.accommodations) }
        : change,
    )
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}
