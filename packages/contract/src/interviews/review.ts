import * as z from 'zod/mini';
import { plainDay } from '../hiring/candidate-fields.ts';
import { endpoint } from '../endpoint.ts';
import { amount, epochMs, few, id, idText, instant, language, text, uuid } from '../fields.ts';
import { areas, rights } from '../people/right-rules.ts';

const access = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: { featureId: areas.interviews },
} as const;

export const interviewState = z.enum([
  'invited',
  'opened',
  'in-progress',
  'submitted',
  'timed-out',
  'expired',
  'cancelled',
]);
export const recordingState = z.enum([
  'none',
  'receiving',
  'processing',
  'playable',
  'failed',
  'empty',
  'deleted',
]);

/** Of an interview that is over; `waiting`: nobody has decided. */
export const decisionFilter = z.enum(['waiting', 'advance', 'reject', 'hold']);

/** RK-1 is counted when it is read: so many are looked through, whatever the company holds. */
export const RISKS_LOOKED_AT = 2000;

/** `review`: high or critical; `none`: nothing was monitored. */
export const riskFilter = z.enum(['review', 'medium', 'low', 'none']);

/** What narrows the list, and the file of it. */
const filters = {
  search: z.optional(text(200)),
  state: z.optional(interviewState),
  decision: z.optional(decisionFilter),
  jobID: z.optional(idText),
  /** Ended on these days, in UTC, the last one included. */
  endedFrom: z.optional(plainDay),
  endedUntil: z.optional(plainDay),
  /** By the name of the test, in all its versions. */
  test: z.optional(text(200)),
  /** Of jobs that this member owns. */
  membershipID: z.optional(idText),
  passed: z.optional(z.enum(['yes', 'no'])),
  /** Under way, or ended since. */
  activeSince: z.optional(instant),
  /** Nobody has begun it, and its link ends within 48 hours. */
  closing: z.optional(z.literal('soon')),
  /** RK-1 of those that ended: of the newest 2,000 that the rest of the filter leaves. */
  risk: z.optional(riskFilter),
  /** It ended so many days ago, or earlier. */
  age: z.optional(z.enum(['1', '3', '7'])),
  sort: z.optional(z.enum(['newest', 'oldest', 'score', 'candidate'])),
};

export const listInterviews = endpoint({
  method: 'GET',
  path: '/api/interviews',
  summary: "The company's interviews",
  query: z.object({
    ...filters,
    page: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number))),
    few,
  }),
  output: z.object({
    interviews: z.array(
      z.object({
        interviewScheduleID: id,
        candidateName: z.string(),
        candidateEmail: z.string(),
        jobTitle: z.string(),
        state: interviewState,
        invitedAt: instant,
        startedAt: z.nullable(instant),
        endedAt: z.nullable(instant),
        correctCount: z.nullable(amount),
        questionCount: z.nullable(amount),
        recording: recordingState,
        /** null before the end. */
        decision: z.nullable(decisionFilter),
        /** RK-1; null before the end, and where nothing was monitored. A node of before says nothing. */
        risk: z.optional(
          z.nullable(z.enum(['LOW_RISK', 'MEDIUM_RISK', 'HIGH_RISK', 'CRITICAL_RISK'])),
        ),
      }),
    ),
    /** Up to 10,000; one more stands for more. */
    total: amount,
    pageSize: amount,
    /** What can be filtered by: the last changed 200 jobs. */
    jobs: z.array(z.object({ jobID: id, title: z.string() })),
  }),
  errors: {},
  access,
  example: { query: { state: 'submitted', page: '1' } },
});

/** At most 10,000, by the order of the list; no cell begins a formula. */
export const exportInterviews = endpoint({
  method: 'GET',
  path: '/api/interviews/export',
  summary: 'The interviews that a filter leaves, as CSV',
  query: z.object(filters),
  output: z.object({ fileName: z.string(), csv: z.string(), count: amount, isMore: z.boolean() }),
  errors: {},
  // Carrying people's data away needs a right of its own.
  access: { ...access, privilege: { featureId: areas.interviews, activityId: rights.exportData } },
  stepUp: true,
  example: { query: { state: 'submitted' } },
});

const reviewedAnswer = z.object({
  botInterviewQuestionID: id,
  /** The version that the candidate was shown. */
  questionID: id,
  questionText: z.string(),
  questionCode: z.nullable(z.string()),
  questionImageURL: z.nullable(z.string()),
  questionImageAlt: z.string(),
  explanation: z.nullable(z.string()),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  options: z.array(
    z.object({ optionID: id, label: z.string(), text: z.string(), isKey: z.boolean() }),
  ),
  choice: z.nullable(id),
  isViewed: z.boolean(),
  isCorrect: z.boolean(),
  answeredAt: z.nullable(epochMs),
  /** Since the save before it; null for what was not answered. */
  secondsSpent: z.nullable(amount),
  /** Kept apart and never scored: `late` came after the end, the others were refused before it. */
  lateAnswers: z.array(
    z.object({
      choice: z.nullable(id),
      reason: z.enum(['late', 'taken_over', 'answer_locked', 'on_break']),
      answeredAt: epochMs,
      receivedAt: epochMs,
    }),
  ),
});

/** What the room noted beside the answers. */
export const roomEvent = z.object({
  eventKey: uuid,
  kind: z.string(),
  life: amount,
  occurredAt: epochMs,
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});

const agreedTerms = z.object({
  type: z.enum(['Bot', 'FacialTracking']),
  version: amount,
  /** Null: the interview began before such words were kept. */
  text: z.nullable(z.string()),
  /** Null: nobody said. */
  language: z.nullable(language),
  agreedAt: epochMs,
});

export const getInterviewReport = endpoint({
  method: 'GET',
  path: '/api/interviews/:interviewScheduleID',
  summary: 'One interview with answers and score by skill',
  params: z.object({ interviewScheduleID: idText }),
  output: z.object({
    interviewScheduleID: id,
    candidateName: z.string(),
    candidateEmail: z.string(),
    jobTitle: z.string(),
    state: interviewState,
    minutes: amount,
    passPercent: z.nullable(amount),
    /** Of the recording: what the candidate was told, or what the company has set, whichever is less. */
    retentionDays: amount,
    /** Set when the time to keep what monitors reported had passed: events are empty then. */
    evidenceDeletedAt: z.nullable(instant),
    invitedAt: instant,
    startedAt: z.nullable(epochMs),
    deadlineAt: z.nullable(epochMs),
    endedAt: z.nullable(epochMs),
    correctCount: amount,
    answeredCount: amount,
    questionCount: amount,
    skills: z.array(
      z.object({
        skillID: id,
        skillName: z.string(),
        correctCount: amount,
        questionCount: amount,
        answers: z.array(reviewedAnswer),
      }),
    ),
    events: z.array(roomEvent),
    /** When the clock stood still. What was granted is private: those who may schedule see it elsewhere. */
    pauses: z.array(z.object({ from: epochMs, until: epochMs })),
    /** Before it began; what was read, word for word. A node of before says nothing. */
    agreedTo: z.optional(z.array(agreedTerms)),
    devices: z.array(
      z.object({
        life: amount,
        deviceId: uuid,
        userAgent: z.nullable(z.string()),
        startedAt: epochMs,
      }),
    ),
  }),
  errors: {},
  access: { ...access, key: 'read:interviews' },
  example: { params: { interviewScheduleID: '1' } },
});
