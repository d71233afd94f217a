import type { Tx } from '../../../platform/database/database.ts';
import { addJob, lockJob, postJob, take } from '../../hiring/jobs/index.ts';
import { recordChange } from '../audit/index.ts';
import type { DemoJob } from './demo-jobs.ts';

const client = { ip: '127.0.0.1', userAgent: null, requestId: 'demo' };

/** By the product's own steps, in the order of the list: the first is the one that people are invited to. */
export async function addJobs(
  tx: Tx,
  poster: { readonly companyId: number; readonly accountId: number },
  { jobs, now }: { readonly jobs: readonly DemoJob[]; readonly now: Date },
): Promise<void> {
  for (const { body, state, daysAgo } of jobs) {
    const deed = { ...poster, client, now: new Date(now.getTime() - daysAgo * 24 * 3_600_000) };
    if (state === 'draft') {
      await recordChange(tx, deed, await addJob(tx, deed, body));
      continue;
    }
    const jobID = await postJob(tx, deed, body);
    if (state !== 'paused') continue;
    const job = await lockJob(tx, deed, { jobID });
    await recordChange(tx, deed, await take(tx, deed, { job, to: 'paused' }));
  }
}
