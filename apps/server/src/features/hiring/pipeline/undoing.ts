import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import {
  type Change,
  changeOfMany,
  type Deed,
  type DeedEntry,
} from '../../operations/audit/index.ts';
import { hasGranted } from './granted-store.ts';
import { heldBack, planTellings } from './moving.ts';
import { beforeMove, type Outcome } from './pipeline-rules.ts';
import { cancelMailsOf } from '../mail-templates/index.ts';
import { findNewestMoves, findStages, lockApplications, writeUndo } from '../applications/index.ts';

export type Undone = { readonly applicationID: number; readonly moveID: number };

/** Each goes back to where it was, unless something newer happened to it; a rejection that waits is called back. */
export async function undoAll(
  tx: Tx,
  deed: Deed,
  { moves, mayReject }: { readonly moves: readonly Undone[]; readonly mayReject: boolean },
): Promise<Change<{ outcomes: Outcome[]; mailsSent: number }>> {
  const { companyId } = deed;
  const ids = moves.map(({ applicationID }) => applicationID);
  const locked = await lockApplications(tx, companyId, ids);
  const newest = await findNewestMoves(tx, companyId, ids);
  const asked = new Map(moves.map((move) => [move.applicationID, move]));
  const outcomes: Outcome[] = [];
  const done: Undone[] = [];
  const rejected = new Map<number, number>();
  const entries: DeedEntry[] = [];
  for (const { applicationID, moveID } of asked.values()) {
    const before = locked.get(applicationID);
    const nothing = { applicationID, version: before?.version ?? null, moveID: null };
    if (before === undefined) {
      outcomes.push({ ...nothing, code: 'not_found' });
      continue;
    }
    const restored = beforeMove(newest.get(applicationID), moveID);
    const [stage] =
      restored === 'changed_meanwhile' ? [] : await findStages(tx, companyId, [restored.stageId]);
    if (restored === 'changed_meanwhile' || stage === undefined) {
      outcomes.push({ ...nothing, code: 'changed_meanwhile' });
      continue;
    }
    // Taking a reopening back rejects somebody.
    if (restored.status === 'rejected' && !mayReject) {
      throw refuse('not_allowed', { params: { what: 'rejecting-anybody' } });
    }
    if (restored.status === 'rejected' && (await hasGranted(tx, companyId, moveID))) {
      throw refuse('not_allowed', { params: { what: 'undoing-a-granted-appeal' } });
    }
    const undoneBy = await writeUndo(tx, deed, { before, restored, stage, moveId: moveID });
    if (restored.status === 'rejected') rejected.set(applicationID, undoneBy);
    outcomes.push({ ...nothing, code: null, version: before.version + 1 });
    done.push({ applicationID, moveID });
    entries.push({
      ...{ action: 'application.undone', objectKind: 'application', objectId: applicationID },
      before: { stage: before.stageName, status: before.status },
      after: { stage: stage.name, status: restored.status },
    });
  }
  const mailsSent = await cancelMailsOf(tx, deed, done);
  // Rejected again, they wait as a new rejection would.
  if (rejected.size > 0) {
    const held = await heldBack(tx, deed, [...rejected.keys()]);
    await planTellings(tx, deed, { moveIds: rejected, held });
  }
  return changeOfMany({ outcomes, mailsSent }, entries);
}
