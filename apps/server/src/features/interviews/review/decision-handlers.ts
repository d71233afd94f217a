import type { contract } from '@candor/contract';
import { demandsOf } from '@candor/contract/hiring/jurisdiction-rules';
import { areas, rights } from '@candor/contract/people/right-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf, Resolvers } from '../../../platform/http/handlers.ts';
import {
  type Change,
  changeOfMany,
  companyWrite,
  type Deed,
  deedOf,
  entriesOf,
} from '../../operations/audit/index.ts';
import { publishEvent } from '../../operations/webhooks/index.ts';
import { stepWithDecision, takeBackStep } from './decided-application.ts';
import { findApplication } from './decided-application-store.ts';
import { type DecisionRefusal, type DecisionStep, refusalOf } from './decision-rules.ts';
import {
  countWaiting,
  type DecidedInterview,
  findDecided,
  findDecisions,
  findNextWaiting,
  insertDecision,
  isKeptFrom,
  lockAttempt,
} from './decision-store.ts';
import { findAudit } from './interview-audit-store.ts';
import { findNotes } from './note-store.ts';
import { insertNote } from '../../hiring/candidate-records/index.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.review>,
  'getInterviewReview' | 'decideInterview' | 'addInterviewNote'
>;

/** Counts of what else waits end here. */
const MOST_WAITING = 100;

const noInterview = () => refuse('not_found', { params: { what: 'interview' } });

/** Candidates and their applications (PR-3). */
const candidates = { featureId: areas.candidates };

export type DecisionParts = {
  readonly db: Database;
  readonly may: Resolvers['privilege'];
};

export function decisionHandlers({ db, may }: DecisionParts): Handlers {
  return {
    getInterviewReview: async ({ params: { interviewScheduleID }, session }) => {
      const { accountId, companyId } = session;
      const seesCandidates = await may(session, candidates);
      return db.inCompany(companyId, async (tx) => {
        const interview = await findDecided(tx, companyId, interviewScheduleID);
        if (interview === undefined) throw noInterview();
        const { attemptId } = interview;
        const lines = attemptId === null ? [] : await findDecisions(tx, companyId, attemptId);
        const notes = await findNotes(tx, companyId, interviewScheduleID);
        const audit = await findAudit(tx, companyId, interview);
        return {
          candidateID: interview.candidateId,
          jobID: interview.jobId,
          isOver: interview.endedAt !== null,
          appealWaits:
            attemptId !== null && (await isKeptFrom(tx, companyId, { attemptId, accountId })),
          version: lines.length,
          decisions: lines.map(({ moveId, decidedAt, ...line }) => ({
            ...line,
            decidedAt: decidedAt.getTime(),
            isOfApplication: moveId !== null,
          })),
          notes: notes.map(({ createdAt, ...note }) => ({ ...note, at: createdAt.getTime() })),
          application: seesCandidates ? await applicationOf(tx, companyId, interview) : null,
          nextWaiting: await findNextWaiting(tx, companyId, interview),
          waiting: await countWaiting(tx, companyId, { except: attemptId, most: MOST_WAITING }),
          audit: audit.map(({ at, ...line }) => ({ ...line, at: at.getTime() })),
        };
      });
    },

    decideInterview: async ({ params: { interviewScheduleID: scheduleId }, body, ...request }) => {
      const isRejection = body.decision === 'reject';
      const has = (activityId: number) => may(request.session, { ...candidates, activityId });
      const mayStep = await has(isRejection ? rights.reject : rights.change);
      if (body.application !== null && !mayStep) {
        throw refuse('not_allowed', { params: { what: isRejection ? 'rejecting' : 'moving' } });
      }
      return companyWrite(db, deedOf(request), (tx, deed) =>
        decide(tx, { scheduleId, step: body, deed: { ...deed, mayStep } }),
      );
    },

    addInterviewNote: async ({ params: { interviewScheduleID }, body, ...request }) => {
      const text = body.text.trim();
      if (text === '') throw refuse('empty_note', { path: 'text' });
      return companyWrite(db, deedOf(request), async (tx, deed) => {
        const { companyId, accountId: authorId } = deed;
        const interview = await findDecided(tx, companyId, interviewScheduleID);
        if (interview === undefined) throw noInterview();
        const { candidateId, scheduleId } = interview;
        const note = { companyId, candidateId, scheduleId, authorId, text };
        await insertNote(tx, { ...note, isPrivate: false, mentions: [], createdAt: deed.now });
        const about = { objectKind: 'interview', objectId: scheduleId };
        // Without its words: the log outlives the note, and a second person must not read there what the first one wrote.
        const audit = { action: 'interview.noted', ...about };
        return { result: { done: true }, audit };
      });
    },
  };
}

async function applicationOf(tx: Tx, companyId: number, interview: DecidedInterview) {
  const found = await findApplication(tx, companyId, interview);
  if (found === null) return null;
  // Named one by one: what may be null is refused by the serialiser with a field too many.
  const { status, stage, nextStage, version, jurisdiction } = found;
  return { status, stage, nextStage, version, tellsReasons: demandsOf(jurisdiction).tellsReasons };
}

type Step = {
  readonly decision: DecisionStep;
  readonly reason: string;
  readonly version: number;
  readonly application: { readonly version: number; readonly reason?: string | undefined } | null;
};

async function decide(
  tx: Tx,
  {
    scheduleId,
    step,
    deed,
  }: {
    readonly scheduleId: number;
    readonly step: Step;
    readonly deed: Deed & { readonly mayStep: boolean };
  },
): Promise<Change<{ isApplicationChanged: boolean }>> {
  const { companyId, accountId, now } = deed;
  const interview = await findDecided(tx, companyId, scheduleId);
  if (interview === undefined) throw noInterview();
  const { attemptId, endedAt } = interview;
  if (attemptId === null) throw refused('not_over');
  await lockAttempt(tx, companyId, attemptId);
  if (await isKeptFrom(tx, companyId, { attemptId, accountId })) throw refuse('appeal_waits');
  const lines = await findDecisions(tx, companyId, attemptId);
  const stood = { version: lines.length, newest: lines[0]?.decision };
  const refusal = refusalOf(step, { ...stood, isOver: endedAt !== null });
  if (refusal !== null) throw refused(refusal);
  const { decision } = step;
  const reason = step.reason.trim();
  const stepped = await stepWithDecision(tx, deed, { interview, given: step });
  const moveId = stepped.result;
  // Where it stands is changed by those who may move it, also with a decision that is taken back.
  const takenBack = decision === 'open' && deed.mayStep ? lines[0] : undefined;
  const back = await takeBackStep(tx, deed, { interview, line: takenBack });
  const line = { version: lines.length + 1, decision, reason, moveId };
  await insertDecision(tx, { companyId, attemptId, ...line, accountId, decidedAt: now });
  const told = { interviewScheduleID: scheduleId, decision };
  await publishEvent(tx, { companyId, now }, { event: 'interview.decided', data: told });
  const entry = {
    ...{ action: 'interview.decided', objectKind: 'interview', objectId: scheduleId },
    before: lines[0] && { decision: lines[0].decision, reason: lines[0].reason },
    after: { decision, reason },
  };
  const result = { isApplicationChanged: moveId !== null || back.result };
  return changeOfMany(result, [...entriesOf(stepped), ...entriesOf(back), entry]);
}

const refused = (code: DecisionRefusal) =>
  code === 'changed_meanwhile'
    ? refuse(code, { params: { what: 'decision' } })
    : refuse(code, code === 'reason_needed' ? { path: 'reason' } : {});
