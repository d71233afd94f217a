import type { KeyedBy } from '@candor/contract/interviews/monitor-rules';
import { counterOf, historyTexts, isSpecified } from '@candor/contract/interviews/violation-rules';
import type {
  Counters,
  EndReason,
  PreventionFlags,
  TrackingSession,
} from './tracking-session-rules.ts';
import type { UnifiedRecord } from './unified-record-rules.ts';

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
export type AuditHistory = { readonly InterviewScheduleID: number } & Readonly<
  KeyedBy<'history', string>
>;

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
    ...historyTexts(session.noted),
  };
}

function minutes({ startTime }: TrackingSession, at: number): number {
  return Math.max(0, Math.round((at - startTime) / 60_000));
}
