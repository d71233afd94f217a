import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import { type Deed, recordDeed } from '../../operations/audit/index.ts';
import { beforeMove, type Outcome } from './pipeline-rules.ts';
import { cancelMailsOf } from '../mail-templates/index.ts';
import { findNewestMoves, findStages, lockApplications, writeUndo } from '../applications/index.ts';

export type Undone = { readonly applicationID: number; readonly moveID: number };

/** Each goes back to where it was, unless something newer happened to it; a rejection that waits is called back. */
export async function undoAll(
  tx: Tx,
  deed: Deed,
  { moves, mayReject }: { readonly moves: readonly Undone[]; readonly mayReject: boolean },
): Promise<{ outcomes: Outcome[]; mailsSent: number }> {
  const { companyId } = deed;
  const ids = moves.map(({ applicationID }) => applicationID);
  const locked = await lockApplications(tx, companyId, ids);
  const newest = await findNewestMoves(tx, companyId, ids);
  const asked = new Map(moves.map((move) => [move.applicationID, move]));
  const outcomes: Outcome[] = [];
  const done: (Undone & { before: object; after: object })[] = [];
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
      throw fail('not_allowed', 'Your role may not reject anybody.');
    }
    await writeUndo(tx, deed, before, { restored, stage, moveId: moveID });
    outcomes.push({ ...nothing, code: null, version: before.version + 1 });
    done.push({
      ...{ applicationID, moveID },
      before: { stage: before.stageName, status: before.status },
      after: { stage: stage.name, status: restored.status },
    });
  }
  const mailsSent = await cancelMailsOf(tx, deed, done);
  for (const { applicationID, before, after } of done) {
    const what = { objectKind: 'application', objectId: applicationID, before, after };
    await recordDeed(tx, deed, { action: 'application.undone', ...what });
  }
  return { outcomes, mailsSent };
}
