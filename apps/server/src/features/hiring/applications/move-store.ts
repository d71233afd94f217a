import type { ApplicationStatus, MoveKind } from '@candor/contract/hiring/pipeline-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { publishEvent, publishEvents } from '../../operations/webhooks/index.ts';
import { touchCandidates } from '../candidate-records/index.ts';

/** A step of an application as it was written down. */
type WrittenMove = {
  readonly id: number;
  readonly kind: string;
  readonly fromStatus: string | null;
  readonly fromStageId: number | null;
  readonly stageSinceBefore: Date | null;
  readonly replyByBefore: Date | null;
  readonly replyMovedFromBefore: Date | null;
};

/** Where an application stands, or is put back to. */
type Standing = {
  readonly status: ApplicationStatus;
  readonly stageId: number;
  readonly stageSince: Date;
  readonly replyBy: Date | null;
  readonly replyMovedFrom: Date | null;
};

/** Where it stands while its row is locked. */
export type LockedApplication = Standing & {
  readonly version: number;
  readonly id: number;
  readonly jobId: number;
  readonly candidateId: number;
  readonly stageName: string;
};

/** Held until the transaction ends; always in one order, so that two bulk moves never wait for each other. */
export async function lockApplications(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LockedApplication>> {
  // Apart from the join: whoever waited for a lock would look for the stage from before, and find no row.
  await tx
    .selectFrom('applications')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  const rows = await tx
    .selectFrom('applications as a')
    .innerJoin('jobStages as s', (join) =>
      join.onRef('s.companyId', '=', 'a.companyId').onRef('s.id', '=', 'a.stageId'),
    )
    .select(['a.id', 'a.jobId', 'a.candidateId', 'a.version', 'a.status', 'a.stageId'])
    .select(['a.stageSince', 'a.replyBy', 'a.replyMovedFrom', 's.name as stageName'])
    .where('a.companyId', '=', companyId)
    .where('a.id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export type Stage = {
  readonly id: number;
  readonly jobId: number;
  readonly name: string;
  readonly replyWithinDays: number | null;
};

export function findStages(tx: Tx, companyId: number, ids: readonly number[]): Promise<Stage[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx
    .selectFrom('jobStages')
    .select(['id', 'jobId', 'name', 'replyWithinDays'])
    .where('companyId', '=', companyId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
}

export type Change = {
  readonly kind: MoveKind;
  readonly status: ApplicationStatus;
  /** Left out: they stay in their stage, and its clock goes on. */
  readonly entered?: { readonly stage: Stage; readonly replyBy: Date | null } | undefined;
  readonly reason?: { readonly id: number; readonly name: string } | undefined;
  /** As their candidates read them. */
  readonly toldReasons?: string | undefined;
};

type Writing = { readonly companyId: number; readonly accountId: number; readonly now: Date };

/** With which a step can be taken back, and which promise it answered. */
const standingBefore = (before: LockedApplication) => ({
  fromStageId: before.stageId,
  stageSinceBefore: before.stageSince,
  replyByBefore: before.replyBy,
  wasReplyMoved: before.replyMovedFrom !== null,
  replyMovedFromBefore: before.replyMovedFrom,
});

/** The same change for all, each from the version that was locked. Gives the move's id by application. */
export async function writeMoves(
  tx: Tx,
  { companyId, accountId, now }: Writing,
  {
    applications,
    change: { kind, status, entered, reason, toldReasons },
  }: { readonly applications: readonly LockedApplication[]; readonly change: Change },
): Promise<ReadonlyMap<number, number>> {
  const ids = applications.map(({ id }) => id);
  await tx
    .updateTable('applications')
    .set((set) => ({
      status,
      // Whoever takes a step has read it.
      isUnread: false,
      version: set('version', '+', 1),
      ...(entered && {
        ...{ stageId: entered.stage.id, stageSince: now, replyBy: entered.replyBy },
        replyMovedFrom: null,
      }),
      ...(kind === 'moved' ? {} : { statusChangedAt: now, statusChangedBy: accountId }),
      ...(reason && { rejectionReasonId: reason.id }),
    }))
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .execute();
  const moves = await tx
    .insertInto('applicationMoves')
    .values(
      applications.map((before) => ({
        ...{ companyId, kind, movedBy: accountId, movedAt: now },
        applicationId: before.id,
        fromStage: before.stageName,
        toStage: entered?.stage.name ?? before.stageName,
        fromStatus: before.status,
        toStatus: status,
        ...{ reason: reason?.name ?? '', toldReasons: toldReasons ?? null },
        ...standingBefore(before),
      })),
    )
    .returning(['id', 'applicationId'])
    .execute();
  await touchCandidates(
    tx,
    { companyId, now },
    applications.map(({ candidateId }) => candidateId),
  );
  await publishEvents(
    tx,
    { companyId, now },
    {
      event: kind === 'rejected' ? 'application.rejected' : 'application.moved',
      many: applications.map((before) => ({
        ...{ applicationID: before.id, jobID: before.jobId, candidateID: before.candidateId },
        ...{ kind, fromStage: before.stageName, toStage: entered?.stage.name ?? before.stageName },
        ...{ status, reason: reason?.name ?? null },
      })),
    },
  );
  return new Map(moves.map(({ id, applicationId }) => [applicationId, id]));
}

/** The last step of each; an application without any is left out. */
export async function findNewestMoves(
  tx: Tx,
  companyId: number,
  applicationIds: readonly number[],
): Promise<ReadonlyMap<number, WrittenMove>> {
  const rows = await tx
    .selectFrom('applicationMoves')
    .distinctOn('applicationId')
    .select(['applicationId', 'id', 'kind', 'fromStatus', 'fromStageId'])
    .select(['stageSinceBefore', 'replyByBefore', 'replyMovedFromBefore'])
    .where('companyId', '=', companyId)
    .where('applicationId', 'in', [...applicationIds])
    .orderBy('applicationId')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.applicationId, row]));
}

/** Puts one application back to where it was, and writes down that somebody did: the id of that step. */
export async function writeUndo(
  tx: Tx,
  { companyId, accountId, now }: Writing,
  {
    before,
    restored,
    stage,
    moveId,
  }: { readonly before: LockedApplication; restored: Standing; stage: Stage; moveId: number },
): Promise<number> {
  await tx
    .updateTable('applications')
    .set((set) => ({
      ...restored,
      version: set('version', '+', 1),
      ...(restored.status === before.status
        ? {}
        : { statusChangedAt: now, statusChangedBy: accountId }),
    }))
    .where('companyId', '=', companyId)
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .execute();
  const { id } = await tx
    .insertInto('applicationMoves')
    .values({
      ...{ companyId, kind: 'undone', movedBy: accountId, movedAt: now, undoes: moveId },
      applicationId: before.id,
      fromStage: before.stageName,
      toStage: stage.name,
      fromStatus: before.status,
      toStatus: restored.status,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: applicationID, jobId: jobID, candidateId: candidateID } = before;
  await publishEvent(
    tx,
    { companyId, now },
    {
      event: 'application.moved',
      data: {
        ...{ applicationID, jobID, candidateID, kind: 'undone', status: restored.status },
        ...{ fromStage: before.stageName, toStage: stage.name, reason: null },
      },
    },
  );
  return id;
}
