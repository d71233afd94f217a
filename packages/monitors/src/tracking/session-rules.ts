import type { Incident } from '../incident-rules.ts';
import type { CounterName } from './violation-rules.ts';
import { counterNames, counterOf, isSpecified } from './violation-rules.ts';

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

/** “four flags for copy, screenshot, tab and forbidden-key prevention” (002 §3). */
export interface PreventionFlags {
  readonly CopyPrevention: boolean;
  readonly ScreenshotPrevention: boolean;
  readonly TabSwitchingPrevention: boolean;
  readonly ForbiddenKeyPrevention: boolean;
}

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
  readonly byMonitor: Readonly<Record<Incident['monitor'], ReadonlyMap<string, number>>>;
  /** Keys of what was counted: the same incident counts once, however often it is told. */
  readonly seen: ReadonlySet<string>;
}

/** 002 §8, word for word. */
export const noActiveSession = 'Cannot record violation: No active session.';

/** “Recording without an active session”. */
export class NoActiveSessionError extends Error {
  override readonly name = 'NoActiveSessionError';
  constructor() {
    super(noActiveSession);
  }
}

const preventionOf: ReadonlyMap<string, keyof PreventionFlags> = new Map([
  ['COPYING_ATTEMPT', 'CopyPrevention'],
  ['PASTE_ATTEMPT', 'CopyPrevention'],
  ['SCREENSHOT_ATTEMPT', 'ScreenshotPrevention'],
  ['TAB_SWITCHING', 'TabSwitchingPrevention'],
  ['FORBIDDEN_KEY', 'ForbiddenKeyPrevention'],
]);

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
    counters: Object.fromEntries(counterNames.map((name) => [name, 0])) as unknown as Counters,
    flags: {
      CopyPrevention: false,
      ScreenshotPrevention: false,
      TabSwitchingPrevention: false,
      ForbiddenKeyPrevention: false,
    },
    total: 0,
    byMonitor: { face: new Map(), voice: new Map(), keyboard: new Map() },
    seen: new Set(),
  };
}

/**
 * Counts an incident once.
 * @throws NoActiveSessionError [MS-2]
 */
export function countIncident(
  session: TrackingSession | null,
  incident: Incident,
  eventKey: string,
): TrackingSession {
  if (!session?.isActive) throw new NoActiveSessionError();
  if (session.seen.has(eventKey)) return session;
  const seen = new Set(session.seen).add(eventKey);
  const counted = { ...session, seen, byMonitor: tally(session, incident) };
  if (!isSpecified(incident.type)) return counted;
  const counter = counterOf(incident.type);
  const flag = incident.details?.['prevented'] === true && preventionOf.get(incident.type);
  return {
    ...counted,
    total: session.total + 1,
    ...(counter && {
      counters: { ...session.counters, [counter]: session.counters[counter] + 1 },
    }),
    ...(flag && { flags: { ...session.flags, [flag]: true } }),
  };
}

/**
 * [MS-2] What the face monitor does: “the eye tracker starts the session itself if it is inactive”
 * (002 §4). A session that was ended stays ended; its counters are what was reported.
 */
export function countFaceIncident(
  session: TrackingSession | null,
  incident: Incident,
  eventKey: string,
  ids: SessionIds,
): TrackingSession {
  return countIncident(session ?? initialiseSession(ids, incident.at), incident, eventKey);
}

/** Ended once; the first reason stays. */
export function endSession(
  session: TrackingSession,
  endReason: EndReason,
  at: number,
): TrackingSession {
  return session.isActive ? { ...session, isActive: false, endReason, endedAt: at } : session;
}

function tally(session: TrackingSession, { monitor, type }: Incident) {
  const before = session.byMonitor[monitor];
  const after = new Map(before).set(type, (before.get(type) ?? 0) + 1);
  return { ...session.byMonitor, [monitor]: after };
}
