import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

const JOBS_MOST = 200;

type Place = { readonly jobId: number; readonly stageId: number | null };

export async function listPlaces(
  tx: Tx,
  { companyId, kitId }: { readonly companyId: number; readonly kitId: number },
) {
  const { rows } = await sql<Place & { jobTitle: string; stageName: string | null }>`
    select u.job_id, j.title as job_title, u.stage_id, t.name as stage_name
      from usual_kits u
      join jobs j on j.company_id = u.company_id and j.id = u.job_id
      left join job_stages t on t.company_id = u.company_id and t.id = u.stage_id
     where u.company_id = ${companyId} and u.kit_id = ${kitId}
     order by lower(j.title), j.id, t.position nulls first limit 500`.execute(tx);
  return rows;
}

export async function listJobsWithStages(tx: Tx, companyId: number) {
  const { rows } = await sql<{
    jobID: number;
    title: string;
    stages: { stageID: number; name: string }[];
  }>`
    select j.id as "jobID", j.title,
           coalesce((select jsonb_agg(jsonb_build_object('stageID', t.id, 'name', t.name) order by t.position)
              from job_stages t where t.company_id = j.company_id and t.job_id = j.id), '[]') as stages
      from jobs j
     where j.company_id = ${companyId} and j.status <> 'closed'
     order by j.id desc limit ${JOBS_MOST}`.execute(tx);
  return rows;
}

/** Whether the company has this job, and the stage is one of it. */
export async function isPlace(
  tx: Tx,
  companyId: number,
  { jobId, stageId }: Place,
): Promise<boolean> {
  const { rows } = await sql`
    select from jobs j
     where j.company_id = ${companyId} and j.id = ${jobId}
       and (${stageId}::bigint is null
            or exists (select from job_stages t
                        where t.company_id = j.company_id and t.job_id = j.id and t.id = ${stageId}))`.execute(
    tx,
  );
  return rows.length > 0;
}

type Usual = Place & { readonly companyId: number; readonly kitId: number };

export async function addUsual(tx: Tx, usual: Usual): Promise<void> {
  await tx
    .insertInto('usualKits')
    .values(usual)
    .onConflict((oc) =>
      oc.columns(['companyId', 'jobId', 'stageId']).doUpdateSet({ kitId: usual.kitId }),
    )
    .execute();
}

export async function dropUsual(
  tx: Tx,
  { companyId, jobId, stageId, kitId }: Usual,
): Promise<void> {
  await tx
    .deleteFrom('usualKits')
    .where('companyId', '=', companyId)
    .where('jobId', '=', jobId)
    .where('stageId', 'is not distinct from', stageId)
    .where('kitId', '=', kitId)
    .execute();
}

/**
 * Of the application's stage, or else of its job; one that was put away is none. Undefined: there is no such application
 * for who asks.
 */
export async function findUsual(
  tx: Tx,
  companyId: number,
  applicationId: number,
): Promise<{ kit: { kitID: number; name: string } | null } | undefined> {
  const { rows } = await sql<{ kit: { kitID: number; name: string } | null }>`
    select (select jsonb_build_object('kitID', k.id, 'name', k.name)
              from usual_kits u
              join interview_kits k on k.company_id = u.company_id and k.id = u.kit_id and k.retired_at is null
             where u.company_id = a.company_id and u.job_id = a.job_id
               and (u.stage_id is null or u.stage_id = a.stage_id)
             order by u.stage_id nulls last limit 1) as kit
      from applications a
     where a.company_id = ${companyId} and a.id = ${applicationId}`.execute(tx);
  return rows[0];
}
