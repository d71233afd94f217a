import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { RequestContext } from '../../../platform/http/handlers.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { moveApplication, rejectApplication, undoMove } from '../../hiring/pipeline/index.ts';
import { findApplication } from './decided-application-store.ts';
import { applicationStep, type DecisionStep } from './decision-rules.ts';
import type { DecidedInterview, DecisionLine } from './decision-store.ts';

export type Deed = Pick<RequestContext, 'now' | 'client'> & {
  readonly companyId: number;
  readonly accountId: number;
  readonly queue: Queue;
};

const unavailable = () =>
  fail('application_unavailable', 'The application has changed meanwhile. Please look again.');

/** What of the application goes with a decision: the id of its move, or null where nothing does. */
export async function stepWithDecision(
  tx: Tx,
  deed: Deed,
  interview: DecidedInterview,
  given: {
    readonly decision: DecisionStep;
    readonly application: { readonly version: number; readonly reason?: string | undefined } | null;
  },
): Promise<number | null> {
  const step = applicationStep(given.decision);
  if (given.application === null || step === null) return null;
  const { version, reason = '' } = given.application;
  const application = await findApplication(tx, deed.companyId, interview);
  if (application === null) throw unavailable();
  const { applicationId: applicationID, nextStageId: stageID } = application;
  if (step === 'move' && stageID === null) throw unavailable();
  const chosen = { applicationID, version };
  const outcome =
    step === 'move'
      ? await moveApplication(tx, deed, { ...chosen, stageID })
      : await rejectApplication(tx, deed, { ...chosen, reason, mail: null });
  if (outcome.code !== null) throw unavailable();
  return outcome.moveID;
}

/** Whether it went back. One that has moved on since stays where somebody put it. */
export async function takeBackStep(
  tx: Tx,
  deed: Deed,
  interview: DecidedInterview,
  line: DecisionLine | undefined,
): Promise<boolean> {
  const moveID = line?.moveId ?? null;
  if (moveID === null) return false;
  const application = await findApplication(tx, deed.companyId, interview);
  if (application === null) return false;
  const undone = { applicationID: application.applicationId, moveID };
  // A decision moves active applications only: taking it back rejects nobody.
  return (await undoMove(tx, deed, { ...undone, mayReject: true })).code === null;
}
