import { fillLetter, variableProblem } from '@candor/contract/hiring/mail-template-rules';
import { sendAt } from '@candor/contract/hiring/pipeline-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { fail, refuse } from '../../../platform/http/failure.ts';
import {
  type Change,
  changeOfMany,
  type Deed,
  type DeedEntry,
  entriesOf,
} from '../../operations/audit/index.ts';
import { dueAt, type Outcome, refusalOf, type Step } from './pipeline-rules.ts';
import { flagsSeenBy } from '@candor/contract/hiring/appeal-rules';
import { readSettings } from '../../operations/settings/index.ts';
import { findUnseen } from './flags-store.ts';
import { findTold, findUnreviewed } from './review-store.ts';
import { takeReason } from './reason-store.ts';
import { mailLanguages } from '../candidate-records/index.ts';
import {
  cancelWaitingMails,
  findMailValues,
  inLanguage,
  insertPlannedMails,
} from '../mail-templates/index.ts';
import {
  type Change as Move,
  findStages,
  type LockedApplication,
  lockApplications,
  type Stage,
  writeMoves,
} from '../applications/index.ts';

/** `version`: what the caller last read; left out, the step is taken from whatever stands there now. */
export type Chosen = { readonly applicationID: number; readonly version?: number };

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
): Promise<Change<Outcome[]>> {
  const stage = stageID === null ? null : await wantedStage(tx, deed, stageID);
  const locked = await lockThese(tx, deed, applications);
  const change: Move =
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

const none: ReadonlySet<number> = new Set();

export async function rejectAll(
  tx: Tx,
  deed: Deed,
  given: {
    applications: readonly Chosen[];
    reason: string;
    toldReasons?: string | undefined;
    mail: PlannedWords | null;
    /** Somebody decides so in the report of an interview, in this very transaction. */
    isJudged?: boolean;
  },
): Promise<Change<Outcome[]>> {
  const { applications, mail } = given;
  if (mail !== null) refuseUnknown(mail);
  const reason = await takeReason(tx, deed.companyId, given.reason);
  if (reason === undefined) {
    throw refuse('unknown_reason', { path: 'body.reason' });
  }
  const locked = await lockThese(tx, deed, applications);
  const ids = given.isJudged === true ? [] : [...locked.keys()];
  const unreviewed = await findUnreviewed(tx, deed.companyId, ids);
  const mayStep = decider(locked, 'reject', null);
  const toldReasons = given.toldReasons?.trim() ?? '';
  const mute = toldReasons === '' ? await findTold(tx, deed.companyId, [...locked.keys()]) : none;
  const decide = ({ applicationID, ...chosen }: Chosen) => {
    const refusal = mayStep({ applicationID, ...chosen });
    if (refusal !== null) return refusal;
    if (unreviewed.has(applicationID)) return 'review_first';
    return mute.has(applicationID) ? 'reasons_needed' : null;
  };
  const change: Move = {
    ...{ kind: 'rejected', status: 'rejected', reason },
    ...(toldReasons !== '' && { toldReasons }),
  };
  return take(tx, deed, {
    ...{ applications, locked, decide, change },
    afterwards: async (moveIds) => {
      const held = await heldBack(tx, deed, [...moveIds.keys()]);
      if (mail !== null) await planMails(tx, deed, { moveIds, mail, held });
      else await planTellings(tx, deed, { moveIds, held });
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
): Promise<Change<Outcome[]>> {
  const locked = await lockThese(tx, deed, applications);
  const stageIds = [...locked.values()].map(({ stageId }) => stageId);
  const stages = await findStages(tx, deed.companyId, stageIds);
  const decide = decider(locked, 'reopen', null);
  const outcomes: Outcome[] = [];
  const entries: DeedEntry[] = [];
  for (const stage of stages) {
    const entered = { stage, replyBy: dueAt(deed.now, stage.replyWithinDays) };
    const here = applications.filter(
      ({ applicationID }) => locked.get(applicationID)?.stageId === stage.id,
    );
    const change: Move = { kind: 'reopened', status: 'active', entered };
    const afterwards = (moveIds: ReadonlyMap<number, number>) =>
      cancelWaitingMails(tx, deed, [...moveIds.keys()]);
    const taken = await take(tx, deed, { applications: here, locked, decide, change, afterwards });
    outcomes.push(...taken.result);
    entries.push(...entriesOf(taken));
  }
  const nothing = { code: 'not_found', version: null, moveID: null } as const;
  const told = applications.map(
    ({ applicationID }) =>
      outcomes.find((outcome) => outcome.applicationID === applicationID) ?? {
        ...{ applicationID, ...nothing },
      },
  );
  return changeOfMany(told, entries);
}

async function wantedStage(tx: Tx, { companyId }: Deed, stageID: number): Promise<Stage> {
  const [stage] = await findStages(tx, companyId, [stageID]);
  if (stage !== undefined) return stage;
  throw refuse('unknown_stage', { path: 'body.stageID' });
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
  readonly change: Move;
  /** Nothing has to be done, and nothing is written. */
  readonly isThere?: (application: LockedApplication) => boolean;
  readonly afterwards?: (moveIds: ReadonlyMap<number, number>) => Promise<void>;
};

async function take(tx: Tx, deed: Deed, given: Taking): Promise<Change<Outcome[]>> {
  const { locked, decide, change, isThere = () => false, afterwards } = given;
  const decided = new Map(
    given.applications.map((chosen) => [chosen.applicationID, decide(chosen)] as const),
  );
  const able = [...decided].flatMap(
    ([id, code]) => (code === null ? locked.get(id) : undefined) ?? [],
  );
  const moved = able.filter((application) => !isThere(application));
  const moveIds =
    moved.length > 0
      ? await writeMoves(tx, deed, { applications: moved, change })
      : new Map<number, number>();
  if (moved.length > 0) await afterwards?.(moveIds);
  const outcomes = [...decided].map(([applicationID, code]) => {
    const moveID = moveIds.get(applicationID) ?? null;
    const version = locked.get(applicationID)?.version;
    return {
      ...{ applicationID, code, moveID },
      version: version === undefined ? null : version + (moveID === null ? 0 : 1),
    };
  });
  return changeOfMany(
    outcomes,
    moved.map((before) => moveEntry(before, change)),
  );
}

const moveEntry = (
  { id, stageName, status }: LockedApplication,
  { kind, status: to, entered, reason, toldReasons }: Move,
): DeedEntry => ({
  action: `application.${kind}`,
  objectKind: 'application',
  objectId: id,
  before: { stage: stageName, status },
  after: {
    stage: entered?.stage.name ?? stageName,
    status: to,
    ...(reason && { reason: reason.name }),
    ...(toldReasons !== undefined && { toldReasons }),
  },
});

/** Each gets the words with their own name in them, as they will be sent. */
async function planMails(
  tx: Tx,
  deed: Deed,
  { moveIds, mail, held }: { mail: PlannedWords } & Planning,
): Promise<void> {
  const values = await findMailValues(tx, deed.companyId, [...moveIds.keys()]);
  const { companyId } = deed;
  const languageOf = await mailLanguages(tx, { companyId, applicationIds: [...moveIds.keys()] });
  const mails = [];
  for (const [applicationId, moveId] of moveIds) {
    const own = values.get(applicationId);
    if (own === undefined) continue;
    const words = inLanguage('rejection', mail, languageOf(applicationId));
    const subject = fillLetter(words.subject, own);
    mails.push({ applicationId, moveId, subject, body: fillLetter(words.body, own) });
  }
  const leavesAt = new Date(sendAt(deed.now.getTime(), mail.delayMinutes));
  await insertPlannedMails(tx, deed, {
    ...{ mails, sendAt: leavesAt, heldUntil: held.until, held: held.ids },
  });
}

type Held = { readonly ids: ReadonlySet<number>; readonly until: Date };
type Planning = { readonly moveIds: ReadonlyMap<number, number>; readonly held: Held };

/** Whose candidates have not seen what was noted, though its label is critical; and until when that keeps a rejection. */
export async function heldBack(
  tx: Tx,
  { companyId, now }: Deed,
  applicationIds: readonly number[],
): Promise<Held> {
  const unseen = await findUnseen(tx, companyId, applicationIds);
  const { chosen } = await readSettings(tx, companyId, 'appeals');
  return {
    ids: new Set(unseen.map(({ applicationId }) => applicationId)),
    until: flagsSeenBy(now, Number(chosen.flagDays)),
  };
}

/** Without a letter the candidate's page tells it: that waits too. */
export async function planTellings(tx: Tx, deed: Deed, { moveIds, held }: Planning): Promise<void> {
  const mails = [...moveIds]
    .filter(([applicationId]) => held.ids.has(applicationId))
    .map(([applicationId, moveId]) => ({ applicationId, moveId, ...silent }));
  if (mails.length === 0) return;
  await insertPlannedMails(tx, deed, {
    ...{ mails, sendAt: deed.now, heldUntil: held.until, held: held.ids },
  });
}

const silent = { subject: '', body: '', isSilent: true } as const;
