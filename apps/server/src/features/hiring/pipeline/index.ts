import type { Tx } from '../../../platform/database/database.ts';
import type { Change, Deed } from '../../operations/audit/index.ts';
import { withReopened } from './filling.ts';
import { type Chosen, moveAll, type PlannedWords, rejectAll, reopenAll } from './moving.ts';
import type { Outcome } from './pipeline-rules.ts';
import { type Undone, undoAll } from './undoing.ts';

export { saveReasons } from './reason-store.ts';
export { saveStageTemplate } from './stage-template-store.ts';
export { findUnseen } from './flags-store.ts';
export { filledTitle } from './filling-words.ts';
export { createReplyDueWorkers } from './reply-workers.ts';
export { createPipelineHandlers } from './pipeline-handlers.ts';

/**
 * For a decision that is made elsewhere, in its transaction. A stage of the application's job, or null to hire.
 * `code` says why nothing was done; the move's id takes it back.
 */
export async function moveApplication(
  tx: Tx,
  deed: Deed,
  { stageID, ...chosen }: Chosen & { readonly stageID: number | null },
): Promise<Change<Outcome>> {
  const moved = await moveAll(tx, deed, { applications: [chosen], stageID });
  return { ...moved, result: only(moved.result) };
}

/** `reason`: the name of one of the company's reasons. The mail leaves when its delay is over. */
export async function rejectApplication(
  tx: Tx,
  deed: Deed,
  {
    reason,
    mail,
    isJudged = false,
    ...chosen
  }: Chosen & {
    readonly reason: string;
    readonly mail: PlannedWords | null;
    readonly isJudged?: boolean;
  },
): Promise<Change<Outcome>> {
  const rejected = await rejectAll(tx, deed, {
    ...{ applications: [chosen], reason, mail, isJudged },
  });
  return { ...rejected, result: only(rejected.result) };
}

/** Back into the stage that it left, from whatever version stands there; what its job was closed for is open again. */
export async function reopenApplication(
  tx: Tx,
  deed: Deed,
  applicationID: number,
): Promise<Change<Outcome>> {
  const change = await reopenAll(tx, deed, [{ applicationID }]);
  const reopened = await withReopened(tx, deed, { change, outcomes: change.result });
  return { ...reopened, result: only(reopened.result) };
}

/** Refused with `changed_meanwhile` once something newer happened to the application. */
export async function undoMove(
  tx: Tx,
  deed: Deed,
  move: Undone & { readonly mayReject: boolean },
): Promise<Change<Outcome>> {
  const { mayReject, ...one } = move;
  const undone = await undoAll(tx, deed, { moves: [one], mayReject });
  return { ...undone, result: only(undone.result.outcomes) };
}

function only([outcome]: readonly Outcome[]): Outcome {
  if (outcome === undefined) throw new Error('one application has one outcome');
  return outcome;
}
