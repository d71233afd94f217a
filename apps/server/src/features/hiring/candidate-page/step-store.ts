import type { PageStepKind } from '@candor/contract/hiring/candidate-page-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type Whose = { readonly companyId: number; readonly candidateId: number };

export type Step = {
  readonly kind: PageStepKind;
  readonly subjectId: number;
  readonly title: string;
  readonly at: Date | null;
  /** Of an interview by link that cannot be begun yet. */
  readonly opensAt: Date | null;
  /** Of a live interview: how its times are found, and whether another than the booked one is looked for. */
  readonly beginning: 'candidate-offers' | 'candidate-picks' | null;
  readonly isMove: boolean;
};

const MOST = 50;
/** A message that was not answered for so long needs no answer. */
const ANSWERED_WITHIN_DAYS = 30;

/** A rejection whose letter has not left: to the candidate nothing has happened, as in `ownState`. */
const isUntold = sql`(a.status = 'rejected' and exists (select from planned_mails w
  where w.company_id = a.company_id and w.application_id = a.id and w.sent_at is null and w.cancelled_at is null))`;

/** An interview goes with its application, where it has one: over for the candidate, it waits for nobody. */
const isOfEnded = sql`exists (select from applications a
  where a.company_id = s.company_id and a.id = s.application_id and a.status in ('rejected', 'withdrawn') and not ${isUntold})`;

/** What waits for the candidate, or takes place: what is first said first. */
export async function listSteps(
  tx: Tx,
  { companyId, candidateId }: Whose,
  now: Date,
): Promise<Step[]> {
  const { rows } = await sql<Step>`
    select * from (
      select 'interview' as kind, s.id as subject_id, j.title, s.closes_at as at,
             case when s.opens_at > ${now} then s.opens_at end as opens_at, null as beginning, false as is_move, 1 as place
        from interview_schedules s
        join jobs j on j.company_id = s.company_id and j.id = s.job_id
        left join attempts a on a.company_id = s.company_id and a.schedule_id = s.id
       where s.company_id = ${companyId} and s.candidate_id = ${candidateId} and s.kind = 'bot' and s.cancelled_at is null
         and (a.status = 'in-progress' or (a.id is null and s.closes_at > ${now} and not ${isOfEnded}))
      union all
      select 'offer', f.id, j.title, f.expires_at, null, null, false, 2
        from offers f
        join applications a on a.company_id = f.company_id and a.id = f.application_id
        join jobs j on j.company_id = a.company_id and j.id = a.job_id
       where f.company_id = ${companyId} and a.candidate_id = ${candidateId} and f.state = 'sent' and f.expires_at > ${now}
         and (a.status not in ('rejected', 'withdrawn') or ${isUntold})
         and not exists (select from offers o where o.company_id = f.company_id
                            and o.application_id = f.application_id and o.state = 'accepted')
      union all
      select case when p.state = 'asked' or p.move_waits_for = 'candidate' then 'times' else 'join' end, p.schedule_id, j.title,
             case when p.state = 'booked' then p.starts_at end, null, p.beginning, p.state = 'booked' and p.move_by = 'company',
             case when p.state = 'asked' or p.move_waits_for = 'candidate' then 3 else 4 end
        from appointments p
        join interview_schedules s on s.company_id = p.company_id and s.id = p.schedule_id
        join jobs j on j.company_id = s.company_id and j.id = s.job_id
       where p.company_id = ${companyId} and s.candidate_id = ${candidateId} and p.asked_at is not null
         and s.cancelled_at is null and not ${isOfEnded} and (p.state = 'asked' or (p.state = 'booked' and p.ends_at > ${now}))
      union all
      select 'message', t.id, t.subject, null, null, null, false, 5
        from message_threads t
        join lateral (
          select m.direction, m.state, m.sent_at from messages m
           where m.company_id = t.company_id and m.thread_id = t.id and m.state in ('sent', 'received') and not m.is_automatic
           order by m.id desc limit 1) last on last.direction = 'out'
        left join applications a on a.company_id = t.company_id and a.id = t.application_id
       where t.company_id = ${companyId} and t.candidate_id = ${candidateId}
         and last.sent_at > ${now}::timestamptz - make_interval(days => ${ANSWERED_WITHIN_DAYS})
         and (a.id is null or a.status in ('active', 'hired') or ${isUntold})
    ) steps
    order by place, at nulls last, subject_id limit ${MOST}`.execute(tx);
  return rows;
}
