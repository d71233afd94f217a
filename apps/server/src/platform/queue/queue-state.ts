import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

export type QueueState = {
  readonly queue: string;
  readonly waiting: number;
  /** Since when the one that waits longest could have been begun. */
  readonly oldestAt: Date | null;
  readonly running: number;
  readonly failed: number;
};

export type FailedJob = {
  readonly jobId: string;
  readonly queue: string;
  readonly failedAt: Date | null;
  readonly reason: string | null;
};

const MOST_LISTED = 50;

/**
 * One look past all that went well, which is kept for days. A try that failed waits since its job was sent. What the
 * clock starts has not failed any more once a later run went well: the run is the same whatever the job was.
 */
const openJobs = sql`
  open_jobs as materialized (
    select id, name, state, completed_on, case when state = 'created' then start_after else created_on end as since
      from pgboss.job where state <> 'completed' and state <> 'cancelled'),
  went_well as (
    select n.name, (select max(d.completed_on) from pgboss.job d where d.name = n.name and d.state = 'completed') as at
      from (select name from open_jobs where state = 'failed' intersect select name from pgboss.schedule) n),
  given_up as (
    select o.id, o.name, o.completed_on from open_jobs o left join went_well w on w.name = o.name
     where o.state = 'failed' and (w.at is null or w.at <= o.completed_on))`;

/** What waits to be begun now, what is under way, what was given up. The queue's own work has another kind of name. */
export async function readQueues(tx: Tx, now: Date): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    with ${openJobs},
    counted as (
      select name, count(*) filter (where state <> 'active') as waiting,
             min(since) filter (where state <> 'active') as oldest_at,
             count(*) filter (where state = 'active') as running, 0::bigint as failed
        from open_jobs where state <> 'failed' and (state <> 'created' or since <= ${now}) group by name
      union all
      select name, 0, null, 0, count(*) from given_up group by name)
    select name as queue, sum(waiting)::bigint as waiting, min(oldest_at) as oldest_at,
           sum(running)::bigint as running, sum(failed)::bigint as failed
      from counted where name ~ '^[a-z]' group by name order by name`.execute(tx);
  return rows;
}

/** The latest first. */
export async function listFailedJobs(tx: Tx): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    with ${openJobs},
    latest as (
      select * from given_up where name ~ '^[a-z]' order by completed_on desc nulls last limit ${MOST_LISTED})
    select l.id as job_id, l.name as queue, l.completed_on as failed_at,
           left(coalesce(j.output ->> 'message', j.output ->> 'value'), 500) as reason
      from latest l join pgboss.job j on j.name = l.name and j.id = l.id
     order by l.completed_on desc nulls last`.execute(tx);
  return rows;
}
