import {
  byMonitor,
  isAnyWatched,
  type MonitorName,
  monitors,
  type Watched,
} from '@candor/contract/interviews/monitor-rules';
import { outsidePauses, pausedWithin, type PauseSpan } from './pause-rules.ts';

/** Specification 002 §4. */
export type SessionEndReason =
  | 'IMMEDIATE_VIOLATION'
  | 'MANUAL_SUBMIT'
  | 'PANEL_CLOSED'
  | 'INTERVIEW_COMPLETED';

export type HealthState = 'up' | 'starting' | 'stalled' | 'dead' | 'covered' | 'hidden' | 'off';

export type HealthStretch = {
  readonly trackingSystem: MonitorName;
  readonly state: HealthState;
  /** Milliseconds since the epoch. */
  readonly from: number;
  readonly until: number;
};

export type MonitorSetting = 'on' | 'off' | 'accommodated';

/** More events than this of one session are no interview: each type has its cooldown. */
export const MOST_EVENTS = 20_000;
/** A heartbeat keeps its stretch, so only changes of state make rows. */
export const MOST_STRETCHES = 5000;
/** What was seen before the end still arrives when the network is back; a day later nobody waits for it. */
const LATEST_MS = 24 * 3_600_000;
/** Nothing heard of a monitor for longer than this is a gap of its own (QUALITY F7). */
const SILENT_MS = 30_000;

type Accommodations = {
  readonly monitorsOff?: readonly string[];
  readonly noCamera?: boolean;
};

/**
 * Each monitor is a switch of its own; an accommodation takes one away at its source. What the specification calls
 * the facial-tracking flag (002 §1), which switches container and consent on, is whether any of them is left.
 */
export function monitorSettings(
  watched: Watched,
  { monitorsOff = [], noCamera = false }: Accommodations,
): Readonly<Record<MonitorName, MonitorSetting>> {
  const isAnyWished = isAnyWatched(watched);
  const setting = (isWished: boolean, isTakenAway: boolean): MonitorSetting => {
    // Also where nothing is asked for: a candidate who enables the monitors keeps what was granted.
    if (isTakenAway && (isWished || !isAnyWished)) return 'accommodated';
    return isWished ? 'on' : 'off';
  };
  return byMonitor((name) => {
    const isTakenAway =
      monitorsOff.includes(name) || (noCamera && monitors[name].needs === 'camera');
    return setting(watched[name], isTakenAway);
  });
}

/** Whether any monitor watches: the specification's `isFacialTracking`. */
export const isMonitored = (settings: Readonly<Record<MonitorName, MonitorSetting>>): boolean =>
  Object.values(settings).includes('on');

/**
 * Whether a monitor may report. Where nothing is on the candidate may enable what is off (“Enable Proctoring”);
 * what was taken away by an accommodation reports nothing, whatever a page says.
 */
export function mayReport(
  settings: Readonly<Record<MonitorName, MonitorSetting>>,
  system: MonitorName,
): boolean {
  const setting = settings[system];
  return setting === 'on' || (setting === 'off' && !isMonitored(settings));
}

/** MS-1: the numbers must name the interview of the link; the user id falls back to the candidate's. */
export function namesInterview(
  said: {
    readonly interviewScheduledID: number;
    readonly userID: number;
    readonly candidateId: number;
    readonly sessionId: number;
  },
  is: {
    readonly scheduleId: number;
    readonly accountId: number | null;
    readonly candidateId: number;
    readonly attemptId: number;
  },
): boolean {
  return (
    said.interviewScheduledID === is.scheduleId &&
    said.userID === (is.accountId ?? is.candidateId) &&
    said.candidateId === is.candidateId &&
    said.sessionId === is.attemptId
  );
}

/** A wrong client clock must not place a violation outside the session. */
export function placeWithin(at: number, startedAt: Date, now: Date): Date {
  return new Date(Math.min(Math.max(at, startedAt.getTime()), now.getTime()));
}

/**
 * MS-1. When a session began, by the page's word within the interview: its start may have waited for the network,
 * and arrive after the end. null when it is too late for that.
 */
export function sessionStart(
  said: number | undefined,
  attempt: { readonly startedAt: Date; readonly endedAt: Date | null },
  now: Date,
): Date | null {
  const { startedAt, endedAt } = attempt;
  if (endedAt === null) return placeWithin(said ?? now.getTime(), startedAt, now);
  const isInTime = said !== undefined && said <= endedAt.getTime() && !isTooLate(endedAt, now);
  return isInTime ? placeWithin(said, startedAt, endedAt) : null;
}

/** Nobody waits for reports of an interview that ended so long ago. */
export function isTooLate(endedAt: Date, now: Date): boolean {
  return now.getTime() - endedAt.getTime() > LATEST_MS;
}

/** MS-2. May a violation seen at `detectedAt` still be recorded? */
export function mayRecord(
  session: { readonly endedAt: Date | null },
  detectedAt: Date,
  now: Date,
): boolean {
  if (session.endedAt === null) return true;
  return detectedAt <= session.endedAt && !isTooLate(session.endedAt, now);
}

type Span = PauseSpan;
export type Gap = Span & { readonly state: HealthState | 'silent' };

/**
 * What of `window` a monitor was not up, in order, and the share that it was. Stretches may overlap (a reload
 * before the last heartbeat): up wins, as somebody did watch. What nobody spoke of is `silent` when it lasts
 * longer than SILENT_MS; shorter pauses lie between two heartbeats. In the candidate's own pauses nothing watches, by
 * right: they are no gap, and no time in which a monitor could have been up.
 */
export function healthOf(
  stretches: readonly HealthStretch[],
  window: Span,
  pauses: readonly PauseSpan[] = [],
): { readonly gaps: readonly Gap[]; readonly upShare: number } {
  const clipped = stretches
    .map((stretch) => ({
      ...stretch,
      from: Math.max(stretch.from, window.from),
      until: Math.min(stretch.until, window.until),
    }))
    .filter(({ from, until }) => until > from)
    .toSorted((a, b) => a.from - b.from);
  const up = clipped.filter(({ state }) => state === 'up');
  const gaps: Gap[] = [];
  for (const hole of holes(up, window).flatMap((span) => outsidePauses(span, pauses))) {
    let at = hole.from;
    for (const { state, from, until } of clipped) {
      if (state === 'up' || until <= at || from >= hole.until) continue;
      if (from - at > SILENT_MS) gaps.push({ state: 'silent', from: at, until: from });
      gaps.push({ state, from: Math.max(from, at), until: Math.min(until, hole.until) });
      at = Math.min(until, hole.until);
    }
    if (hole.until - at > SILENT_MS) gaps.push({ state: 'silent', from: at, until: hole.until });
  }
  const length = window.until - window.from - pausedWithin(window, pauses);
  const missing = gaps.reduce((sum, gap) => sum + gap.until - gap.from, 0);
  return { gaps, upShare: length <= 0 ? 1 : Math.max(0, 1 - missing / length) };
}

/** What of `window` no span covers; `spans` are in the order of their start. */
function holes(spans: readonly Span[], window: Span): Span[] {
  const found: Span[] = [];
  let at = window.from;
  for (const { from, until } of spans) {
    if (from > at) found.push({ from: at, until: from });
    at = Math.max(at, until);
  }
  if (window.until > at) found.push({ from: at, until: window.until });
  return found;
}
