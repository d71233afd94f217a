import type { LiveState } from '@candor/contract/interviews/appointment-rules';
import { FEW_ROWS } from '@candor/contract/fields';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { peopleNamed } from '../../../platform/database/people-by-name.ts';
import { type Appointment, appointmentColumns, appointmentTables } from './appointment-store.ts';

export const PAGE_SIZE = 25;

export type ListQuery = {
  readonly companyId: number;
  readonly now: Date;
  readonly search?: string | undefined;
  readonly state?: LiveState | undefined;
  readonly when?: 'today' | 'upcoming' | 'past' | 'to-be-scheduled' | 'waiting' | undefined;
  readonly jobID?: number | undefined;
  readonly applicationID?: number | undefined;
  readonly candidateID?: number | undefined;
  readonly page?: number | undefined;
  readonly few?: 'yes' | undefined;
};

export type Listed = Appointment & {
  readonly seats: readonly {
    readonly name: string;
    readonly answer: 'open' | 'accepted' | 'declined';
  }[];
};

const stateNow = (now: Date) =>
  sql`(case when p.state = 'booked' and p.ends_at <= ${now} then 'over' else p.state end)`;

function whenIs(when: NonNullable<ListQuery['when']>, now: Date): RawBuilder<unknown> {
  if (when === 'today') {
    return sql`p.state in ('booked', 'over') and (p.starts_at at time zone p.time_zone)::date
                 = (${now}::timestamptz at time zone p.time_zone)::date`;
  }
  if (when === 'upcoming') return sql`${stateNow(now)} = 'booked'`;
  if (when === 'past') return sql`${stateNow(now)} in ('over', 'cancelled', 'unable')`;
  const moves = (who: RawBuilder<unknown>) =>
    sql`${stateNow(now)} = 'booked' and p.move_waits_for in (${who})`;
  return when === 'waiting'
    ? sql`((p.state = 'asked' and p.asked_at is not null) or (${moves(sql`'candidate', 'interviewers'`)}))`
    : sql`(p.state = 'offered' or (${moves(sql`'company'`)}))`;
}

const orders: Readonly<Record<NonNullable<ListQuery['when']> | 'all', RawBuilder<unknown>>> = {
  today: sql`p.starts_at, p.schedule_id`,
  upcoming: sql`p.starts_at, p.schedule_id`,
  past: sql`p.starts_at desc nulls last, p.schedule_id desc`,
  'to-be-scheduled': sql`p.waiting_since nulls last, p.schedule_id`,
  waiting: sql`p.waiting_since nulls last, p.schedule_id`,
  all: sql`p.schedule_id desc`,
};

function conditions(query: ListQuery): RawBuilder<unknown> {
  const { companyId, now, search = '', state, when, jobID, applicationID, candidateID } = query;
  const all = [sql`p.company_id = ${companyId}`];
  if (search.trim() !== '') {
    all.push(sql`s.candidate_id in (${peopleNamed(companyId, search.trim())})`);
  }
  if (state !== undefined) all.push(sql`${stateNow(now)} = ${state}`);
  if (when !== undefined) all.push(sql`${whenIs(when, now)}`);
  if (jobID !== undefined) all.push(sql`s.job_id = ${jobID}`);
  if (applicationID !== undefined) all.push(sql`s.application_id = ${applicationID}`);
  if (candidateID !== undefined) all.push(sql`s.candidate_id = ${candidateID}`);
  return sql.join(all, sql` and `);
}

const seatNames = sql`
  coalesce((select jsonb_agg(jsonb_build_object('answer', t.answer, 'name', coalesce(
             (select coalesce(q.name, trim(a.first_name || ' ' || a.last_name)) from appointment_seat_people q
                join accounts a on a.id = q.account_id
               where q.company_id = t.company_id and q.seat_id = t.id and q.account_id = t.account_id),
             (select string_agg(coalesce(q.name, trim(a.first_name || ' ' || a.last_name)), ' / ' order by q.id)
                from appointment_seat_people q join accounts a on a.id = q.account_id
               where q.company_id = t.company_id and q.seat_id = t.id), '')) order by t.position)
             from appointment_seats t where t.company_id = p.company_id and t.schedule_id = p.schedule_id), '[]')`;

export async function listLive(
  tx: Tx,
  query: ListQuery,
): Promise<{ readonly rows: Listed[]; readonly total: number }> {
  const where = conditions(query);
  const isFew = query.few !== undefined;
  const size = isFew ? FEW_ROWS : PAGE_SIZE;
  const { rows } = await sql<Listed>`
    select ${appointmentColumns}, ${seatNames} as seats from ${appointmentTables}
     where ${where} order by ${orders[query.when ?? 'all']}
     limit ${size} offset ${((query.page ?? 1) - 1) * PAGE_SIZE}`.execute(tx);
  if (isFew) return { rows, total: rows.length };
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from appointments p
      join interview_schedules s on s.company_id = p.company_id and s.id = p.schedule_id
     where ${where}`.execute(tx);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** The jobs that have live interviews. */
export async function listLiveJobs(
  tx: Tx,
  companyId: number,
): Promise<{ readonly jobID: number; readonly title: string }[]> {
  const { rows } = await sql<{ jobID: number; title: string }>`
    select j.id as "jobID", j.title from jobs j
     where j.company_id = ${companyId} and exists (
       select from interview_schedules s join appointments p on p.company_id = s.company_id and p.schedule_id = s.id
        where s.company_id = j.company_id and s.job_id = j.id)
     order by j.title, j.id`.execute(tx);
  return rows;
}
