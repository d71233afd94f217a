import { publishProblems } from '@candor/contract/hiring/job-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { addJob, dayOf, lockJob, postJob, take } from '../../hiring/jobs/index.ts';
import { type Deed, recordChange } from '../audit/index.ts';
import type { JobRow } from './archive-rows.ts';
import { type Bringing, placesOf, type Taker } from './bringing.ts';
import { addMarks } from './mark-store.ts';

type Found = { readonly ref: string; readonly jobID: number };

/** A job that is known is marked as well, so that it stays known when its name or text changes. */
export const jobTaker: Taker<JobRow, JobRow> = {
  async judge(tx, bringing, rows) {
    const refs = rows.map(({ ref }) => ref);
    const places = await placesOf(tx, bringing, refs);
    const known: Found[] = [];
    const seen = new Set<string>();
    const verdicts = rows.map((row) => {
      const place = places.get(row.ref);
      if (place === 'deleted') return place;
      if (place !== undefined) known.push({ ref: row.ref, jobID: place.jobID });
      const isRepeated = seen.size === seen.add(row.ref).size;
      return place !== undefined || isRepeated ? ('known' as const) : { take: row };
    });
    if (bringing.isTaking) await mark(tx, bringing, known);
    return verdicts;
  },

  async take(tx, bringing, news) {
    for (const row of news) {
      const jobID = await takeJob(tx, bringing.deed, row);
      await mark(tx, bringing, [{ ref: row.ref, jobID }]);
    }
  },
};

const mark = (tx: Tx, { deed: { companyId }, signer }: Bringing, found: readonly Found[]) =>
  addMarks(
    tx,
    { companyId, kind: 'jobs', signer },
    found.map(({ ref, jobID }) => ({ origin: ref, localId: jobID })),
  );

/**
 * Off the career page before anybody could see it: who brings jobs along opens them when they are ready. One that could
 * not be published as it is, for somebody is in the middle of editing it, arrives as a draft.
 */
async function takeJob(tx: Tx, deed: Deed, { job, status }: JobRow): Promise<number> {
  const today = dayOf(deed.now);
  const isOver = job.closesOn !== null && job.closesOn < today;
  const stages = job.stages.map(({ stageID: _of, ...stage }) => stage);
  const days = {
    closesOn: isOver ? null : job.closesOn,
    // An audit of a day to come, which a Candor of before took.
    biasAuditOn: (job.biasAuditOn ?? '') > today ? null : job.biasAuditOn,
  };
  const body = { ...job, stages, team: [], ...days };
  if (status === 'draft' || Object.keys(publishProblems(body, today)).length > 0) {
    return (await recordChange(tx, deed, await addJob(tx, deed, body))).jobID;
  }
  const jobID = await postJob(tx, deed, body);
  const posted = await lockJob(tx, deed, { jobID });
  const to = status === 'closed' ? 'closed' : 'paused';
  await recordChange(tx, deed, await take(tx, deed, { job: posted, to }));
  return jobID;
}
