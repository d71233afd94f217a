import type { contract } from '@candor/contract';
import { keyedBy, monitors } from '@candor/contract/interviews/monitor-rules';
import { counterOf } from '@candor/contract/interviews/violation-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf, LinkOf } from '../../../platform/http/handlers.ts';
import { agrees, checkSingle, type CounterValues, countersIn } from './counter-rules.ts';
import { isKeyOfNavigation, judgedByType } from './judged-rules.ts';
import { isInPause } from './pause-rules.ts';
import { findPauses } from './pause-store.ts';
import {
  isTooLate,
  MOST_EVENTS,
  MOST_STRETCHES,
  mayRecord,
  mayReport,
  monitorSettings,
  namesInterview,
  placeWithin,
  sessionStart,
} from './proctoring-rules.ts';
import {
  closeOlderSessions,
  countHealth,
  countViolations,
  endSession,
  findMonitoredInterview,
  findSession,
  insertSession,
  insertViolation,
  type ProctoringSession,
  saveCounters,
  saveHealth,
  saveHistory,
} from './proctoring-store.ts';

type Handlers = HandlersOf<typeof contract.proctoring>;
type Parts = { readonly db: Database };

/** Specification 002 §8, word for word. */
const noActiveSession = () =>
  fail('no_active_session', 'Cannot record violation: No active session.');
const sessionEnded = () => fail('session_ended', 'Cannot record violation: No active session.');
const otherInterview = (path: string) =>
  fail('other_interview', 'This link belongs to another interview.', { path });

/** What the room sends while an interview runs, and until its queue is empty. */
export function createRoomHandlers(
  parts: Parts,
): Pick<
  Handlers,
  'startProctoring' | 'recordViolation' | 'recordAuditHistory' | 'recordMonitorHealth'
> {
  return {
    startProctoring: startProctoring(parts),
    recordViolation: recordViolation(parts),
    recordAuditHistory: async ({ link, body, now }) => {
      if (body.InterviewScheduleID !== link.scheduleId) throw otherInterview('InterviewScheduleID');
      await parts.db.inCompany(link.companyId, async (tx) => {
        await saveHistory(tx, await sessionOf(tx, link, { ...body, now }), {
          ...keyedBy('historyColumn', (name) => body[monitors[name].history]),
        });
      });
      return { done: true };
    },
    recordMonitorHealth: recordMonitorHealth(parts),
  };
}

function startProctoring({ db }: Parts): Handlers['startProctoring'] {
  return async ({ link, body, now }) => {
    const { companyId, scheduleId } = link;
    return await db.inCompany(companyId, async (tx) => {
      const interview = await findMonitoredInterview(tx, companyId, scheduleId);
      if (interview === undefined || interview.attempt === null) {
        throw fail('not_started', 'The interview has not started.');
      }
      const { attempt, candidateId, accountId } = interview;
      const { attemptId } = attempt;
      if (!namesInterview(body, { scheduleId, accountId, candidateId, attemptId })) {
        throw otherInterview('interviewScheduledID');
      }
      const { sessionKey, life } = body;
      const known = await findSession(tx, { companyId, scheduleId, sessionKey });
      if (known !== undefined) return { startedAt: known.startedAt.getTime() };
      const startedAt = sessionStart(body.startedAt, attempt, now);
      if (startedAt === null) throw fail('interview_ended', 'This interview has ended.');
      await insertSession(tx, {
        companyId,
        attemptId,
        candidateId,
        sessionKey,
        life,
        startedAt,
      });
      await closeOlderSessions(tx, { companyId, attemptId });
      return { startedAt: startedAt.getTime() };
    });
  };
}

async function sessionOf(
  tx: Tx,
  { companyId, scheduleId }: LinkOf<'bot-interview'>,
  { sessionKey, now }: { readonly sessionKey: string; readonly now: Date },
): Promise<ProctoringSession> {
  const session = await findSession(tx, { companyId, scheduleId, sessionKey });
  if (session !== undefined) return session;
  const interview = await findMonitoredInterview(tx, companyId, scheduleId);
  const endedAt = interview?.attempt?.endedAt ?? null;
  throw endedAt !== null && isTooLate(endedAt, now) ? sessionEnded() : noActiveSession();
}

function recordViolation({ db }: Parts): Handlers['recordViolation'] {
  return async ({ link, body, now }) => {
    if (body.InterviewScheduledID !== link.scheduleId) throw otherInterview('InterviewScheduledID');
    const counters = countersIn(body);
    return await db.inCompany(link.companyId, async (tx) => {
      const session = await sessionOf(tx, link, { ...body, now });
      const { violation } = body;
      if (violation === undefined) return await recordTotals(tx, session, { body, counters, now });
      const judged = judgedByType(violation);
      await refuseUnwatched(tx, link, { ...violation, ...judged });
      const problem = checkSingle(counters, counterOf(violation.violationType));
      if (problem !== undefined) throw fail('counter_mismatch', problem);
      const detectedAt = placeWithin(violation.detectedAt, session.startedAt, now);
      if (!mayRecord(session, detectedAt, now)) throw sessionEnded();
      const recorded = total(await countViolations(tx, session));
      if (isInPause(await findPauses(tx, link.companyId, session.attemptId), detectedAt)) {
        return { recorded, agrees: true };
      }
      if (recorded >= MOST_EVENTS) throw fail('too_many', 'This session holds too many events.');
      const { type, ...record } = { ...violation, ...judged };
      const violationData = { ...judged.violationData, type };
      const stored = { ...record, detectedAt, violationData };
      await insertViolation(tx, session, { violation: stored, receivedAt: now });
      const events = await countViolations(tx, session);
      if (!session.isActive) await saveCounters(tx, session, events);
      return { recorded: total(events), agrees: true };
    });
  };
}

/** What is off, or was granted, reports nothing: the server sees to it, also where a page does not. */
async function refuseUnwatched(
  tx: Tx,
  { companyId, scheduleId }: LinkOf<'bot-interview'>,
  said: Parameters<typeof isKeyOfNavigation>[0],
): Promise<void> {
  const interview = await findMonitoredInterview(tx, companyId, scheduleId);
  if (interview === undefined) throw noActiveSession();
  const { accommodations } = interview;
  const settings = monitorSettings(interview.monitors, accommodations);
  const isGranted = accommodations.keyboardNavigation === true && isKeyOfNavigation(said);
  if (isGranted || !mayReport(settings, said.trackingSystem)) {
    throw fail('monitor_off', 'This interview does not watch for that.');
  }
}

type Body = Parameters<Handlers['recordViolation']>[0]['body'];

/** MS-3, the end: totals are kept as the page said them, beside what the events say. */
async function recordTotals(
  tx: Tx,
  session: ProctoringSession,
  { body, counters, now }: { body: Body; counters: CounterValues; now: Date },
) {
  const events = await countViolations(tx, session);
  const { SessionEndReason: endReason = 'MANUAL_SUBMIT', TotalViolations, endedAt } = body;
  const { SessionDurationMinutes } = body;
  await endSession(tx, session, {
    endedAt: placeWithin(endedAt ?? now.getTime(), session.startedAt, now),
    endReason,
    reported: { ...counters, TotalViolations, SessionDurationMinutes },
    counters: events,
    reportedAt: now,
  });
  return { recorded: total(events), agrees: agrees({ counters, TotalViolations }, events) };
}

function recordMonitorHealth({ db }: Parts): Handlers['recordMonitorHealth'] {
  return async ({ link, body, now }) => {
    await db.inCompany(link.companyId, async (tx) => {
      const session = await sessionOf(tx, link, { ...body, now });
      if ((await countHealth(tx, session)) >= MOST_STRETCHES) {
        throw fail('too_many', 'This session holds too many changes of a monitor.');
      }
      const placed = body.stretches.map((stretch) => {
        const from = placeWithin(stretch.from, session.startedAt, now).getTime();
        const until = placeWithin(stretch.until, session.startedAt, now).getTime();
        return { ...stretch, from, until: Math.max(from, until) };
      });
      // One statement may not touch a row twice: the last word on a stretch is taken.
      const newest = new Map(placed.map((stretch) => [stretch.stretchKey, stretch]));
      await saveHealth(tx, session, { stretches: [...newest.values()], receivedAt: now });
    });
    return { done: true };
  };
}

const total = (events: Readonly<Record<string, number>>): number =>
  Object.values(events).reduce((sum, count) => sum + count, 0);
