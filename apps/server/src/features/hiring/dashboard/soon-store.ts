import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { inMine, type Whose } from './mine-store.ts';

/** How many of each list are shown, and where counting them ends. */
const SHOWN = 8;
const MOST_COUNTED = 100;
const CLOSING_HOURS = 48;
const DAY = 24 * 3_600_000;

type Reply = {
  readonly applicationID: number;
  readonly version: number;
  readonly candidateID: number;
  readonly jobID: number;
  readonly candidateName: string;
  readonly jobTitle: string;
  readonly stage: string;
  readonly replyBy: Date;
  /** It was promised later before: not again. */
  readonly isMoved: boolean;
};

type Newcomer = {
  readonly applicationID: number;
  readonly candidateID: number;
  readonly jobID: number;
  readonly candidateName: string;
  readonly jobTitle: string;
  readonly appliedAt: Date;
};

/** Promises that have passed, the oldest first. */
export const findOverdue = (tx: Tx, whose: Whose, now: Date) =>
  findReplies(tx, whose, sql`reply_by < ${now}`);

/** Promises that end within a day. */
export const findSoon = (tx: Tx, whose: Whose, now: Date) =>
  findReplies(tx, whose, sql`reply_by >= ${now} and reply_by <= ${new Date(now.getTime() + DAY)}`);

async function findReplies(tx: Tx, whose: Whose, isDue: RawBuilder<unknown>) {
  const { companyId } = whose;
  const promised = sql`
    company_id = ${companyId} and status = 'active' and reply_by is not null and ${isDue}
      and ${inMine(sql`job_id`, whose)}`;
  const { rows } = await sql<Reply>`
    with first as materialized (
      select id, version, candidate_id, job_id, stage_id, reply_by, reply_moved_from from applications
       where ${promised}
       order by reply_by limit ${SHOWN})
    select a.id as "applicationID", a.version, a.candidate_id as "candidateID", a.job_id as "jobID",
           a.reply_by, a.reply_moved_from is not null as is_moved, t.name as stage,
           c.first_name || ' ' || c.last_name as candidate_name, j.title as job_title
      from first a
      join candidates c on c.company_id = ${companyId} and c.id = a.candidate_id
      join jobs j on j.company_id = ${companyId} and j.id = a.job_id
      join job_stages t on t.company_id = ${companyId} and t.id = a.stage_id
     order by a.reply_by, a.id`.execute(tx);
  const counted = await sql<{ count: number }>`
    select least(count(distinct candidate_id), ${MOST_COUNTED}::bigint) as count from (
      select candidate_id from applications
       where ${promised}
       limit ${MOST_COUNTED * 10}) counted`.execute(tx);
  // People, as the list counts them; ten late answers to each would be many.
  return { rows, total: counted.rows[0]?.count ?? 0 };
}

/** Applications that nobody has opened, the newest first. */
export async function findUnread(tx: Tx, whose: Whose) {
  const { companyId } = whose;
  const isUnread = sql`
    company_id = ${companyId} and is_unread and status = 'active' and ${inMine(sql`job_id`, whose)}`;
  const { rows } = await sql<Newcomer>`
    with first as materialized (
      select id, candidate_id, job_id, applied_at from applications
       where ${isUnread}
       order by applied_at desc, id desc limit ${SHOWN})
    select a.id as "applicationID", a.candidate_id as "candidateID", a.job_id as "jobID", a.applied_at,
           c.first_name || ' ' || c.last_name as candidate_name, j.title as job_title
      from first a
      join candidates c on c.company_id = ${companyId} and c.id = a.candidate_id
      join jobs j on j.company_id = ${companyId} and j.id = a.job_id
     order by a.applied_at desc, a.id desc`.execute(tx);
  const counted = await sql<{ count: number }>`
    select count(*) as count from (
      select from applications where ${isUnread} limit ${MOST_COUNTED}) counted`.execute(tx);
  return { rows, total: counted.rows[0]?.count ?? 0 };
}

export async function findClosing(tx: Tx, whose: Whose, now: Date) {
  const { companyId } = whose;
  const until = new Date(now.getTime() + CLOSING_HOURS * 3_600_000);
  const { rows } = await sql<{
    interviewScheduleID: number;
    candidateName: string;
    jobTitle: string;
    closesAt: Date;
  }>`
    with ending as materialized (
      select s.id, s.candidate_id, s.job_id, s.closes_at from interview_schedules s
       where s.company_id = ${companyId} and s.kind = 'bot' and not s.is_begun and s.cancelled_at is null
         and s.closes_at > ${now} and s.closes_at <= ${until}
         and ${inMine(sql`s.job_id`, whose)}
       order by s.closes_at, s.id limit ${MOST_COUNTED})
    select s.id as "interviewScheduleID", s.closes_at,
           c.first_name || ' ' || c.last_name as candidate_name, j.title as job_title
      from ending s
      join candidates c on c.company_id = ${companyId} and c.id = s.candidate_id
      join jobs j on j.company_id = ${companyId} and j.id = s.job_id
     order by s.closes_at, s.id`.execute(tx);
  return { rows: rows.slice(0, SHOWN), total: rows.length };
}
