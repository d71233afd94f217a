import type { Tx } from '../../../platform/database/database.ts';

type Of = { readonly companyId: number; readonly applicationIDs: readonly number[] };

/** The jobs of these applications that could close, or `filled` ones that could open again; always in one order. */
export async function findJobsOf(
  tx: Tx,
  { companyId, applicationIDs }: Of,
  which: 'running' | 'filled',
): Promise<number[]> {
  if (applicationIDs.length === 0) return [];
  const jobs = tx
    .selectFrom('jobs as j')
    .select('j.id')
    .where('j.companyId', '=', companyId)
    .where('j.id', 'in', (of) =>
      of
        .selectFrom('applications as a')
        .select('a.jobId')
        .where('a.companyId', '=', companyId)
        .where('a.id', 'in', [...applicationIDs]),
    )
    .orderBy('j.id');
  const rows = await (which === 'running'
    ? jobs.where('j.status', 'in', ['open', 'paused'])
    : jobs.where('j.status', '=', 'closed').where('j.filledVersion', 'is not', null)
  ).execute();
  return rows.map(({ id }) => id);
}

export async function countHired(tx: Tx, companyId: number, jobID: number): Promise<number> {
  const { n } = await tx
    .selectFrom('applications')
    .select((of) => of.fn.countAll<number>().as('n'))
    .where('companyId', '=', companyId)
    .where('jobId', '=', jobID)
    .where('status', '=', 'hired')
    .executeTakeFirstOrThrow();
  return n;
}

type Key = { readonly companyId: number; readonly jobID: number };

export async function noteFilled(
  tx: Tx,
  { companyId, jobID }: Key,
  filledVersion: number,
): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ filledVersion })
    .where('companyId', '=', companyId)
    .where('id', '=', jobID)
    .execute();
}

export async function findFilledVersion(tx: Tx, { companyId, jobID }: Key): Promise<number | null> {
  const row = await tx
    .selectFrom('jobs')
    .select('filledVersion')
    .where('companyId', '=', companyId)
    .where('id', '=', jobID)
    .executeTakeFirst();
  return row?.filledVersion ?? null;
}
