import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { DecisionStep } from './decision-rules.ts';

export type DecidedInterview = {
  readonly scheduleId: number;
  readonly candidateId: number;
  readonly jobId: number;
  /** null before the start. */
  readonly attemptId: number | null;
  readonly endedAt: Date | null;
};

export async function findDecided(
  tx: Tx,
  companyId: number,
  scheduleId: number,
): Promise<DecidedInterview | undefined> {
  const { rows } = await sql<DecidedInterview>`
    select s.id as schedule_id, s.candidate_id, s.job_id, a.id as attempt_id, a.ended_at
      from interview_schedules s
      left join attempts a on a.company_id = s.company_id and a.schedule_id = s.id
     where s.company_id = ${companyId} and s.id = ${scheduleId}`.execute(tx);
  return rows[0];
}

/** Whoever decides holds the attempt until the commit, so that two do not write the same line. */
export async function lockAttempt(tx: Tx, companyId: number, attemptId: number): Promise<void> {
  await tx
    .selectFrom('attempts')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', attemptId)
    .forUpdate()
    .execute();
}

/** Whether an appeal keeps the decision on this interview from them: who does not read it does not add to it. */
export async function isKeptFrom(
  tx: Tx,
  companyId: number,
  { attemptId, accountId }: { readonly attemptId: number; readonly accountId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from attempts t
      join interview_schedules s on s.company_id = t.company_id and s.id = t.schedule_id
      join applications a on a.company_id = s.company_id and a.candidate_id = s.candidate_id
       and (a.id = s.application_id or a.job_id = s.job_id)
      join appeals p on p.company_id = a.company_id and p.application_id = a.id and p.ended_at is null
     where t.company_id = ${companyId} and t.id = ${attemptId} and ${accountId} <> all (p.first_deciders)
     limit 1`.execute(tx);
  return rows.length > 0;
}

export type DecisionLine = {
  readonly version: number;
  readonly decision: DecisionStep;
  readonly reason: string;
  readonly moveId: number | null;
  readonly decidedBy: string;
  readonly decidedAt: Date;
};

/** Newest first. */
export async function findDecisions(
  tx: Tx,
  companyId: number,
  attemptId: number,
): Promise<DecisionLine[]> {
  const { rows } = await sql<DecisionLine>`
    select d.version, d.decision, d.reason, d.move_id, d.decided_at,
           coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email) as decided_by
      from interview_decisions d
      join accounts p on p.id = d.account_id
     where d.company_id = ${companyId} and d.attempt_id = ${attemptId}
     order by d.version desc`.execute(tx);
  return rows;
}

export type NewDecision = {
  readonly companyId: number;
  readonly attemptId: number;
  readonly version: number;
  readonly decision: DecisionStep;
  readonly reason: string;
  readonly moveId: number | null;
  readonly accountId: number;
  readonly decidedAt: Date;
};

/** The line; a trigger keeps beside the attempt what stands by it. */
export async function insertDecision(tx: Tx, line: NewDecision): Promise<void> {
  await tx.insertInto('interviewDecisions').values(line).execute();
}

export type WaitingInterview = {
  readonly interviewScheduleID: number;
  readonly candidateName: string;
  readonly jobTitle: string;
};

/**
 * The undecided interview that ended next after this one; after the last one, the one that has waited longest. So
 * going on from each report shows every waiting one before any is shown again.
 */
export async function findNextWaiting(
  tx: Tx,
  companyId: number,
  from: Pick<DecidedInterview, 'attemptId' | 'endedAt'>,
): Promise<WaitingInterview | null> {
  const waiting = sql`
    select 1 as round, schedule_id, ended_at, id from attempts
     where company_id = ${companyId} and ended_at is not null and decision is null`;
  const { attemptId, endedAt } = from;
  const after =
    endedAt === null
      ? sql``
      : sql`(select 0 as round, schedule_id, ended_at, id from attempts
              where company_id = ${companyId} and ended_at is not null and decision is null
                and (ended_at, id) > (${endedAt}, ${attemptId})
              order by ended_at, id limit 1)
            union all`;
  const { rows } = await sql<WaitingInterview>`
    with found as materialized (
      select schedule_id from (
        ${after}
        (${waiting} and id is distinct from ${attemptId}::bigint order by ended_at, id limit 1)
      ) either order by round limit 1)
    select s.id as "interviewScheduleID", c.first_name || ' ' || c.last_name as candidate_name,
           j.title as job_title
      from found
      join interview_schedules s on s.company_id = ${companyId} and s.id = found.schedule_id
      join candidates c on c.company_id = s.company_id and c.id = s.candidate_id
      join jobs j on j.company_id = s.company_id and j.id = s.job_id`.execute(tx);
  return rows[0] ?? null;
}

/** At most `most`: a count of more is of no use to anybody and grows with the data. */
export async function countWaiting(
  tx: Tx,
  companyId: number,
  { except, most }: { readonly except: number | null; readonly most: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from attempts
       where company_id = ${companyId} and ended_at is not null and decision is null
         and id is distinct from ${except}::bigint
       limit ${most}) waiting`.execute(tx);
  return rows[0]?.count ?? 0;
}
