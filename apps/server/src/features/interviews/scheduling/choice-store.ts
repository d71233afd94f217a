import type { Watched } from '@candor/contract/interviews/monitor-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { LinkState } from './link-rules.ts';
import type { Accommodations } from './schedule-store.ts';
import { watchedBy } from './watched-store.ts';

const MOST_JOBS = 200;
const MOST_BLUEPRINTS = 100;
const MOST_FOUND = 30;
const MOST_WORDS = 4;

export type JobRow = {
  readonly id: number;
  readonly title: string;
  readonly status: string;
  readonly companyName: string;
  readonly jurisdiction: string | null;
  readonly biasAuditUrl: string | null;
  readonly biasAuditOn: string | null;
};

/** undefined when the company has no such job. */
export function findJob(tx: Tx, companyId: number, jobId: number): Promise<JobRow | undefined> {
  return tx
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.companyId', 'j.companyId')
    .select(['j.id', 'j.title', 'j.status', 'j.jurisdiction', 'c.name as companyName'])
    .select(['j.biasAuditUrl', 'j.biasAuditOn'])
    .where('j.companyId', '=', companyId)
    .where('j.id', '=', jobId)
    .executeTakeFirst();
}

export async function findCompanyName(tx: Tx, companyId: number): Promise<string> {
  const row = await tx
    .selectFrom('companies')
    .select('name')
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  return row?.name ?? '';
}

export function listOpenJobs(tx: Tx, companyId: number) {
  return tx
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('companyId', '=', companyId)
    .where('status', '=', 'open')
    .orderBy('updatedAt', 'desc')
    .limit(MOST_JOBS)
    .execute();
}

/** The stage that invited applications move to; undefined where the job has none. */
export function findBotStage(tx: Tx, companyId: number, jobId: number) {
  return tx
    .selectFrom('jobStages')
    .select(['id', 'name'])
    .where('companyId', '=', companyId)
    .where('jobId', '=', jobId)
    .where('kind', '=', 'bot-interview')
    .orderBy('position')
    .executeTakeFirst();
}

export type BlueprintRow = {
  readonly id: number;
  readonly name: string;
  readonly minutes: number;
  readonly passPercent: number | null;
  readonly monitors: Watched;
  readonly recordScreen: boolean;
  readonly systemAudio: 'required' | 'when-available';
  readonly retentionDays: number;
  readonly defaultAccommodations: Accommodations;
  readonly skillNames: string[];
  readonly questionCount: number;
};

/** The tests that can be scheduled, the last changed first; or one of them, `undefined` elsewhere. */
export async function listBlueprints(
  tx: Tx,
  companyId: number,
  only?: number,
): Promise<BlueprintRow[]> {
  const { rows } = await sql<BlueprintRow>`
    select b.id, b.name, b.minutes, b.pass_percent, ${watchedBy('b')} as monitors,
           b.record_screen, b.system_audio, b.retention_days, b.default_accommodations,
           array(select k.name from blueprint_skills q
                   join skills k on k.company_id = q.company_id and k.id = q.skill_id
                  where q.company_id = b.company_id and q.blueprint_id = b.id
                  order by q.position) as skill_names,
           (case when b.draw = 'fixed' then ${fixedCount} else ${drawnCount} end)::int as question_count
      from blueprints b
     where b.company_id = ${companyId} and b.is_latest and b.archived_at is null
       and ${only === undefined ? sql`true` : sql`b.id = ${only}`}
     order by b.updated_at desc, b.id desc
     limit ${MOST_BLUEPRINTS}`.execute(tx);
  return rows;
}

/** As the start of an interview draws them: what is live, and no more than was asked for. */
const drawnCount = sql`(
  select coalesce(sum(least(q.question_count, (
           select count(*) from questions live
            where live.company_id = q.company_id and live.skill_id = q.skill_id and live.status = 'live'
              and (q.difficulty is null or live.difficulty = q.difficulty)))), 0)
    from blueprint_skills q where q.company_id = b.company_id and q.blueprint_id = b.id)`;

const fixedCount = sql`(
  select count(*) from blueprint_questions f
    join questions live on live.company_id = f.company_id and live.family_id = f.family_id
                       and live.status = 'live'
   where f.company_id = b.company_id and f.blueprint_id = b.id)`;

export type FoundPerson = {
  readonly candidateID: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly stageName: string | null;
  readonly cancelledAt: Date | null;
  readonly closesAt: Date | null;
  readonly openedAt: Date | null;
  readonly attemptStatus: Extract<LinkState, 'in-progress' | 'submitted' | 'timed-out'> | null;
};

type Asked = {
  readonly companyId: number;
  readonly jobId: number | null;
  readonly search?: string | undefined;
  readonly candidateIds?: readonly number[] | undefined;
};

/** Those named; else those whose name or address has every word; else the job's newest applicants. */
export async function findPeople(tx: Tx, asked: Asked): Promise<FoundPerson[]> {
  const { companyId, jobId } = asked;
  const { rows } = await sql<FoundPerson>`
    with found as materialized (${idsOf(asked)})
    select c.id as "candidateID", c.first_name, c.last_name, c.email, g.name as stage_name,
           s.cancelled_at, s.closes_at, a.status as attempt_status,
           (select min(l.opened_at) from links l
             where l.company_id = s.company_id and l.schedule_id = s.id) as opened_at
      from found
      join candidates c on c.company_id = ${companyId} and c.id = found.id
      left join applications p on p.company_id = c.company_id and p.job_id = ${jobId}
                              and p.candidate_id = c.id and p.status = 'active'
      left join job_stages g on g.company_id = p.company_id and g.id = p.stage_id
      left join lateral (
        select * from interview_schedules of_job
         where of_job.company_id = c.company_id and of_job.candidate_id = c.id
           and of_job.job_id = ${jobId} and of_job.kind = 'bot'
         order by of_job.id desc limit 1) s on true
      left join attempts a on a.company_id = s.company_id and a.schedule_id = s.id
     order by p.id is null, c.last_name, c.first_name, c.id`.execute(tx);
  return rows;
}

function idsOf({ companyId, jobId, search = '', candidateIds }: Asked) {
  if (candidateIds !== undefined) {
    return sql`select id from candidates
                where company_id = ${companyId} and id = any(${candidateIds}::bigint[])`;
  }
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) {
    return sql`select candidate_id as id from applications
                where company_id = ${companyId} and job_id = ${jobId} and status = 'active'
                order by applied_at desc, id desc limit ${MOST_FOUND}`;
  }
  const matches = words.slice(0, MOST_WORDS).map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return sql`search_text like ${pattern}`;
  });
  return sql`select id from candidates
              where company_id = ${companyId} and ${sql.join(matches, sql` and `)}
              order by last_name, first_name, id limit ${MOST_FOUND}`;
}
