import { type ApplicationStatus, replyBy } from '@candor/contract/hiring/pipeline-rules';

/** Where an application stands while its row is locked. */
export type Standing = {
  readonly version: number;
  readonly status: ApplicationStatus;
  readonly stageId: number;
  readonly stageSince: Date;
  readonly replyBy: Date | null;
};

export type Refusal =
  | 'not_found'
  | 'changed_meanwhile'
  | 'wrong_status'
  | 'review_first'
  | 'reasons_needed';
export type Step = 'move' | 'hire' | 'reject' | 'reopen';

/** Withdrawing is the candidate's word: nobody else takes it back. */
const from: Readonly<Record<Step, readonly ApplicationStatus[]>> = {
  move: ['active'],
  hire: ['active'],
  reject: ['active'],
  reopen: ['rejected', 'hired'],
};

/** Why this step cannot be taken, or null. Without a version the caller decides on whatever stands there now. */
export function refusalOf(
  standing: Standing | undefined,
  step: Step,
  version?: number,
): Refusal | null {
  if (standing === undefined) return 'not_found';
  if (version !== undefined && standing.version !== version) return 'changed_meanwhile';
  return from[step].includes(standing.status) ? null : 'wrong_status';
}

/** A step of an application as it was written down. */
export type WrittenMove = {
  readonly id: number;
  readonly kind: string;
  readonly fromStatus: string | null;
  readonly fromStageId: number | null;
  readonly stageSinceBefore: Date | null;
  readonly replyByBefore: Date | null;
  /** The promise before it was put off. */
  readonly replyMovedFromBefore: Date | null;
};

export type Restored = {
  readonly status: ApplicationStatus;
  readonly stageId: number;
  readonly stageSince: Date;
  readonly replyBy: Date | null;
  readonly replyMovedFrom: Date | null;
};

/** What can be taken back: steps of ours, never an application's arrival, a withdrawal, or a taking back. */
const undoable = ['moved', 'rejected', 'hired', 'reopened'];

/**
 * How it was before `moveId`, or why that cannot be restored. Only the newest step can be taken back: whatever
 * happened afterwards was decided on what it had made.
 */
export function beforeMove(
  newest: WrittenMove | undefined,
  moveId: number,
): Restored | 'changed_meanwhile' {
  if (newest === undefined || newest.id !== moveId || !undoable.includes(newest.kind)) {
    return 'changed_meanwhile';
  }
  const { fromStatus, fromStageId, stageSinceBefore } = newest;
  if (fromStatus === null || fromStageId === null || stageSinceBefore === null) {
    return 'changed_meanwhile';
  }
  return {
    status: fromStatus as ApplicationStatus,
    stageId: fromStageId,
    stageSince: stageSinceBefore,
    replyBy: newest.replyByBefore,
    replyMovedFrom: newest.replyMovedFromBefore,
  };
}

/** When an answer is due of somebody who enters a stage now. */
export function dueAt(now: Date, withinDays: number | null): Date | null {
  const due = replyBy(now.getTime(), withinDays);
  return due === null ? null : new Date(due);
}

/** In the reply's order: one entry for each that was asked for. */
export type Outcome = {
  readonly applicationID: number;
  readonly code: Refusal | null;
  readonly version: number | null;
  readonly moveID: number | null;
};

/** The first reason where nothing at all could be done; a part that was done is told item by item. */
export const failureOf = (outcomes: readonly Outcome[]): Refusal | null =>
  outcomes.every(({ code }) => code !== null) ? (outcomes[0]?.code ?? null) : null;
