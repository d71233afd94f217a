import type { Tx } from '../../../platform/database/database.ts';

const MOST = 500;

export type NamedJob = { readonly jobID: number; readonly title: string };

/** Jobs that a member can be limited to, as far as the caller sees them. `among`: these only. */
export async function listNamedJobs(
  tx: Tx,
  companyId: number,
  among?: readonly number[],
): Promise<NamedJob[]> {
  if (among?.length === 0) return [];
  let query = tx
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('companyId', '=', companyId)
    .orderBy('id', 'desc')
    .limit(MOST);
  if (among !== undefined) query = query.where('id', 'in', [...among]);
  const rows = await query.execute();
  return rows.map(({ id, title }) => ({ jobID: id, title }));
}
