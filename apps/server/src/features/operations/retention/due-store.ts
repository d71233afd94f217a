import {
  APPLICATION_KEPT_DAYS,
  type Kept,
  type RetentionKind,
  TALENT_POOL_DAYS,
} from '@candor/contract/operations/retention-rules';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { floorOfApplication, floorOfInterview, isKeptForDecision } from './law-floor-store.ts';

export type Due = {
  readonly id: number;
  readonly since: Date;
  readonly promised: number | null;
  readonly floor: number | null;
};

type Asked = { readonly companyId: number; readonly now: Date };

/** Of candidate `c`: an interview under way. Nothing of theirs goes meanwhile. */
const isRunning = sql`exists (
  select 1 from interview_schedules rs
    join attempts ra on ra.company_id = rs.company_id and ra.schedule_id = rs.id
   where rs.company_id = c.company_id and rs.candidate_id = c.id and ra.status = 'in-progress')`;

/** Of application `p`: an appeal that waits. What it is about stays until somebody answered, but not for ever. */
const isAppealing = (now: Date) => sql`exists (
  select from appeals op where op.company_id = p.company_id and op.application_id = p.id
     and op.ended_at is null and op.reply_by + interval '90 days' > ${now})`;

/** Of schedule `s`: the same of an application that it belongs to. */
const isAppealed = (now: Date) => sql`exists (
  select from applications p where p.company_id = s.company_id and p.candidate_id = s.candidate_id
     and (p.id = s.application_id or p.job_id = s.job_id) and ${isAppealing(now)})`;

const isFree = sql`c.held_at is null and not ${isRunning}`;

/** What is kept of each kind, since when, and what was promised: rows of (id, since, promised, floor). */
const sources: Readonly<Record<RetentionKind, (asked: Asked) => RawBuilder<Due>>> = {
  /**
   * By the schedule's id. What the candidate was told counts, even where the test says something else by now. Of a call
   * that was recorded twice, the later end counts.
   */
  recordings: ({ companyId }) => sql`
    select s.id, a.ended_at as since, a.told_recording_days as promised, null::int as floor
      from recordings r
      join attempts a on a.company_id = r.company_id and a.id = r.attempt_id and a.ended_at is not null
      join interview_schedules s on s.company_id = a.company_id and s.id = a.schedule_id
      join candidates c on c.company_id = s.company_id and c.id = s.candidate_id
     where r.company_id = ${companyId} and r.deleted_at is null and ${isFree}
    union all
    select s.id, max(o.ended_at), null::int, null::int
      from recordings r
      join recording_subjects o
        on o.company_id = r.company_id and o.subject = r.subject and o.subject_id = r.subject_id
      join interview_schedules s on s.company_id = o.company_id and s.id = o.schedule_id
      join candidates c on c.company_id = s.company_id and c.id = s.candidate_id
     where r.company_id = ${companyId} and r.subject in ('call-track', 'call-film') and r.deleted_at is null and ${isFree}
     group by s.id having bool_and(not o.is_running)`,
  'monitor-evidence': ({ companyId, now }) => sql`
    select a.id, a.ended_at as since, null::int as promised, ${floorOfInterview('monitor-evidence')} as floor
      from attempts a
      join interview_schedules s on s.company_id = a.company_id and s.id = a.schedule_id
      join candidates c on c.company_id = s.company_id and c.id = s.candidate_id
     where a.company_id = ${companyId} and a.ended_at is not null and a.evidence_deleted_at is null and ${isFree}
       and not ${isAppealed(now)} and not ${isKeptForDecision(now)}`,
  /** By the schedule's id; one that nobody began is over when its window closed. */
  interviews: ({ companyId, now }) => sql`
    select s.id, coalesce(a.ended_at, s.cancelled_at, s.closes_at) as since, null::int as promised,
           ${floorOfInterview('interviews')} as floor
      from interview_schedules s
      join candidates c on c.company_id = s.company_id and c.id = s.candidate_id
      left join attempts a on a.company_id = s.company_id and a.schedule_id = s.id
     where s.company_id = ${companyId} and (a.id is null or a.ended_at is not null) and ${isFree}
       and not ${isAppealed(now)} and not ${isKeptForDecision(now)}`,
  /**
   * Whoever agreed to the notice was promised a time; one that a colleague added was not. An interview after the decision,
   * or a form that was sent again, begins the time anew: both go with the application. An appeal that waits keeps it, but not
   * for ever.
   */
  applications: ({ companyId, now }) => sql`
    select p.id, ending.since,
           case when p.consent_id is not null then ${APPLICATION_KEPT_DAYS}::int end as promised,
           ${floorOfApplication(sql`ending.since`)} as floor
      from applications p
      join candidates c on c.company_id = p.company_id and c.id = p.candidate_id
     cross join lateral (select greatest(p.status_changed_at,
             (select max(coalesce(ea.ended_at, es.cancelled_at, es.closes_at)) from interview_schedules es
                left join attempts ea on ea.company_id = es.company_id and ea.schedule_id = es.id
               where es.company_id = p.company_id and es.candidate_id = p.candidate_id
                 and (es.job_id = p.job_id or es.application_id = p.id)),
             (select max(o.sent_at) from application_forms o
               where o.company_id = p.company_id and o.application_id = p.id)) as since) ending
     where p.company_id = ${companyId} and p.status in ('rejected', 'withdrawn')
       and p.status_changed_at is not null and ${isFree}
       and not ${isAppealing(now)}
       and not exists (select 1 from interview_schedules os
             where os.company_id = p.company_id and os.candidate_id = p.candidate_id and os.job_id = p.job_id
               and os.cancelled_at is null and os.closes_at > ${now}
               and not exists (select 1 from attempts oa where oa.company_id = os.company_id and oa.schedule_id = os.id))`,
  /**
   * People of whom nothing else is left. Who agreed to be kept is kept as long as that says; who applied and did not agree
   * goes at once; who was added by a colleague is kept since something happened last.
   */
  'talent-pool': ({ companyId }) => sql`
    select c.id, coalesce(pool.given_at, c.last_activity_at) as since,
           case when pool.given_at is not null then ${TALENT_POOL_DAYS}::int
                when exists (select 1 from candidate_consents o
                      where o.company_id = c.company_id and o.candidate_id = c.id) then 0 end as promised,
           null::int as floor
      from candidates c
      left join lateral (
        select max(k.given_at) as given_at from candidate_consents k
         where k.company_id = c.company_id and k.candidate_id = c.id and k.purpose = 'talent-pool'
           and k.withdrawn_at is null) pool on true
     where c.company_id = ${companyId} and c.held_at is null
       and not exists (select 1 from applications p where p.company_id = c.company_id and p.candidate_id = c.id)
       and not exists (select 1 from interview_schedules s where s.company_id = c.company_id and s.candidate_id = c.id)`,
  /** Mails to candidates that were sent or taken back, with their words. */
  messages: ({ companyId }) => sql`
    select m.id, coalesce(m.sent_at, m.cancelled_at) as since, null::int as promised, null::int as floor
      from planned_mails m
      join applications p on p.company_id = m.company_id and p.id = m.application_id
      join candidates c on c.company_id = p.company_id and c.id = p.candidate_id
     where m.company_id = ${companyId} and (m.sent_at is not null or m.cancelled_at is not null)
       and c.held_at is null`,
};

type Search = Asked & {
  readonly kind: RetentionKind;
  readonly days: number;
};

/** Days of 24 hours, as the rule counts them. */
const endsAt = (days: number) =>
  sql`since + greatest(least(${days}::int, promised), floor) * interval '24 hours'`;

/** The rows after `after` whose time has passed, by id, at most `most`. The rule has the last word on each. */
export async function findDue(
  tx: Tx,
  { kind, days, companyId, now }: Search,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select id, since, promised, floor from (${sources[kind]({ companyId, now })}) kept
     where id > ${after} and ${endsAt(days)} <= ${now}
     order by id limit ${most}`.execute(tx);
  return rows;
}

/** How many are due at `now`, and at `until`; both no more than `most`. */
export async function countDue(
  tx: Tx,
  { kind, days, companyId, now }: Search,
  { until, most }: { readonly until: Date; readonly most: number },
): Promise<{ readonly due: number; readonly soon: number }> {
  const ending = sql`select ${endsAt(days)} as ends from (${sources[kind]({ companyId, now })}) kept`;
  // Each look reads all that is kept of the kind, so that of a company with less than `most` one look does.
  const upTo = async (end: Date) => {
    const { rows } = await sql<{ due: number; soon: number }>`
      select count(*) as soon, count(*) filter (where ends <= ${now}) as due
        from (select ends from (${ending}) e where ends <= ${end} limit ${most}) s`.execute(tx);
    return rows[0] ?? { due: 0, soon: 0 };
  };
  const { soon, due } = await upTo(until);
  return { soon, due: soon < most ? due : (await upTo(now)).due };
}

export const keptOf = ({ since, promised, floor }: Due, days: number): Kept => ({
  ...{ since, days, promised, floor },
});

/** When each of these goes, by what is kept now; who is held back, or in the middle of an interview, loses nothing meanwhile. */
export async function findEnds(
  tx: Tx,
  { kind, days, companyId, now }: Search,
  ids: readonly number[],
): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; ends: Date }>`
    select id, ${endsAt(days)} as ends from (${sources[kind]({ companyId, now })}) kept
     where id = any(${ids}) and since is not null`.execute(tx);
  return new Map(rows.map(({ id, ends }) => [id, ends]));
}
