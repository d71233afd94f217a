import { fromNames } from '@candor/contract/interviews/monitor-rules';
import {
  type CounterName,
  counterNames,
  type NotedCounts,
  noteOne,
  nothingNoted,
  type PreventionName,
  preventionNames,
  violations,
} from '@candor/contract/interviews/violation-rules';
import type { Incident } from '@candor/monitors';

/** “Reasons seen” (002 §4). */
export type EndReason =
  | 'IMMEDIATE_VIOLATION'
  | 'MANUAL_SUBMIT'
  | 'PANEL_CLOSED'
  | 'INTERVIEW_COMPLETED';

/** Four numbers (002 §4); null where the interview does not have them yet. */
export interface SessionIds {
  readonly interviewScheduledID: number | null;
  /** Falls back to the candidate's. */
  readonly userID: number | null;
  readonly candidateId: number | null;
  readonly sessionId: number | null;
}

export type Counters = Readonly<Record<CounterName, number>>;

export type PreventionFlags = Readonly<Record<PreventionName, boolean>>;

/** “Proctoring session” (002 §3) with its counters. */
export interface TrackingSession {
  readonly interviewScheduledID: number;
  readonly userID: number;
  readonly candidateId: number;
  readonly sessionId: number;
  /** Milliseconds since the epoch. */
  readonly startTime: number;
  readonly isActive: boolean;
  readonly endReason: EndReason | null;
  readonly endedAt: number | null;
  readonly counters: Counters;
  readonly flags: PreventionFlags;
  /** Every specified violation, with or without a counter of its own. */
  readonly total: number;
  /** Incidents by monitor, ours too: for the audit history. */
  readonly noted: NotedCounts;
  /** Keys of what was counted: the same incident counts once, however often it is told. */
  readonly seen: ReadonlySet<string>;
}

/** [MS-1] Counters are zero. Null while an id is missing: then nothing can be sent (002 §7). */
export function initialiseSession(ids: SessionIds, at: number): TrackingSession | null {
  const { interviewScheduledID, candidateId, sessionId } = ids;
  const userID = ids.userID ?? candidateId;
  if (!interviewScheduledID || !userID || !candidateId || !sessionId) return null;
  return {
    interviewScheduledID,
    userID,
    candidateId,
    sessionId,
    startTime: at,
    isActive: true,
    endReason: null,
    endedAt: null,
    counters: fromNames(counterNames, () => 0),
    flags: fromNames(preventionNames, () => false),
    total: 0,
    noted: nothingNoted,
    seen: new Set(),
  };
}

/**
 * Counts an incident once.
 * @throws without an active session, in the words of 002 §8 [MS-2]
 */
export function countIncident(
  session: TrackingSession | null,
  incident: Incident,
  eventKey: string,
): TrackingSession {
  if (!session?.isActive) throw new Error('Cannot record violation: No active session.');
  if (session.seen.has(eventKey)) return session;
  const seen = new Set(session.seen).add(eventKey);
  const counted = { ...session, seen, noted: noteOne(session.noted, incident) };
  const violation = violations.get(incident.type);
  if (violation === undefined || violation.isOurs) return counted;
  const { counter, prevention } = violation;
  const flag = incident.details?.['prevented'] === true && prevention;
  return {
    ...counted,
    total: session.total + 1,
    ...(counter && {
      counters: { ...session.counters, [counter]: session.counters[counter] + 1 },
    }),
    ...(flag && { flags: { ...session.flags, [flag]: true } }),
  };
}

/** Ended once; the first reason stays. */
export function endSession(
  session: TrackingSession,
  endReason: EndReason,
  at: number,
): TrackingSession {
  return session.isActive ? { ...session, isActive: false, endReason, endedAt: at } : session;
}
