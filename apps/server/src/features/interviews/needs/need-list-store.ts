import type { NeedState, Place } from '@candor/contract/interviews/need-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type Listed = {
  readonly id: number;
  readonly scheduleId: number;
  readonly candidateId: number;
  readonly candidateName: string;
  readonly jobTitle: string;
  readonly state: NeedState;
  readonly place: Place;
  readonly askedAt: Date;
  readonly replyBy: Date;
};

export type Show = 'waiting' | 'overdue' | 'answered' | undefined;

/** The same as the rule's, which a test holds it to. */
const placed = (now: Date) => sql`
  select n.id, n.schedule_id, n.state, n.asked_at, n.reply_by, n.company_id, s.candidate_id,
         coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email) as candidate_name,
         j.title as job_title,
         case when a.id is not null then 'begun'
              when s.cancelled_at is not null or s.closes_at <= ${now} then 'over'
              else 'waiting' end as place
    from needs n
    join interview_schedules s on s.company_id = n.company_id and s.id = n.schedule_id
    join candidates c on c.company_id = s.company_id and c.id = s.candidate_id
    join jobs j on j.company_id = s.company_id and j.id = s.job_id
    left join attempts a on a.company_id = s.company_id and a.schedule_id = s.id`;

const isWaiting = sql`(place = 'waiting' and state in ('open', 'confirming'))`;

export async function listAll(
  tx: Tx,
  {
    companyId,
    show,
    candidateId,
    now,
    limit,
    offset,
  }: {
    readonly companyId: number;
    readonly show: Show;
    /** Undefined: of everybody. */
    readonly candidateId: number | undefined;
    readonly now: Date;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly rows: Listed[]; readonly total: number }> {
  const shown = {
    waiting: isWaiting,
    overdue: sql`${isWaiting} and reply_by <= ${now}`,
    answered: sql`not ${isWaiting}`,
    all: sql`true`,
  }[show ?? 'all'];
  const whose = candidateId === undefined ? sql`true` : sql`s.candidate_id = ${candidateId}`;
  const found = sql`with placed as (${placed(now)} where n.company_id = ${companyId} and ${whose})`;
  const { rows } = await sql<Listed>`
    ${found} select * from placed where ${shown}
     order by ${isWaiting} desc, case when ${isWaiting} then reply_by end, id desc
     limit ${limit} offset ${offset}`.execute(tx);
  const counted = await sql<{ total: number }>`
    ${found} select count(*)::int as total from placed where ${shown}`.execute(tx);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Of a candidate, the newest of each interview. */
export async function listOfCandidate(
  tx: Tx,
  {
    companyId,
    candidateId,
    now,
  }: { readonly companyId: number; readonly candidateId: number; readonly now: Date },
): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    with placed as (${placed(now)} where n.company_id = ${companyId} and s.candidate_id = ${candidateId})
    select distinct on (schedule_id) * from placed order by schedule_id desc, id desc`.execute(tx);
  return rows;
}
