import type { Tx } from '../../../platform/database/database.ts';
import { publishEvents } from '../../operations/webhooks/index.ts';

type Imported = {
  readonly candidateID: number;
  readonly jobID: number;
  readonly stage: {
    readonly stageID: number;
    readonly name: string;
    readonly replyWithinDays: number | null;
  };
  readonly sourceDetail: string;
  /** Where it is older than the import. */
  readonly appliedAt?: Date;
  readonly coverLetter?: string;
};

const DAY_MS = 24 * 3_600_000;

/**
 * As `addApplication`, for many who come from a file and may stand in any stage of their job. Whoever has an
 * application for the job keeps it as it is. A trigger of the moves says of each candidate that something happened with
 * them. Gives how many were new.
 */
export async function addApplications(
  tx: Tx,
  {
    companyId,
    addedBy,
    now,
    many,
  }: {
    readonly companyId: number;
    readonly addedBy: number;
    readonly now: Date;
    readonly many: readonly Imported[];
  },
): Promise<number> {
  if (many.length === 0) return 0;
  const rows = await tx
    .insertInto('applications')
    .values(
      many
        .toSorted((a, b) => a.jobID - b.jobID || a.candidateID - b.candidateID)
        .map(({ candidateID: candidateId, jobID: jobId, stage, sourceDetail, ...given }) => ({
          ...{ companyId, jobId, candidateId, sourceDetail, stageId: stage.stageID },
          ...{ source: 'imported', appliedAt: given.appliedAt ?? now, stageSince: now },
          coverLetter: given.coverLetter ?? '',
          replyBy:
            stage.replyWithinDays === null
              ? null
              : new Date(now.getTime() + stage.replyWithinDays * DAY_MS),
        })),
    )
    .onConflict((on) => on.columns(['companyId', 'jobId', 'candidateId']).doNothing())
    .returning(['id', 'jobId', 'candidateId', 'stageId'])
    .execute();
  if (rows.length === 0) return 0;
  const names = new Map(many.map(({ stage }) => [stage.stageID, stage.name]));
  await tx
    .insertInto('applicationMoves')
    .values(
      rows.map(({ id, stageId }) => ({
        ...{ companyId, applicationId: id, kind: 'applied', movedAt: now, movedBy: addedBy },
        ...{ fromStage: null, toStage: names.get(stageId) ?? '' },
        ...{ fromStatus: null, toStatus: 'active' },
      })),
    )
    .execute();
  const told = rows.map(({ id, jobId, candidateId }) => ({
    ...{ applicationID: id, jobID: jobId, candidateID: candidateId, source: 'imported' },
  }));
  await publishEvents(tx, { companyId, now }, { event: 'application.created', many: told });
  return rows.length;
}
