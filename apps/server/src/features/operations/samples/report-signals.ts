import type { contract } from '@candor/contract';
import { monitorNames } from '@candor/contract/interviews/monitor-rules';
import { counterOf, mapType, violations } from '@candor/contract/interviews/violation-rules';
import type { Database } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { createProctoringHandlers } from '../../interviews/proctoring/index.ts';

/** A type of the specification, so many seconds after the start. */
export type DemoSignal = { readonly type: string; readonly after: number };

type Handlers = HandlersOf<typeof contract.proctoring>;
type Begun = Awaited<ReturnType<HandlersOf<typeof contract.attempts>['getBotQuestions']>>;
type Request = Omit<Parameters<Handlers['startProctoring']>[0], 'body'>;

/** As a room sends them: the session, each violation at once, who watched all the time, and the totals at the end. */
export async function reportSignals(
  parts: {
    readonly db: Database;
    readonly token: string;
    readonly begun: Begun;
    readonly request: () => Request;
  },
  watched: {
    readonly startedAt: Date;
    readonly endedAt: Date;
    readonly signals: readonly DemoSignal[];
  },
): Promise<void> {
  const { db, token, begun } = parts;
  const { startedAt, endedAt, signals } = watched;
  const handlers = createProctoringHandlers({ db });
  const sessionKey = crypto.randomUUID();
  const scheduleId = parts.request().link.scheduleId;
  const at = (seconds: number) => ({
    ...parts.request(),
    now: new Date(startedAt.getTime() + seconds * 1000),
  });
  const numbers = {
    interviewScheduledID: scheduleId,
    userID: begun.userID ?? begun.candidateId,
    candidateId: begun.candidateId,
    sessionId: begun.sessionId,
  };
  const session = { token, sessionKey, life: begun.life, ...numbers };
  await handlers.startProctoring({ body: session, ...at(0) });
  const report = { token, sessionKey, InterviewScheduledID: scheduleId, SessionDurationMinutes: 0 };
  for (const { type, after } of signals) {
    const violation = recordOf(type, startedAt.getTime() + after * 1000);
    const body = { ...report, ...countOf(type, 1), TotalViolations: 1, violation };
    await handlers.recordViolation({ body, ...at(after + 1) });
  }
  const stretches = monitorNames.map((trackingSystem) => ({
    ...{ stretchKey: crypto.randomUUID(), trackingSystem, state: 'up' as const },
    ...{ from: startedAt.getTime(), until: endedAt.getTime() },
  }));
  const last = (endedAt.getTime() - startedAt.getTime()) / 1000;
  await handlers.recordMonitorHealth({ body: { token, sessionKey, stretches }, ...at(last) });
  const totals = Object.assign(
    {},
    ...signals.map(({ type }) => countOf(type, numberOf(signals, type))),
  );
  const body = {
    ...report,
    ...totals,
    TotalViolations: signals.length,
    SessionEndReason: 'INTERVIEW_COMPLETED' as const,
  };
  await handlers.recordViolation({ body, ...at(last) });
}

const numberOf = (signals: readonly DemoSignal[], type: string) =>
  signals.filter((signal) => signal.type === type).length;

function countOf(type: string, count: number): Record<string, number> {
  const counter = counterOf(type);
  return counter === undefined ? {} : { [counter]: count };
}

function recordOf(type: string, detectedAt: number) {
  const known = violations.get(type);
  if (known === undefined) throw new Error(`The specification knows no ${type}`);
  const words = type.toLowerCase().replaceAll('_', ' ');
  return {
    eventKey: crypto.randomUUID(),
    trackingSystem: known.trackingSystem,
    violationType: type,
    violationDescription: `${words.charAt(0).toUpperCase()}${words.slice(1)}.`,
    severityLevel: known.severity,
    detectedAt,
    confidence: 0.8,
    type: mapType(type),
  };
}
