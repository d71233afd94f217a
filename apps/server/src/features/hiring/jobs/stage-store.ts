import type { JobBody } from '@candor/contract/hiring/job-fields';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type Key = { readonly companyId: number; readonly jobID: number };
type Stages = JobBody['stages'];

export async function findStages(tx: Tx, { companyId, jobID }: Key): Promise<Stages> {
  const rows = await tx
    .selectFrom('jobStages')
    .select(['id', 'name', 'kind', 'replyWithinDays'])
    .where('companyId', '=', companyId)
    .where('jobId', '=', jobID)
    .orderBy('position')
    .execute();
  return rows.map(({ id, ...stage }) => ({ stageID: id, ...stage }));
}

/** The name of one of these in which people stand, or stood when they were decided. */
export async function findStageInUse(
  tx: Tx,
  { companyId, jobID }: Key,
  stageIDs: readonly number[],
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select s.name from job_stages s
     where s.company_id = ${companyId} and s.job_id = ${jobID} and s.id = any(${stageIDs})
       and exists (select from applications a
                    where a.company_id = s.company_id and a.job_id = s.job_id and a.stage_id = s.id)
     order by s.position limit 1`.execute(tx);
  return rows[0]?.name;
}

/**
 * A stage keeps its row, and so its people, by its id; the caller has named those that are there. Names pass
 * through ones that nobody gives, so that two stages can swap theirs.
 */
export async function writeStages(
  tx: Tx,
  { companyId, jobID: jobId }: Key,
  stages: Stages,
): Promise<void> {
  const kept = stages.flatMap(({ stageID }) => stageID ?? []);
  let gone = tx
    .deleteFrom('jobStages')
    .where('companyId', '=', companyId)
    .where('jobId', '=', jobId);
  if (kept.length > 0) gone = gone.where('id', 'not in', kept);
  await gone.execute();
  const write = (stageID: number, values: object) =>
    tx
      .updateTable('jobStages')
      .set(values)
      .where('companyId', '=', companyId)
      .where('jobId', '=', jobId)
      .where('id', '=', stageID)
      .execute();
  for (const stageID of kept) await write(stageID, { name: `\u0001${stageID}` });
  for (const [position, { stageID, name, kind, replyWithinDays = null }] of stages.entries()) {
    const values = { position, name, kind, replyWithinDays };
    if (stageID === undefined) {
      await tx
        .insertInto('jobStages')
        .values({ companyId, jobId, ...values })
        .execute();
    } else await write(stageID, values);
  }
}
