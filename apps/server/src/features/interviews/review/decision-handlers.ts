import type { contract } from '@candor/contract';
import { areas, rights } from '@candor/contract/people/right-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type {
  CompanySession,
  HandlersOf,
  RequestContext,
  Resolvers,
} from '../../../platform/http/handlers.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import { publishEvent } from '../../operations/webhooks/index.ts';
import { stepWithDecision, takeBackStep } from './decided-application.ts';
import { findApplication } from './decided-application-store.ts';
import { type DecisionRefusal, type DecisionStep, refusalOf, standing } from './decision-rules.ts';
import {
  countWaiting,
  type DecidedInterview,
  findDecided,
  findDecisions,
  findNextWaiting,
  insertDecision,
  lockAttempt,
} from './decision-store.ts';
import { findAudit } from './interview-audit-store.ts';
import { findNotes } from './note-store.ts';
import { insertNote } from '../../hiring/candidate-records/index.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.review>,
  'getInterviewReview' | 'decideInterview' | 'addInterviewNote'
>;
type Deed = Pick<RequestContext, 'now' | 'client'> & { readonly session: CompanySession };

/** Counts of what else waits end here. */
const MOST_WAITING = 100;

const refusals: Readonly<Record<DecisionRefusal, string>> = {
  not_over: 'The interview is not over yet.',
  changed_meanwhile: 'Somebody else has decided meanwhile. Please read it first.',
  no_change: 'That is how it stands already.',
  reason_needed: 'Please say why.',
};

const noInterview = () => fail('not_found', 'There is no such interview.');

/** Candidates and their applications (PR-3). */
const candidates = { featureId: areas.candidates };

export type DecisionParts = {
  readonly db: Database;
  readonly queue: Queue;
  readonly may: Resolvers['privilege'];
};

export function decisionHandlers({ db, queue, may }: DecisionParts): Handlers {
  return {
    getInterviewReview: async ({ params: { interviewScheduleID }, session }) => {
      const { companyId } = session;
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

    decideInterview: async ({ params: { interviewScheduleID }, body, ...deed }) => {
      const isRejection = body.decision === 'reject';
      const has = (activityId: number) => may(deed.session, { ...candidates, activityId });
      const mayStep = await has(isRejection ? rights.reject : rights.change);
      if (body.application !== null && !mayStep) {
        const what = isRejection ? 'rejecting candidates' : 'moving candidates';
        throw fail('not_allowed', `Your role does not include ${what}.`);
      }
      return db.inCompany(deed.session.companyId, (tx) =>
        decide(tx, interviewScheduleID, body, { ...deed, queue, mayStep }),
      );
    },

    addInterviewNote: async ({ params: { interviewScheduleID }, body, ...deed }) => {
      const { companyId, accountId: authorId } = deed.session;
      const text = body.text.trim();
      if (text === '') throw fail('empty_note', 'Please write something.', { path: 'text' });
      await db.inCompany(companyId, async (tx) => {
        const interview = await findDecided(tx, companyId, interviewScheduleID);
        if (interview === undefined) throw noInterview();
        const { candidateId, scheduleId } = interview;
        const note = { companyId, candidateId, scheduleId, authorId, text };
        await insertNote(tx, { ...note, isPrivate: false, mentions: [], createdAt: deed.now });
        await record(tx, deed, 'interview.noted', { scheduleId, after: { text } });
      });
      return { done: true };
    },
  };
}

async function applicationOf(tx: Tx, companyId: number, interview: DecidedInterview) {
  const found = await findApplication(tx, companyId, interview);
  if (found === null) return null;
  // Named one by one: what may be null is refused by the serialiser with a field too many.
  const { status, stage, nextStage, version } = found;
  return { status, stage, nextStage, version };
}

type Step = {
  readonly decision: DecisionStep;
  readonly reason: string;
  readonly version: number;
  readonly application: { readonly version: number; readonly reason?: string | undefined } | null;
};

async function decide(
  tx: Tx,
  scheduleId: number,
  step: Step,
  deed: Deed & { readonly queue: Queue; readonly mayStep: boolean },
): Promise<{ isApplicationChanged: boolean }> {
  const { companyId, accountId } = deed.session;
  const interview = await findDecided(tx, companyId, scheduleId);
  if (interview === undefined) throw noInterview();
  const { attemptId, endedAt } = interview;
  if (attemptId === null) throw refused('not_over');
  await lockAttempt(tx, companyId, attemptId);
  const lines = await findDecisions(tx, companyId, attemptId);
  const stood = { version: lines.length, newest: lines[0]?.decision };
  const refusal = refusalOf(step, { ...stood, isOver: endedAt !== null });
  if (refusal !== null) throw refused(refusal);
  const { decision } = step;
  const reason = step.reason.trim();
  const { client, now, queue } = deed;
  const by = { companyId, accountId, client, now, queue };
  const moveId = await stepWithDecision(tx, by, interview, step);
  // Where it stands is changed by those who may move it, also with a decision that is taken back.
  const goesBack = decision === 'open' && deed.mayStep;
  const wentBack = goesBack && (await takeBackStep(tx, by, interview, lines[0]));
  const line = { version: lines.length + 1, decision, reason, moveId };
  await insertDecision(
    tx,
    { companyId, attemptId, ...line, accountId, decidedAt: deed.now },
    standing(decision),
  );
  const told = { interviewScheduleID: scheduleId, decision };
  await publishEvent(tx, { companyId, now }, 'interview.decided', told);
  await record(tx, deed, 'interview.decided', {
    scheduleId,
    before: lines[0] && { decision: lines[0].decision, reason: lines[0].reason },
    after: { decision, reason },
  });
  return { isApplicationChanged: moveId !== null || wentBack };
}

const refused = (code: DecisionRefusal) =>
  fail(code, refusals[code], code === 'reason_needed' ? { path: 'reason' } : {});

function record(
  tx: Tx,
  { session: { companyId, accountId }, client: { ip, userAgent, requestId }, now }: Deed,
  action: string,
  {
    scheduleId,
    ...change
  }: { readonly scheduleId: number; readonly before?: unknown; readonly after: unknown },
): Promise<void> {
  const object = { objectKind: 'interview', objectId: scheduleId } as const;
  const actor = { companyId, actorKind: 'account', actorAccountId: accountId, ip, requestId };
  const by = { ...actor, userAgent: userAgent ?? undefined } as const;
  return recordAudit(tx, { ...by, action, ...object, ...change }, now);
}
