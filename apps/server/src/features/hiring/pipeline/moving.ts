import { fillLetter, variableProblem } from '@candor/contract/hiring/mail-template-rules';
import { sendAt } from '@candor/contract/hiring/pipeline-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { type Deed, recordDeed } from '../../operations/audit/index.ts';
import { dueAt, type Outcome, refusalOf, type Step } from './pipeline-rules.ts';
import { takeReason } from './reason-store.ts';
import { cancelWaitingMails, findMailValues, insertPlannedMails } from '../mail-templates/index.ts';
import {
  type Change,
  findStages,
  type LockedApplication,
  lockApplications,
  type Stage,
  writeMoves,
} from '../applications/index.ts';

/** `version`: what the caller last read; left out, the step is taken from whatever stands there now. */
export type Chosen = { readonly applicationID: number; readonly version?: number };

export const plannedMailJob = 'send-planned-mail';

export type PlannedWords = {
  readonly subject: string;
  readonly body: string;
  readonly delayMinutes: number;
};

/** To a stage of their job; `stageID` null hires. Those that cannot be moved are told one by one. */
export async function moveAll(
  tx: Tx,
  deed: Deed,
  { applications, stageID }: { applications: readonly Chosen[]; stageID: number | null },
): Promise<Outcome[]> {
  const stage = stageID === null ? null : await wantedStage(tx, deed, stageID);
  const locked = await lockThese(tx, deed, applications);
  const change: Change =
    stage === null
      ? { kind: 'hired', status: 'hired' }
      : {
          kind: 'moved',
          status: 'active',
          entered: { stage, replyBy: dueAt(deed.now, stage.replyWithinDays) },
        };
  const step = stage === null ? 'hire' : 'move';
  const decide = decider(locked, step, stage);
  const isThere = ({ stageId }: LockedApplication) => stageId === stage?.id;
  return take(tx, deed, { applications, locked, decide, change, isThere });
}

export async function rejectAll(
  tx: Tx,
  { queue, ...deed }: Deed & { readonly queue: Queue },
  given: { applications: readonly Chosen[]; reason: string; mail: PlannedWords | null },
): Promise<Outcome[]> {
  const { applications, mail } = given;
  if (mail !== null) refuseUnknown(mail);
  const reason = await takeReason(tx, deed.companyId, given.reason);
  if (reason === undefined) {
    throw fail('unknown_reason', 'Please choose a reason.', { path: 'body.reason' });
  }
  const locked = await lockThese(tx, deed, applications);
  const decide = decider(locked, 'reject', null);
  const change: Change = { kind: 'rejected', status: 'rejected', reason };
  return take(tx, deed, {
    ...{ applications, locked, decide, change },
    afterwards: async (moveIds) => {
      if (mail !== null) await planMails(tx, { ...deed, queue }, { moveIds, mail });
    },
  });
}

/** Nobody is told that they were rejected by a mail with braces in it. */
function refuseUnknown(mail: PlannedWords): void {
  for (const field of ['subject', 'body'] as const) {
    const problem = variableProblem('rejection', mail[field]);
    if (problem !== null) throw fail('validation_failed', problem, { path: `body.mail.${field}` });
  }
}

/** Back into the stage that they left, whose clock begins anew; a rejection that has not left is called back. */
export async function reopenAll(
  tx: Tx,
  deed: Deed,
  applications: readonly Chosen[],
): Promise<Outcome[]> {
  const locked = await lockThese(tx, deed, applications);
  const stageIds = [...locked.values()].map(({ stageId }) => stageId);
  const stages = await findStages(tx, deed.companyId, stageIds);
  const decide = decider(locked, 'reopen', null);
  const outcomes: Outcome[] = [];
  for (const stage of stages) {
    const entered = { stage, replyBy: dueAt(deed.now, stage.replyWithinDays) };
    const here = applications.filter(
      ({ applicationID }) => locked.get(applicationID)?.stageId === stage.id,
    );
    const change: Change = { kind: 'reopened', status: 'active', entered };
    const afterwards = (moveIds: ReadonlyMap<number, number>) =>
      cancelWaitingMails(tx, deed, [...moveIds.keys()]);
    outcomes.push(
      ...(await take(tx, deed, { applications: here, locked, decide, change, afterwards })),
    );
  }
  return applications.map(
    ({ applicationID }) =>
      outcomes.find((outcome) => outcome.applicationID === applicationID) ?? {
        ...{ applicationID, code: 'not_found', version: null, moveID: null },
      },
  );
}

async function wantedStage(tx: Tx, { companyId }: Deed, stageID: number): Promise<Stage> {
  const [stage] = await findStages(tx, companyId, [stageID]);
  if (stage !== undefined) return stage;
  throw fail('unknown_stage', 'This stage is not there any more.', { path: 'body.stageID' });
}

const lockThese = (tx: Tx, { companyId }: Deed, applications: readonly Chosen[]) =>
  lockApplications(
    tx,
    companyId,
    applications.map(({ applicationID }) => applicationID),
  );

type Locked = ReadonlyMap<number, LockedApplication>;

/** A stage of another job is no place for an application. */
const decider =
  (locked: Locked, step: Step, stage: Stage | null) =>
  ({ applicationID, version }: Chosen) => {
    const standing = locked.get(applicationID);
    const isElsewhere = stage !== null && standing?.jobId !== stage.jobId;
    return refusalOf(isElsewhere ? undefined : standing, step, version);
  };

type Taking = {
  readonly applications: readonly Chosen[];
  readonly locked: Locked;
  readonly decide: (chosen: Chosen) => Outcome['code'];
  readonly change: Change;
  /** Nothing has to be done, and nothing is written. */
  readonly isThere?: (application: LockedApplication) => boolean;
  readonly afterwards?: (moveIds: ReadonlyMap<number, number>) => Promise<void>;
};

async function take(tx: Tx, deed: Deed, given: Taking): Promise<Outcome[]> {
  const { locked, decide, change, isThere = () => false, afterwards } = given;
  const decided = new Map(
    given.applications.map((chosen) => [chosen.applicationID, decide(chosen)] as const),
  );
  const able = [...decided].flatMap(
    ([id, code]) => (code === null ? locked.get(id) : undefined) ?? [],
  );
  const moved = able.filter((application) => !isThere(application));
  const moveIds =
    moved.length > 0 ? await writeMoves(tx, deed, moved, change) : new Map<number, number>();
  if (moved.length > 0) await afterwards?.(moveIds);
  for (const before of moved) await recordMove(tx, deed, before, change);
  return [...decided].map(([applicationID, code]) => {
    const moveID = moveIds.get(applicationID) ?? null;
    const version = locked.get(applicationID)?.version;
    return {
      ...{ applicationID, code, moveID },
      version: version === undefined ? null : version + (moveID === null ? 0 : 1),
    };
  });
}

function recordMove(
  tx: Tx,
  deed: Deed,
  { id, stageName, status }: LockedApplication,
  { kind, status: to, entered, reason }: Change,
): Promise<void> {
  return recordDeed(tx, deed, {
    action: `application.${kind}`,
    objectKind: 'application',
    objectId: id,
    before: { stage: stageName, status },
    after: {
      stage: entered?.stage.name ?? stageName,
      status: to,
      ...(reason && { reason: reason.name }),
    },
  });
}

/** Each gets the words with their own name in them, as they will be sent. */
async function planMails(
  tx: Tx,
  { queue, ...deed }: Deed & { readonly queue: Queue },
  { moveIds, mail }: { moveIds: ReadonlyMap<number, number>; mail: PlannedWords },
): Promise<void> {
  const { companyId, now } = deed;
  const values = await findMailValues(tx, companyId, [...moveIds.keys()]);
  const mails = [...moveIds].flatMap(([applicationId, moveId]) => {
    const own = values.get(applicationId);
    if (own === undefined) return [];
    const subject = fillLetter(mail.subject, own);
    return { applicationId, moveId, subject, body: fillLetter(mail.body, own) };
  });
  const startAfter = new Date(sendAt(now.getTime(), mail.delayMinutes));
  for (const id of await insertPlannedMails(tx, deed, mails, startAfter)) {
    await queue.send(tx, plannedMailJob, { companyId, plannedMailId: id }, { startAfter });
  }
}
