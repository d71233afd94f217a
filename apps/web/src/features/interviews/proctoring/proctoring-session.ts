import {
  beat,
  emptyHealth,
  type HealthBook,
  type HealthState,
  healthLimits,
  renew,
  type Stretch,
} from '@candor/monitors/health';
import type { Incident } from '@candor/monitors';
import type { ProctoringReport } from './proctoring-reports.ts';
import type { ReportBook } from './report-book.ts';
import type { RoomMonitorsProps } from './room-monitors-props.ts';
import { auditHistory, totalsReport, violationReport } from './session-report-rules.ts';
import {
  countIncident,
  type EndReason,
  endSession,
  initialiseSession,
  type TrackingSession,
} from './tracking-session-rules.ts';
import { recordOf } from './unified-record-rules.ts';

type Place = Pick<RoomMonitorsProps, 'scheduleId' | 'started' | 'candidateId' | 'offsetMs'>;

export type ProctoringSession = {
  /** MS-3: counted, and sent at once with its counter 1. */
  record(incident: Incident): void;
  /** A monitor says how it is; told to the server every ten seconds and at each change. */
  beat(monitor: Incident['monitor'], state: HealthState, at: number): void;
  /** Sends the totals and the history. The first reason stands. */
  end(reason: EndReason): void;
  close(): void;
};

/** MS-1 to MS-4: one session of this page life. null while a number is missing: nothing can be sent then. */
export function startProctoringSession(
  place: Place,
  reports: ReportBook,
): ProctoringSession | null {
  const { scheduleId, started, candidateId, offsetMs } = place;
  const { life, sessionId, userID } = started;
  const now = () => Date.now() + offsetMs();
  const ids = { interviewScheduledID: scheduleId, userID, candidateId, sessionId };
  const first = initialiseSession(ids, now());
  if (first === null) return null;
  let tracking: TrackingSession = first;
  const sessionKey = crypto.randomUUID();
  const numbers = {
    interviewScheduledID: first.interviewScheduledID,
    userID: first.userID,
    candidateId: first.candidateId,
    sessionId: first.sessionId,
  };
  const startedAt = Math.round(first.startTime);
  reports.send(sessionKey, { kind: 'start', body: { sessionKey, life, startedAt, ...numbers } });
  const health = createHealthBook(now, (stretches) =>
    reports.send(crypto.randomUUID(), { kind: 'health', body: { sessionKey, stretches } }),
  );
  return {
    record: (incident) => {
      if (!tracking.isActive) return;
      const eventKey = crypto.randomUUID();
      const placed = { ...incident, at: incident.at + offsetMs() };
      tracking = countIncident(tracking, placed, eventKey);
      const { pathname: url } = location;
      const record = recordOf(placed, eventKey, { application: 'eBot Interview', url });
      const report = violationReport(tracking, record);
      reports.send(eventKey, { kind: 'violation', body: { sessionKey, ...report } });
    },
    beat: (monitor, state, at) => {
      if (tracking.isActive) health.beat(monitor, state, at + offsetMs());
    },
    end: (reason) => {
      if (!tracking.isActive) return;
      health.tell();
      health.close();
      tracking = endSession(tracking, reason, now());
      const totals = totalsReport(tracking, now());
      reports.send(`${sessionKey}-end`, { kind: 'violation', body: { sessionKey, ...totals } });
      const history = auditHistory(tracking);
      reports.send(`${sessionKey}-history`, { kind: 'history', body: { sessionKey, ...history } });
    },
    close: health.close,
  };
}

type HealthReport = Extract<ProctoringReport, { kind: 'health' }>['body']['stretches'];

/** Stretches of one state, told together: at each change, and every ten seconds while nothing changes. */
function createHealthBook(now: () => number, send: (stretches: HealthReport) => void) {
  let book: HealthBook = emptyHealth;
  const keys = new Map<string, string>();
  const changed = new Map<string, HealthReport[number]>();
  const keep = ({ monitor, state, from, until }: Stretch): void => {
    const name = `${monitor} ${from}`;
    const stretchKey = keys.get(name) ?? crypto.randomUUID();
    keys.set(name, stretchKey);
    const times = { from: Math.round(from), until: Math.round(until) };
    changed.set(stretchKey, { stretchKey, trackingSystem: monitor, state, ...times });
  };
  const tell = (): void => {
    const [next, grown] = renew(book, now(), healthLimits);
    book = next;
    for (const stretch of grown) keep(stretch);
    if (changed.size === 0) return;
    send([...changed.values()]);
    changed.clear();
  };
  const pulse = setInterval(tell, healthLimits.heartbeatMs);
  return {
    beat: (monitor: Incident['monitor'], state: HealthState, at: number): void => {
      const before = book.get(monitor);
      const [next, stretches] = beat(book, { monitor, state, at }, healthLimits);
      book = next;
      for (const stretch of stretches) keep(stretch);
      if (before?.state !== state) tell();
    },
    tell,
    close: () => clearInterval(pulse),
  };
}
