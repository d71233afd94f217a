import type { Tx } from '../../../platform/database/database.ts';
import { writeAnswers } from './application-store.ts';
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
  /** What happened with it elsewhere. */
  readonly earlier?: Earlier;
};

type Earlier = {
  readonly appliedAt: Date;
  readonly coverLetter: string;
  readonly status: 'active' | 'rejected' | 'withdrawn' | 'hired';
  readonly endedAt: Date | null;
  readonly isKnockedOut: boolean;
  readonly moves: readonly {
    readonly kind: 'applied' | 'moved' | 'rejected' | 'withdrawn' | 'hired' | 'reopened';
    readonly movedAt: Date;
    readonly fromStage: string | null;
    readonly toStage: string | null;
    readonly fromStatus: string | null;
    readonly toStatus: string;
    readonly reason: string;
    readonly toldReasons?: string | undefined;
  }[];
  readonly answers: Parameters<typeof writeAnswers>[2];
};

/** Rows of one statement. */
const AT_ONCE = 1000;

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
  const rows = await insertMany(tx, { companyId, now, many });
  if (rows.length === 0) return 0;
  const givenTo = new Map(many.map((one) => [`${one.jobID} ${one.candidateID}`, one]));
  const moves = rows.flatMap(({ id, jobId, candidateId }) => {
    const given = givenTo.get(`${jobId} ${candidateId}`);
    const earlier = given?.earlier?.moves ?? [];
    const applied = { kind: 'applied' as const, movedAt: now, fromStage: null };
    const steps: readonly (Earlier['moves'][number] & { movedBy: number | null })[] =
      earlier.length > 0
        ? earlier.map((move) => ({ ...move, movedBy: null }))
        : [
            {
              ...{ ...applied, toStage: given?.stage.name ?? '', movedBy: addedBy },
              ...{ fromStatus: null, toStatus: 'active', reason: '' },
            },
          ];
    return steps.map((step) => ({ companyId, applicationId: id, ...step }));
  });
  for (let from = 0; from < moves.length; from += AT_ONCE) {
    const some = moves.slice(from, from + AT_ONCE);
    await tx.insertInto('applicationMoves').values(some).execute();
  }
  for (const { id, jobId, candidateId } of rows) {
    const answers = givenTo.get(`${jobId} ${candidateId}`)?.earlier?.answers ?? [];
    await writeAnswers(tx, { companyId, applicationId: id }, answers);
  }
  const told = rows
    .filter(({ status }) => status === 'active')
    .map(({ id, jobId, candidateId }) => ({
      ...{ applicationID: id, jobID: jobId, candidateID: candidateId, source: 'imported' },
    }));
  if (told.length > 0) {
    await publishEvents(tx, { companyId, now }, { event: 'application.created', many: told });
  }
  return rows.length;
}

type Inserting = {
  readonly companyId: number;
  readonly now: Date;
  readonly many: readonly Imported[];
};

function insertMany(tx: Tx, { companyId, now, many }: Inserting) {
  return tx
    .insertInto('applications')
    .values(
      many
        .toSorted((a, b) => a.jobID - b.jobID || a.candidateID - b.candidateID)
        .map(({ candidateID: candidateId, jobID: jobId, stage, sourceDetail, earlier }) => ({
          ...{ companyId, jobId, candidateId, sourceDetail, stageId: stage.stageID },
          ...{ source: 'imported' as const, appliedAt: earlier?.appliedAt ?? now, stageSince: now },
          ...{ coverLetter: earlier?.coverLetter ?? '', status: earlier?.status ?? 'active' },
          isKnockedOut: earlier?.isKnockedOut ?? false,
          statusChangedAt: earlier?.endedAt ?? null,
          replyBy: replyBy(stage.replyWithinDays, earlier?.status ?? 'active', now),
        })),
    )
    .onConflict((on) => on.columns(['companyId', 'jobId', 'candidateId']).doNothing())
    .returning(['id', 'jobId', 'candidateId', 'status'])
    .execute();
}

/** Whoever was decided about waits for nothing. */
const replyBy = (days: number | null, status: Earlier['status'], now: Date): Date | null =>
  days === null || status !== 'active' ? null : new Date(now.getTime() + days * DAY_MS);
