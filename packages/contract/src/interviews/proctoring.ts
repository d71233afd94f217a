import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fromNames, keyedBy, monitorNames, severities } from './monitor-rules.ts';
import { counterNames, preventionNames } from './violation-rules.ts';
import { monitorWords } from './monitor-words.ts';
import { amount, done, epochMs, id, linkToken, text, uuid } from '../fields.ts';

const byLink = { kind: 'link', purpose: 'bot-interview' } as const;
const exampleToken = `1.${'A'.repeat(43)}`;
const exampleKey = '6f1d0a52-0a8e-4a5c-9d39-0b3d5a6f7e10';

/** Specification 002 §3, unified violation record. */
export const trackingSystem = z.enum(monitorNames);
export const severityLevel = z.enum(severities);
export const sessionEndReason = z.enum([
  'IMMEDIATE_VIOLATION',
  'MANUAL_SUBMIT',
  'PANEL_CLOSED',
  'INTERVIEW_COMPLETED',
]);
export const healthState = z.enum([
  'up',
  'starting',
  'stalled',
  'dead',
  'covered',
  'hidden',
  'off',
]);

const count = amount.check(z.maximum(1_000_000));
/** Specification 002 §3, violation counters, with the four flags of what was prevented. */
export const violationCounters = z.object({
  ...fromNames(counterNames, () => z.optional(count)),
  ...fromNames(preventionNames, () => z.optional(z.boolean())),
});

/** Specification 002 §3, the payloads: plain values, and the positions of eyes and face. */
const position = z.object({ x: z.number(), y: z.number() });
const violationData = z.record(
  text(40),
  z.union([text(500), z.number(), z.boolean(), z.null(), position]),
);

/**
 * MS-1. Starts the proctoring session; the same `sessionKey` finds the same session again. The four numbers
 * must be those of the interview that the link leads to.
 */
export const startProctoring = endpoint({
  method: 'POST',
  path: '/api/proctoring/session',
  summary: 'Start the proctoring session of a running interview',
  body: z.object({
    token: linkToken,
    sessionKey: uuid,
    life: amount.check(z.positive(), z.maximum(1_000_000)),
    /** When the page began to count, in the server's time; the report itself may have waited. */
    startedAt: z.optional(epochMs),
    interviewScheduledID: id,
    /** The candidate's own id where the candidate has no account. */
    userID: id,
    candidateId: id,
    sessionId: id,
  }),
  inMaintenance: true,
  output: z.object({
    /** When the server began to count, in its own time. */
    startedAt: epochMs,
  }),
  errors: { not_started: 409, interview_ended: 409, other_interview: 422 },
  access: byLink,
  example: {
    body: {
      token: exampleToken,
      sessionKey: exampleKey,
      life: 1,
      interviewScheduledID: 1,
      userID: 1,
      candidateId: 1,
      sessionId: 1,
    },
  },
});

/** Specification 002 §3, unified violation record; `eventKey` makes a resend count once. */
const violation = z.object({
  eventKey: uuid,
  trackingSystem,
  violationType: text(40).check(z.regex(/^[A-Z][A-Z_]*$/)),
  violationDescription: text(300),
  severityLevel,
  detectedAt: epochMs,
  confidence: z.number().check(z.minimum(0), z.maximum(1)),
  violationData: z.optional(violationData),
  type: text(40),
});

/**
 * MS-3. Sent at once for each violation, with that type's counter 1 and the record itself, and at the end with the
 * totals, without a record. A type of ours that the specification does not count carries no counter.
 */
export const recordViolation = endpoint({
  method: 'POST',
  path: '/api/scheduleinterview/bot-violationtracking',
  summary: 'Record one violation, or the totals at the end',
  body: z.object({
    token: linkToken,
    sessionKey: uuid,
    InterviewScheduledID: id,
    ...violationCounters.shape,
    SessionEndReason: z.optional(sessionEndReason),
    TotalViolations: count,
    SessionDurationMinutes: amount.check(z.maximum(100_000)),
    violation: z.optional(violation),
    endedAt: z.optional(epochMs),
  }),
  inMaintenance: true,
  output: z.object({
    /** How many events the server holds of this session. */
    recorded: amount,
    /** Whether the totals sent are those of the events; true for a single violation. */
    agrees: z.boolean(),
  }),
  errors: {
    /** Its start may still be on the way: to be sent again. */
    no_active_session: 409,
    /** Seen after the end, or too long ago: never taken. */
    session_ended: 409,
    other_interview: 422,
    counter_mismatch: 422,
    /** Off in this interview, or taken away by an accommodation: never taken. */
    monitor_off: 409,
    too_many: 409,
  },
  access: byLink,
  example: {
    body: {
      token: exampleToken,
      sessionKey: exampleKey,
      InterviewScheduledID: 1,
      NoFace: 1,
      TotalViolations: 1,
      SessionDurationMinutes: 0,
      violation: {
        eventKey: exampleKey,
        trackingSystem: 'eye',
        violationType: 'NO_FACE',
        violationDescription: 'No face detected. Please ensure your face is visible in the camera.',
        severityLevel: 'high',
        detectedAt: 1_790_000_000_000,
        confidence: 0.8,
        type: 'face_not_visible',
      },
    },
  },
});

/** MS-3. One text for each tracking system, for people to read; the newest of a session stays. */
export const recordAuditHistory = endpoint({
  method: 'POST',
  path: '/api/scheduleinterview/audit-history',
  summary: 'Record what each tracking system did, in words',
  body: z.object({
    token: linkToken,
    sessionKey: uuid,
    InterviewScheduleID: id,
    ...keyedBy('history', () => text(2000)),
  }),
  inMaintenance: true,
  output: done,
  errors: { no_active_session: 409, session_ended: 409, other_interview: 422 },
  access: byLink,
  example: {
    body: {
      token: exampleToken,
      sessionKey: exampleKey,
      InterviewScheduleID: 1,
      ...keyedBy('history', (name) => `${monitorWords[name].history}: no violations.`),
    },
  },
});

/** Heartbeats: each stretch of one state is sent again with a later `until` while it lasts. */
export const recordMonitorHealth = endpoint({
  method: 'POST',
  path: '/api/proctoring/health',
  summary: 'Record how the monitors are',
  body: z.object({
    token: linkToken,
    sessionKey: uuid,
    stretches: z
      .array(
        z.object({
          stretchKey: uuid,
          trackingSystem,
          state: healthState,
          from: epochMs,
          until: epochMs,
        }),
      )
      .check(z.minLength(1), z.maxLength(50)),
  }),
  inMaintenance: true,
  output: done,
  errors: { no_active_session: 409, session_ended: 409, too_many: 409 },
  access: byLink,
  example: {
    body: {
      token: exampleToken,
      sessionKey: exampleKey,
      stretches: [
        {
          stretchKey: exampleKey,
          trackingSystem: 'eye',
          state: 'up',
          from: 1_790_000_000_000,
          until: 1_790_000_010_000,
        },
      ],
    },
  },
});
