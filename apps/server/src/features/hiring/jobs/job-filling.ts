import { isFilled, publishProblems } from '@candor/contract/hiring/job-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { type Deed, type DeedEntry, entriesOf } from '../../operations/audit/index.ts';
import { dayOf } from './advert-rules.ts';
import { findAdvertState } from './advert-store.ts';
import { countHired, findFilledVersion, findJobsOf, noteFilled } from './job-filling-store.ts';
import { publish, take } from './job-publishing.ts';
import { lockJob } from './job-writing.ts';

export type FilledJob = {
  readonly jobID: number;
  readonly title: string;
  readonly entries: readonly DeedEntry[];
};

/**
 * After these were hired: a job with nobody left to find closes. It is held before its people are counted, so that of
 * two that are hired at once the second counts both.
 */
export async function closeFilled(
  tx: Tx,
  deed: Deed,
  applicationIDs: readonly number[],
): Promise<FilledJob[]> {
  const { companyId } = deed;
  const filled: FilledJob[] = [];
  for (const jobID of await findJobsOf(tx, { companyId, applicationIDs }, 'running')) {
    const job = await lockJob(tx, deed, { jobID });
    const { status, title, version, openings } = job;
    if (status !== 'open' && status !== 'paused') continue;
    if (!isFilled(await countHired(tx, companyId, jobID), openings)) continue;
    const advert = await findAdvertState(tx, { companyId, jobID });
    const closed = await take(tx, deed, { job, to: 'closed' });
    // What was written since, or was paused, is put on the career page by somebody's hand.
    if (status === 'open' && advert?.version === version) {
      await noteFilled(tx, { companyId, jobID }, version);
    }
    filled.push({ jobID, title, entries: entriesOf(closed) });
  }
  return filled;
}

/** After a hiring of these was taken back: a job that closed by it is on the career page again, as it was. */
export async function reopenUnfilled(
  tx: Tx,
  deed: Deed,
  applicationIDs: readonly number[],
): Promise<DeedEntry[]> {
  const { companyId, now } = deed;
  const entries: DeedEntry[] = [];
  for (const jobID of await findJobsOf(tx, { companyId, applicationIDs }, 'filled')) {
    const job = await lockJob(tx, deed, { jobID });
    const { status, version, openings } = job;
    const wasFilled = (await findFilledVersion(tx, { companyId, jobID })) === version;
    if (status !== 'closed' || !wasFilled) continue;
    if (isFilled(await countHired(tx, companyId, jobID), openings)) continue;
    // Its last day may be over by now.
    if (Object.keys(publishProblems(job, dayOf(now))).length > 0) continue;
    entries.push(...entriesOf(await publish(tx, deed, { job, version, isPayTheirs: true })));
  }
  return entries;
}
