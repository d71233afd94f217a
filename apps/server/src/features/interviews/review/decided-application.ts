import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { Change, Deed } from '../../operations/audit/index.ts';
import { moveApplication, rejectApplication, undoMove } from '../../hiring/pipeline/index.ts';
import { findApplication } from './decided-application-store.ts';
import { applicationStep, type DecisionStep } from './decision-rules.ts';
import type { DecidedInterview, DecisionLine } from './decision-store.ts';

const unavailable = () => refuse('application_unavailable');

const nothing = <T>(result: T): Change<T> => ({ result, noAudit: 'nothing-changed' });

/** What of the application goes with a decision: the id of its move, or null where nothing does. */
export async function stepWithDecision(
  tx: Tx,
  deed: Deed,
  {
    interview,
    given,
  }: {
    readonly interview: DecidedInterview;
    readonly given: {
      readonly decision: DecisionStep;
      readonly application: {
        readonly version: number;
        readonly reason?: string | undefined;
      } | null;
    };
  },
): Promise<Change<number | null>> {
  const step = applicationStep(given.decision);
  if (given.application === null || step === null) return nothing(null);
  const { version, reason = '' } = given.application;
  const application = await findApplication(tx, deed.companyId, interview);
  if (application === null) throw unavailable();
  const { applicationId: applicationID, nextStageId: stageID } = application;
  if (step === 'move' && stageID === null) throw unavailable();
  const chosen = { applicationID, version };
  const stepped =
    step === 'move'
      ? await moveApplication(tx, deed, { ...chosen, stageID })
      : await rejectApplication(tx, deed, { ...chosen, reason, mail: null, isJudged: true });
  if (stepped.result.code === 'reasons_needed')
    throw refuse('reasons_needed', { params: { what: 'report' } });
  if (stepped.result.code !== null) throw unavailable();
  return { ...stepped, result: stepped.result.moveID };
}

/** Whether it went back. One that has moved on since stays where somebody put it. */
export async function takeBackStep(
  tx: Tx,
  deed: Deed,
  {
    interview,
    line,
  }: { readonly interview: DecidedInterview; readonly line: DecisionLine | undefined },
): Promise<Change<boolean>> {
  const moveID = line?.moveId ?? null;
  if (moveID === null) return nothing(false);
  const application = await findApplication(tx, deed.companyId, interview);
  if (application === null) return nothing(false);
  const undone = { applicationID: application.applicationId, moveID };
  // A decision moves active applications only: taking it back rejects nobody.
  const back = await undoMove(tx, deed, { ...undone, mayReject: true });
  return { ...back, result: back.result.code === null };
}
