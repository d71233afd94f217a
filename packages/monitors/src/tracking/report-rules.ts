import type { Incident } from '../incident-rules.ts';
import type { UnifiedRecord } from './record-rules.ts';
import type { Counters, EndReason, PreventionFlags, TrackingSession } from './session-rules.ts';
import { counterOf, isSpecified } from './violation-rules.ts';

/** Body of `bot-violationtracking` (002 §7), without what the product adds to find the session. */
export type ViolationReport = Partial<Counters> &
  Partial<PreventionFlags> & {
    readonly InterviewScheduledID: number;
    readonly TotalViolations: number;
    /** “Session duration is rounded to minutes” (002 §9). */
    readonly SessionDurationMinutes: number;
    readonly SessionEndReason?: EndReason;
    readonly endedAt?: number;
    readonly violation?: UnifiedRecord;
  };

/** Body of `audit-history` (002 §7). */
export interface AuditHistory {
  readonly InterviewScheduleID: number;
  readonly VoiceTracking: string;
  readonly EyeTracking: string;
  readonly Keyboardtracking: string;
}

/**
 * [MS-3] “Sent immediately with that type's counter set to 1” (002 §4). Its reason is the one that the specification
 * has for it; the session goes on.
 */
export function violationReport(session: TrackingSession, record: UnifiedRecord): ViolationReport {
  const counter = counterOf(record.violationType);
  return {
    InterviewScheduledID: session.interviewScheduledID,
    ...(counter && { [counter]: 1 }),
    TotalViolations: isSpecified(record.violationType) ? 1 : 0,
    SessionDurationMinutes: minutes(session, record.detectedAt),
    SessionEndReason: 'IMMEDIATE_VIOLATION',
    violation: record,
  };
}

/** [MS-3] “At session end the totals are sent” (002 §4). */
export function totalsReport(session: TrackingSession, at: number): ViolationReport {
  return {
    InterviewScheduledID: session.interviewScheduledID,
    ...session.counters,
    ...session.flags,
    TotalViolations: session.total,
    SessionDurationMinutes: minutes(session, session.endedAt ?? at),
    SessionEndReason: session.endReason ?? 'INTERVIEW_COMPLETED',
    endedAt: Math.round(session.endedAt ?? at),
  };
}

/** [MS-3] One text for each tracking system. */
export function auditHistory(session: TrackingSession): AuditHistory {
  return {
    InterviewScheduleID: session.interviewScheduledID,
    ...auditTexts(session.byMonitor),
  };
}

/** The same three texts of counts alone: for whoever received the events of a page that never came to its end. */
export function auditTexts(
  byMonitor: TrackingSession['byMonitor'],
): Omit<AuditHistory, 'InterviewScheduleID'> {
  return {
    VoiceTracking: summary('Voice', byMonitor.voice),
    EyeTracking: summary('Eyes and face', byMonitor.face),
    Keyboardtracking: summary('Keyboard and mouse', byMonitor.keyboard),
  };
}

function summary(name: string, counts: ReadonlyMap<Incident['type'], number>): string {
  if (counts.size === 0) return `${name}: nothing was noted.`;
  const parts = [...counts].map(([type, count]) => `${type} ${count}`);
  return `${name}: ${parts.join(', ')}.`;
}

function minutes({ startTime }: TrackingSession, at: number): number {
  return Math.max(0, Math.round((at - startTime) / 60_000));
}
