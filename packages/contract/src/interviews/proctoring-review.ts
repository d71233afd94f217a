import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, done, epochMs, idText, text, uuid } from '../fields.ts';
import { keyedBy } from './monitor-rules.ts';
import { monitorSetting } from './monitor-setting.ts';
import { healthState, sessionEndReason, severityLevel, trackingSystem } from './proctoring.ts';
import { areas, rights } from '../people/right-rules.ts';

const reviewers = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: { featureId: areas.interviews },
} as const;
const exampleKey = '6f1d0a52-0a8e-4a5c-9d39-0b3d5a6f7e10';

/** `open` takes a verdict back. */
export const verdict = z.enum(['confirmed', 'not-an-issue', 'technical', 'accommodation', 'open']);

export const monitorHealth = z.object({
  trackingSystem,
  setting: monitorSetting,
  /** Share of the interview in which the monitor was up, 0 to 1. */
  upShare: z.number(),
  /** Stretches in which it was not, with why; `silent`: nothing was heard for over 30 s. */
  gaps: z.array(
    z.object({
      state: z.union([healthState, z.literal('silent')]),
      from: epochMs,
      until: epochMs,
    }),
  ),
});

export const reviewEpisode = z.object({
  /** The event that opened it. */
  eventKey: uuid,
  trackingSystem,
  violationType: z.string(),
  severityLevel,
  from: epochMs,
  until: epochMs,
  confidence: z.number(),
  /** Shown, and weighing nothing until confirmed: the signal misses or errs too often. */
  isAdvisory: z.boolean(),
  events: amount,
  violationDescription: z.string(),
  verdict: z.nullable(
    z.object({
      verdict,
      reason: z.string(),
      /** The candidate reads the reason. */
      isForCandidate: z.boolean(),
      judgedBy: z.string(),
      judgedAt: epochMs,
    }),
  ),
});

const risk = z.enum(['LOW_RISK', 'MEDIUM_RISK', 'HIGH_RISK', 'CRITICAL_RISK']);

/** MS-6, RK-1 and the explained assessment, for reviewers. */
export const getProctoring = endpoint({
  method: 'GET',
  path: '/api/interviews/:interviewScheduleID/proctoring',
  summary: 'What the monitors reported of an interview',
  params: z.object({ interviewScheduleID: idText }),
  output: z.object({
    /** Whether the monitors were part of this interview at all. */
    isMonitored: z.boolean(),
    keyboardNavigation: z.boolean(),
    health: z.array(monitorHealth),
    counters: z.record(z.string(), amount),
    /** False when the page's own totals differ from the events received; null before the end. */
    totalsAgree: z.nullable(z.boolean()),
    /** RK-1 over every event, as specified. */
    risk: z.object({
      label: risk,
      rule: z.string(),
      total: amount,
      high: amount,
      critical: amount,
    }),
    /** Over episodes; verdicts change it. */
    assessment: z.object({
      /** `episodes-open`: below the weight of a review, and episodes still wait for a verdict. */
      label: z.enum(['no-review-needed', 'episodes-open', 'needs-review', 'insufficient-signal']),
      explanation: z.array(z.string()),
    }),
    episodes: z.array(reviewEpisode),
    history: z.array(
      z.object({
        startedAt: epochMs,
        /** null while it runs. */
        endedAt: z.nullable(epochMs),
        endReason: z.nullable(sessionEndReason),
        /** False where the page never told its end (a reload, a crash): end and texts are then the server's. */
        isReported: z.boolean(),
        ...keyedBy('history', () => z.string()),
      }),
    ),
  }),
  errors: {},
  access: reviewers,
  example: { params: { interviewScheduleID: '1' } },
});

/** Stands beside the events and never changes them; written to the audit log. */
export const judgeEpisode = endpoint({
  method: 'POST',
  path: '/api/interviews/:interviewScheduleID/proctoring/verdicts',
  summary: 'Say what an episode was',
  params: z.object({ interviewScheduleID: idText }),
  body: z.object({
    ...{ eventKey: uuid, verdict, reason: text(500) },
    /** Whoever gives the reason was told that the candidate reads it; else nobody shows it to them. */
    isForCandidate: z._default(z.boolean(), false),
  }),
  output: done,
  errors: { reason_needed: 422, unknown_event: 404 },
  access: { ...reviewers, privilege: { featureId: areas.interviews, activityId: rights.change } },
  example: {
    params: { interviewScheduleID: '1' },
    body: { eventKey: exampleKey, verdict: 'technical', reason: 'The camera had no light.' },
  },
});
