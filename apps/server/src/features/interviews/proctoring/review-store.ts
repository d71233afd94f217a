import type { EpisodeVerdict } from '@candor/monitors/episodes';
import {
  type KeyedBy,
  type MonitorName,
  type Severity,
  monitorNames,
  monitors,
} from '@candor/contract/interviews/monitor-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { HealthStretch, SessionEndReason } from './proctoring-rules.ts';

export type ReviewSession = {
  readonly id: number;
  readonly life: number;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly endReason: SessionEndReason | null;
  readonly reported: unknown;
} & Readonly<KeyedBy<'historyColumn', string | null>>;

export function findSessions(tx: Tx, companyId: number, attemptId: number) {
  return tx
    .selectFrom('proctoringSessions')
    .select(['id', 'life', 'startedAt', 'endedAt', 'endReason', 'reported'])
    .select(monitorNames.map((name) => monitors[name].historyColumn))
    .where('companyId', '=', companyId)
    .where('attemptId', '=', attemptId)
    .orderBy('startedAt')
    .orderBy('id')
    .execute();
}

export type ReviewEvent = {
  readonly sessionId: number;
  readonly eventKey: string;
  readonly trackingSystem: MonitorName;
  readonly violationType: string;
  readonly severityLevel: Severity;
  readonly confidence: number | null;
  readonly detectedAt: Date;
  readonly violationDescription: string | null;
};

/** In the order of their time. The sessions' starts keep the query to their months. */
export async function findEvents(
  tx: Tx,
  companyId: number,
  sessions: readonly Pick<ReviewSession, 'id' | 'startedAt'>[],
): Promise<ReviewEvent[]> {
  if (sessions.length === 0) return [];
  const { rows } = await sql<ReviewEvent>`
    select session_id, event_key, tracking_system, violation_type, severity_level, confidence,
           detected_at, violation_description
      from proctoring_events
     where company_id = ${companyId}
       and session_id = any(${sessions.map(({ id }) => id)})
       and session_started_at = any(${sessions.map(({ startedAt }) => startedAt)})
     order by detected_at, event_key`.execute(tx);
  return rows;
}

export async function findHealth(
  tx: Tx,
  companyId: number,
  sessionIds: readonly number[],
): Promise<HealthStretch[]> {
  if (sessionIds.length === 0) return [];
  const rows = await tx
    .selectFrom('proctoringHealth')
    .select(['trackingSystem', 'state', 'fromAt', 'untilAt'])
    .where('companyId', '=', companyId)
    .where('sessionId', 'in', sessionIds)
    .orderBy('fromAt')
    .execute();
  return rows.map(({ fromAt, untilAt, ...stretch }) => ({
    ...stretch,
    from: fromAt.getTime(),
    until: untilAt.getTime(),
  }));
}

export type StoredVerdict = {
  readonly eventKey: string;
  readonly verdict: EpisodeVerdict;
  readonly reason: string;
  readonly isForCandidate: boolean;
  readonly judgedBy: string;
  readonly judgedAt: Date;
};

/** The newest of each event; none where the newest is kept from the reader, so that an older one does not stand for it. */
export async function findVerdicts(
  tx: Tx,
  companyId: number,
  attemptId: number,
): Promise<StoredVerdict[]> {
  const { rows } = await sql<StoredVerdict>`
    select distinct on (v.event_key) v.event_key, v.verdict, v.reason, v.is_for_candidate, v.judged_at,
           trim(a.first_name || ' ' || a.last_name) as judged_by
      from proctoring_verdicts v
      join accounts a on a.id = v.account_id
     where v.company_id = ${companyId} and v.attempt_id = ${attemptId}
       and not exists (select from app_first_verdicts((select app_reader())) f
             where f.attempt_id = v.attempt_id and f.event_key = v.event_key and f.is_first and f.id > v.id)
     order by v.event_key, v.id desc`.execute(tx);
  return rows;
}

export async function insertVerdict(
  tx: Tx,
  verdict: {
    readonly companyId: number;
    readonly attemptId: number;
    readonly eventKey: string;
    readonly verdict: EpisodeVerdict;
    readonly reason: string;
    readonly isForCandidate: boolean;
    readonly accountId: number;
    readonly judgedAt: Date;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('proctoringVerdicts')
    .values(verdict)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
