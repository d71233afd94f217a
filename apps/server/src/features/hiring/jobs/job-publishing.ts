import type { JobBody } from '@candor/contract/hiring/job-fields';
import {
  type JobStatus,
  mayMove,
  publishProblems,
  slugOfTitle,
} from '@candor/contract/hiring/job-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { fail, refuse } from '../../../platform/http/failure.ts';
import { dayOf } from './advert-rules.ts';
import { deleteAdvert, findAdvertState, hideAdvert, writeAdvert } from './advert-store.ts';
import { type Change, type Deed, recordChange } from '../../operations/audit/index.ts';
import { jobEntry } from './job-deeds.ts';
import { isPayNews } from './salary-rules.ts';
import { type Job, moveJob } from './job-store.ts';
import { addJob, lockJob, refuseChanged, type WrittenJob } from './job-writing.ts';

type Publishing = {
  readonly job: Job;
  readonly version: number;
  /** Whether the caller may set the pay: who may not, publishes none that the page does not show already. */
  readonly isPayTheirs: boolean;
};

/** Puts the version that the caller has read on the career page. The caller holds the job's lock. */
export async function publish(
  tx: Tx,
  deed: Deed,
  { job, version, isPayTheirs }: Publishing,
): Promise<Change<WrittenJob>> {
  const { companyId, now } = deed;
  const { jobID } = job;
  refuseChanged(job, version);
  refuseMove(job, 'open');
  const [problem] = Object.entries(publishProblems(job, dayOf(now)));
  if (problem !== undefined) {
    throw fail('not_publishable', problem[1], { path: `body.${problem[0]}` });
  }
  const before = await findAdvertState(tx, { companyId, jobID });
  if (!isPayTheirs && isPayNews(job, before ?? null)) {
    throw refuse('salary_not_yours', { params: { what: 'publish' } });
  }
  const slug = job.slug === '' ? slugOfTitle(job.title) : job.slug;
  await writeAdvert(tx, job, { companyId, version, slug, now });
  await moveJob(tx, deed, { jobID, status: 'open' });
  return {
    result: { jobID, version },
    audit: jobEntry({
      action: 'job.published',
      jobID,
      before: { status: job.status, version: before?.version ?? null },
      after: textOf(job),
    }),
  };
}

/** A job that is on the career page at once. */
export async function postJob(tx: Tx, deed: Deed, body: JobBody): Promise<number> {
  const { jobID, version } = await recordChange(tx, deed, await addJob(tx, deed, body));
  const job = await lockJob(tx, deed, { jobID });
  await recordChange(tx, deed, await publish(tx, deed, { job, version, isPayTheirs: true }));
  return jobID;
}

/** Off the career page: `paused` keeps what was published, `closed` forgets it. */
export async function take(
  tx: Tx,
  deed: Deed,
  { job, to }: { readonly job: Job; readonly to: 'paused' | 'closed' },
): Promise<Change<WrittenJob>> {
  const { companyId } = deed;
  const { jobID, version, status } = job;
  if (status === to) return { result: { jobID, version }, noAudit: 'nothing-changed' };
  refuseMove(job, to);
  await (to === 'paused' ? hideAdvert : deleteAdvert)(tx, { companyId, jobID });
  await moveJob(tx, deed, { jobID, status: to });
  return {
    result: { jobID, version },
    audit: jobEntry({ action: `job.${to}`, jobID, before: { status }, after: { status: to } }),
  };
}

function refuseMove({ status }: Job, to: JobStatus): void {
  if (!mayMove(status, to)) throw refuse('wrong_status', { params: { what: 'job', status } });
}

/** What somebody answered for by publishing. */
function textOf(job: Job): unknown {
  const { jobID: _id, createdAt: _created, createdBy: _by, updatedAt: _updated, ...text } = job;
  return { ...text, status: 'open' };
}
