import type { contract, Output } from '@candor/contract';
import { byMonitor, isAnyWatched } from '@candor/contract/interviews/monitor-rules';
import { isAdvisory } from '@candor/monitors/episodes';
import type { Tx } from '../../../platform/database/database.ts';
import { agrees, type CounterValues, countersOf } from './counter-rules.ts';
import { pausesUntil } from './pause-rules.ts';
import { findPauses } from './pause-store.ts';
import { isMonitored, monitorSettings } from './proctoring-rules.ts';
import { findMonitoredInterview, type MonitoredInterview } from './proctoring-store.ts';
import {
  assessment,
  closedStretches,
  healthByMonitor,
  type JudgedEpisode,
  judgedEpisodes,
  namedEvents,
  type ReviewEvent,
  riskOfEvents,
  sessionHistory,
} from './review-rules.ts';
import {
  findEvents,
  findHealth,
  findSessions,
  findVerdicts,
  type ReviewSession,
} from './review-store.ts';

type Review = Output<typeof contract.proctoring.getProctoring>;

/** What the monitors reported of an interview; undefined where the company has no such interview. */
export async function readReview(
  tx: Tx,
  { companyId, scheduleId }: { readonly companyId: number; readonly scheduleId: number },
  now: Date,
): Promise<Review | undefined> {
  const interview = await findMonitoredInterview(tx, companyId, scheduleId);
  return interview && (await reviewOf(tx, { ...interview, companyId }, now));
}

/**
 * By the key of each event the one that its episode is named by: what was said of a flag stays with it when events that
 * arrive later join it to another. With the episodes themselves.
 */
export async function readFlags(tx: Tx, companyId: number, attemptId: number) {
  const events = await readEvents(tx, companyId, await findSessions(tx, companyId, attemptId));
  const episodes = judgedEpisodes(events, []).map(({ first, from, until }) => ({
    ...{ eventKey: first.key, violationType: first.type, from, until },
  }));
  return { names: namedEvents(events), episodes };
}

async function reviewOf(
  tx: Tx,
  interview: MonitoredInterview & { readonly companyId: number },
  now: Date,
): Promise<Review> {
  const { companyId, attempt, accommodations } = interview;
  const attemptId = attempt?.attemptId ?? 0;
  const sessions = await findSessions(tx, companyId, attemptId);
  const events = await readEvents(tx, companyId, sessions);
  const verdicts = (await findVerdicts(tx, companyId, attemptId)).map((verdict) => ({
    ...verdict,
    judgedAt: verdict.judgedAt.getTime(),
  }));
  const sessionIds = sessions.map(({ id }) => id);
  const heard = await findHealth(tx, companyId, sessionIds);
  // A candidate may enable the monitors where nobody asked: what they then noted is shown all the same.
  const wished = monitorSettings(interview.monitors, accommodations);
  const isEnabledByCandidate = !isMonitored(wished) && sessions.length > 0;
  const settings = isEnabledByCandidate ? monitorSettings(allMonitors, accommodations) : wished;
  const asked = watchedWindow(attempt, now);
  const watched = isEnabledByCandidate ? enabledWindow(sessions, asked) : asked;
  const stretches = [...heard, ...closedStretches(sessions, watched.until)];
  const pauses = pausesUntil(await findPauses(tx, companyId, attemptId), new Date(watched.until));
  const resting = pauses.map(({ from, until }) => ({ from: from - RESTS_BEFORE_MS, until }));
  const health = healthByMonitor(settings, { stretches, window: watched, pauses: resting });
  const episodes = judgedEpisodes(events, verdicts);
  return {
    isMonitored: isAnyWatched(interview.monitors) || isEnabledByCandidate,
    keyboardNavigation: accommodations.keyboardNavigation === true,
    health,
    counters: { ...countersOf(countByType(events)) },
    totalsAgree: totalsAgree(sessions, events),
    risk: riskOfEvents(events),
    assessment: assessment(episodes, health),
    episodes: episodes.map(asReviewed),
    history: sessionHistory(sessions, events, attempt?.endedAt ?? null),
  };
}

/** A page rests its monitors before it asks for the break, and sends its answers first. */
const RESTS_BEFORE_MS = 10_000;

/** From the start until the end, the deadline or now; of no length before the start. */
function watchedWindow(attempt: MonitoredInterview['attempt'], now: Date) {
  if (attempt === null) return { from: now.getTime(), until: now.getTime() };
  const end = (attempt.endedAt ?? attempt.deadlineAt).getTime();
  return { from: attempt.startedAt.getTime(), until: Math.min(end, now.getTime()) };
}

const allMonitors = byMonitor(() => true);

/** From where the candidate enabled the monitors until they closed them for good: the rest is no gap. */
function enabledWindow(
  sessions: readonly ReviewSession[],
  { from, until }: { readonly from: number; readonly until: number },
) {
  const begins = Math.min(...sessions.map(({ startedAt }) => startedAt.getTime()));
  const ends = Math.max(...sessions.map(({ endedAt }) => endedAt?.getTime() ?? until));
  return { from: Math.max(from, begins), until: Math.min(until, ends) };
}

type SessionEvent = ReviewEvent & { readonly sessionId: number };

export async function readEvents(
  tx: Tx,
  companyId: number,
  sessions: readonly ReviewSession[],
): Promise<SessionEvent[]> {
  const rows = await findEvents(tx, companyId, sessions);
  return rows.map((row) => ({
    sessionId: row.sessionId,
    key: row.eventKey,
    type: row.violationType,
    severity: row.severityLevel,
    trackingSystem: row.trackingSystem,
    at: row.detectedAt.getTime(),
    confidence: row.confidence ?? 0,
    violationDescription: row.violationDescription ?? '',
  }));
}

function asReviewed({ first, severity, confidence, events, ...episode }: JudgedEpisode) {
  const { from, until, verdict } = episode;
  const said = verdict && {
    verdict: verdict.verdict,
    reason: verdict.reason,
    isForCandidate: verdict.isForCandidate,
    judgedBy: verdict.judgedBy,
    judgedAt: verdict.judgedAt,
  };
  return {
    eventKey: first.key,
    trackingSystem: first.trackingSystem,
    violationType: first.type,
    violationDescription: first.violationDescription,
    severityLevel: severity,
    isAdvisory: isAdvisory(first.type),
    from,
    until,
    confidence,
    events,
    verdict: said,
  };
}

/** null before any page said its totals; each session is compared with its own events. */
function totalsAgree(
  sessions: readonly ReviewSession[],
  events: readonly SessionEvent[],
): boolean | null {
  const told = sessions.filter(({ reported }) => reported !== null);
  if (told.length === 0) return null;
  return told.every(({ id, reported }) => {
    const counters = reported as CounterValues & { readonly TotalViolations: number };
    const own = events.filter(({ sessionId }) => sessionId === id);
    return agrees({ counters, TotalViolations: counters.TotalViolations }, countByType(own));
  });
}

function countByType(events: readonly ReviewEvent[]): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const { type } of events) counted[type] = (counted[type] ?? 0) + 1;
  return counted;
}
