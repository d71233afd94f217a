import { addApplications } from '../../hiring/applications/index.ts';
import type { ApplicationRow } from './archive-rows.ts';
import { findStages, findStanding } from './archive-store.ts';
import { candidatesOf, placesOf, type Taker } from './bringing.ts';

type Stage = Awaited<ReturnType<typeof findStages>>[number];
type New = {
  readonly row: ApplicationRow;
  /** Undefined: its job is still to come. */
  readonly stage: Stage | undefined;
  readonly candidateID: number;
  readonly jobID: number;
};

/** Known by person and job. Nobody who goes on is put into a job that is closed here, or into one that cannot be told. */
export const applicationTaker: Taker<ApplicationRow, New> = {
  async judge(tx, bringing, rows) {
    const { isTaking, deed } = bringing;
    const { companyId } = deed;
    const refs = rows.map(({ job }) => job);
    const candidateOf = await candidatesOf(tx, bringing, rows);
    const places = await placesOf(tx, bringing, refs);
    const stands = await findStanding(
      tx,
      companyId,
      rows.flatMap((row) => candidateOf(row) ?? []),
    );
    const jobIDs = [...places.values()].flatMap((at) => (at === 'deleted' ? [] : [at.jobID]));
    const stages = Map.groupBy(await findStages(tx, companyId, jobIDs), (one) => one.jobID);
    const taken = new Set(stands.map(({ candidateID, jobID }) => `${jobID} ${candidateID}`));
    return rows.map((row) => {
      const candidateID = candidateOf(row);
      const place = places.get(row.job);
      if (place === 'deleted') return 'no_job';
      if (place === undefined && isTaking) return 'no_job';
      if (candidateID === undefined && isTaking) return 'no_person';
      const { jobID = 0, status } = place ?? {};
      const key = `${jobID} ${candidateID ?? row.email}`;
      if (taken.has(key)) return 'known';
      const isOver = status === 'closed' || status === 'archived';
      // What is decided is history, and so is a job that is closed on both sides.
      if (isOver && row.status === 'active' && !row.isJobOver) return 'job_closed';
      // In the stage of that name, or else the first.
      const all = stages.get(jobID) ?? [];
      const stage = all.find(({ name }) => name === row.stage) ?? all[0];
      if (place !== undefined && stage === undefined) return 'no_stage';
      if (place !== undefined) taken.add(key);
      return { take: { row, stage, jobID, candidateID: candidateID ?? 0 } };
    });
  },

  async take(tx, { deed: { companyId, accountId, now } }, news) {
    const many = news.flatMap(({ row, stage, candidateID, jobID }) =>
      stage === undefined
        ? []
        : [{ candidateID, jobID, stage, sourceDetail: '', earlier: earlierOf(row) }],
    );
    await addApplications(tx, { companyId, addedBy: accountId, now, many });
  },
};

const earlierOf = ({ moves, endedAt, appliedAt, ...row }: ApplicationRow) => ({
  ...{ status: row.status, isKnockedOut: row.isKnockedOut, answers: row.answers },
  ...{ coverLetter: row.coverLetter, appliedAt: new Date(appliedAt) },
  endedAt: endedAt === null ? null : new Date(endedAt),
  moves: moves.map(({ at, ...move }) => ({ ...move, movedAt: new Date(at) })),
});
