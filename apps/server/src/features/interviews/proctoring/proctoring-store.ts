import type {
  KeyedBy,
  MonitorName,
  Severity,
  Watched,
} from '@candor/contract/interviews/monitor-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { type Accommodations, watchedBy } from '../scheduling/index.ts';
import type { HealthStretch, SessionEndReason } from './proctoring-rules.ts';

/** What the company asked to be watched, and what this candidate may have otherwise. */
export type MonitoredInterview = {
  readonly candidateId: number;
  readonly accountId: number | null;
  /** null before it began. */
  readonly attempt: MonitoredAttempt | null;
  readonly monitors: Watched;
  readonly accommodations: Accommodations;
};

export type MonitoredAttempt = {
  readonly attemptId: number;
  readonly startedAt: Date;
  readonly deadlineAt: Date;
  readonly endedAt: Date | null;
};

/** undefined when the company has no such interview. */
export async function findMonitoredInterview(
  tx: Tx,
  companyId: number,
  scheduleId: number,
): Promise<MonitoredInterview | undefined> {
  const row = await tx
    .selectFrom('interviewSchedules as schedule')
    .leftJoin('attempts as attempt', (join) =>
      join
        .onRef('attempt.companyId', '=', 'schedule.companyId')
        .onRef('attempt.scheduleId', '=', 'schedule.id'),
    )
    .innerJoin('candidates as candidate', (join) =>
      join
        .onRef('candidate.companyId', '=', 'schedule.companyId')
        .onRef('candidate.id', '=', 'schedule.candidateId'),
    )
    .innerJoin('blueprints as blueprint', (join) =>
      join
        .onRef('blueprint.companyId', '=', 'schedule.companyId')
        .onRef('blueprint.id', '=', 'schedule.blueprintId'),
    )
    .select(['attempt.id as attemptId', 'candidate.id as candidateId', 'candidate.accountId'])
    .select(['attempt.startedAt', 'attempt.deadlineAt', 'attempt.endedAt'])
    .select(watchedBy('blueprint').as('monitors'))
    .select(['schedule.accommodations'])
    .where('schedule.companyId', '=', companyId)
    .where('schedule.id', '=', scheduleId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { attemptId, startedAt, deadlineAt, endedAt, ...interview } = row;
  const hasBegun = attemptId !== null && startedAt !== null && deadlineAt !== null;
  return {
    ...interview,
    accommodations: row.accommodations as Accommodations,
    attempt: hasBegun ? { attemptId, startedAt, deadlineAt, endedAt } : null,
  };
}

export type ProctoringSession = {
  readonly companyId: number;
  readonly id: number;
  readonly attemptId: number;
  readonly startedAt: Date;
  readonly isActive: boolean;
  readonly endedAt: Date | null;
};

const sessionColumns = [
  'companyId',
  'id',
  'attemptId',
  'startedAt',
  'isActive',
  'endedAt',
] as const;

/** MS-1. Repeating a `sessionKey` changes nothing. */
export async function insertSession(
  tx: Tx,
  session: {
    readonly companyId: number;
    readonly attemptId: number;
    readonly candidateId: number;
    readonly sessionKey: string;
    readonly life: number;
    readonly startedAt: Date;
  },
): Promise<void> {
  await tx
    .insertInto('proctoringSessions')
    .values(session)
    .onConflict((on) => on.columns(['companyId', 'attemptId', 'sessionKey']).doNothing())
    .execute();
}

export function findSession(
  tx: Tx,
  asked: { readonly companyId: number; readonly scheduleId: number; readonly sessionKey: string },
): Promise<ProctoringSession | undefined> {
  const { companyId, scheduleId, sessionKey } = asked;
  return tx
    .selectFrom('proctoringSessions')
    .select(sessionColumns)
    .where('companyId', '=', companyId)
    .where('sessionKey', '=', sessionKey)
    .where('attemptId', 'in', (query) =>
      query
        .selectFrom('attempts')
        .select('id')
        .where('companyId', '=', companyId)
        .where('scheduleId', '=', scheduleId),
    )
    .executeTakeFirst();
}

export type StoredViolation = {
  readonly eventKey: string;
  readonly trackingSystem: MonitorName;
  readonly violationType: string;
  readonly severityLevel: Severity;
  readonly confidence: number | null;
  readonly detectedAt: Date;
  readonly violationDescription: string | null;
  readonly violationData: unknown;
};

/** The key counts an event once, however often and from however many pages it is sent. */
export async function insertViolation(
  tx: Tx,
  session: ProctoringSession,
  { violation, receivedAt }: { readonly violation: StoredViolation; readonly receivedAt: Date },
): Promise<void> {
  await tx
    .insertInto('proctoringEvents')
    .values({
      ...violation,
      companyId: session.companyId,
      sessionId: session.id,
      sessionStartedAt: session.startedAt,
      receivedAt,
      violationData: sql<string>`${JSON.stringify(violation.violationData)}::jsonb`,
    })
    .onConflict((on) => on.doNothing())
    .execute();
}

/** How many events of each type a session holds. */
export async function countViolations(
  tx: Tx,
  session: Pick<ProctoringSession, 'companyId' | 'id' | 'startedAt'>,
): Promise<Readonly<Record<string, number>>> {
  const rows = await tx
    .selectFrom('proctoringEvents')
    .select(['violationType', sql<number>`count(*)::integer`.as('events')])
    .where('companyId', '=', session.companyId)
    .where('sessionId', '=', session.id)
    .where('sessionStartedAt', '=', session.startedAt)
    .groupBy('violationType')
    .execute();
  return Object.fromEntries(rows.map(({ violationType, events }) => [violationType, events]));
}

/** The first reason stands: an interview that was submitted is not ended again by its closing page. */
export async function endSession(
  tx: Tx,
  { companyId, id }: ProctoringSession,
  ending: {
    readonly endedAt: Date;
    readonly endReason: SessionEndReason;
    readonly reported: unknown;
    readonly counters: unknown;
    readonly reportedAt: Date;
  },
): Promise<void> {
  await tx
    .updateTable('proctoringSessions')
    .set((column) => ({
      isActive: false,
      endedAt: column.fn.coalesce('endedAt', column.val(ending.endedAt)),
      endReason: column.fn.coalesce('endReason', column.val(ending.endReason)),
      reported: sql<string>`${JSON.stringify(ending.reported)}::jsonb`,
      counters: sql<string>`${JSON.stringify(ending.counters)}::jsonb`,
      reportedAt: ending.reportedAt,
    }))
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/**
 * A newer page life holds the interview: what an older one left open is over, by reload, crash or another device.
 * `endedAt` stays open, because its events, and its own totals, may still wait on that computer.
 */
export async function closeOlderSessions(
  tx: Tx,
  { companyId, attemptId }: { readonly companyId: number; readonly attemptId: number },
): Promise<void> {
  const newestLife = sql<number>`(select max(life) from proctoring_sessions
    where company_id = ${companyId} and attempt_id = ${attemptId})`;
  const older = await tx
    .selectFrom('proctoringSessions')
    .select(sessionColumns)
    .where('companyId', '=', companyId)
    .where('attemptId', '=', attemptId)
    .where('isActive', '=', true)
    .where('life', '<', newestLife)
    .execute();
  for (const session of older) {
    await tx
      .updateTable('proctoringSessions')
      .set({ isActive: false, endReason: 'PANEL_CLOSED' })
      .where('companyId', '=', companyId)
      .where('id', '=', session.id)
      .execute();
    await saveCounters(tx, session, await countViolations(tx, session));
  }
}

/** What the server counted of a session that is over; it changes when an event arrives late. */
export async function saveCounters(
  tx: Tx,
  { companyId, id }: Pick<ProctoringSession, 'companyId' | 'id'>,
  counters: Readonly<Record<string, number>>,
): Promise<void> {
  await tx
    .updateTable('proctoringSessions')
    .set({ counters: sql<string>`${JSON.stringify(counters)}::jsonb` })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

export async function saveHistory(
  tx: Tx,
  { companyId, id }: ProctoringSession,
  history: KeyedBy<'historyColumn', string>,
): Promise<void> {
  await tx
    .updateTable('proctoringSessions')
    .set(history)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** A stretch only grows: heartbeats that overtake each other take nothing back. */
export async function saveHealth(
  tx: Tx,
  { companyId, id: sessionId }: ProctoringSession,
  {
    stretches,
    receivedAt,
  }: {
    readonly stretches: readonly (HealthStretch & { readonly stretchKey: string })[];
    readonly receivedAt: Date;
  },
): Promise<void> {
  const rows = stretches.map(({ stretchKey, trackingSystem, state, from, until }) => ({
    companyId,
    sessionId,
    stretchKey,
    trackingSystem,
    state,
    fromAt: new Date(from),
    untilAt: new Date(until),
    receivedAt,
  }));
  await tx
    .insertInto('proctoringHealth')
    .values(rows)
    .onConflict((on) =>
      on.columns(['companyId', 'sessionId', 'stretchKey']).doUpdateSet((column) => ({
        untilAt: sql<Date>`greatest(${column.ref('proctoringHealth.untilAt')}, ${column.ref('excluded.untilAt')})`,
        receivedAt: column.ref('excluded.receivedAt'),
      })),
    )
    .execute();
}

export async function countHealth(tx: Tx, { companyId, id }: ProctoringSession): Promise<number> {
  const { rows } = await tx
    .selectFrom('proctoringHealth')
    .select(sql<number>`count(*)::integer`.as('rows'))
    .where('companyId', '=', companyId)
    .where('sessionId', '=', id)
    .executeTakeFirstOrThrow();
  return rows;
}
