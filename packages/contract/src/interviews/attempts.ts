import * as z from 'zod/mini';
import {
  attemptStatus,
  breakStanding,
  exampleDevice,
  exampleToken,
  grantedBreaks,
  monitorSettings,
  roomAccess as access,
  roomClock,
} from './attempt-fields.ts';
import { termsRead } from './attempt-terms.ts';
import { endpoint } from '../endpoint.ts';
import { brand } from '../people/brand.ts';
import {
  amount,
  epochMs,
  id,
  instant,
  linkToken,
  notice,
  readLanguage,
  text,
  uuid,
} from '../fields.ts';
import { optionFields } from './option-rules.ts';

/** What the link leads to, also days before `opensAt`; reads only, spends nothing (mail scanners open links). */
export const openInvitation = endpoint({
  method: 'POST',
  path: '/api/attempts/invitation',
  summary: 'What an emailed bot-interview link leads to',
  body: z.object({ token: linkToken }),
  inMaintenance: 'begun',
  output: z.object({
    interviewScheduleID: id,
    companyName: z.string(),
    brand,
    jobTitle: z.string(),
    ...readLanguage,
    /** Of software in it; null: its job follows no law that asks for one. A node of before says nothing. */
    notice: z.optional(z.nullable(notice)),
    candidateName: z.string(),
    minutes: amount,
    questionCount: amount,
    skillNames: z.array(z.string()),
    opensAt: instant,
    closesAt: instant,
    status: attemptStatus,
    endedAt: z.nullable(instant),
    /** Null until the interview has begun. */
    deadlineAt: z.nullable(epochMs),
    /** Null where there is none, or the company does not tell it. */
    passPercent: z.nullable(amount),
    breaks: grantedBreaks,
    breakEndsAt: breakStanding.breakEndsAt,
    isFacialTracking: z.boolean(),
    monitors: monitorSettings,
    /** False by accommodation: nothing then asks for a camera, and nothing waits for one. */
    isCameraAsked: z.boolean(),
    /** What the candidate asked for to take part and is not settled: an answer, or their yes to an offer, is waited for. */
    openNeed: z.nullable(z.enum(['waiting', 'offered'])),
    recordScreen: z.boolean(),
    systemAudio: z.enum(['required', 'when-available']),
    retentionDays: amount,
    now: epochMs,
  }),
  errors: { interview_cancelled: 409 },
  access,
  example: { body: { token: exampleToken } },
});

export const botQuestion = z.object({
  questionID: id,
  botInterviewQuestionID: id,
  questionText: z.string(),
  questionCode: z.nullable(z.string()),
  /** Signed for the time of the interview; of the storage's origin where that is not ours. */
  questionImageURL: z.nullable(z.string()),
  questionImageAlt: z.string(),
  /** Id of the chosen option. */
  choice: z.nullable(id),
  isViewed: z.boolean(),
  submissionStatus: z.enum(['not-submitted', 'submitted-answered', 'submitted-null']),
  ...optionFields(
    () => z.string(),
    () => z.nullable(id),
  ),
});

/**
 * Starts the attempt on the first call (the server's clock runs from here) and opens a new page
 * life on each later one. tokenUsedCount is 0 for the first life.
 */
export const getBotQuestions = endpoint({
  method: 'POST',
  path: '/api/attempts/questions',
  summary: 'Start or resume the interview and get its questions',
  body: z.object({
    token: linkToken,
    deviceId: uuid,
    termsID: id,
    /** Of the guideline that was agreed to; needed where a monitor is on. */
    facialTermsID: z.optional(id),
    termsRead: z.optional(termsRead),
    facialTermsRead: z.optional(termsRead),
  }),
  inMaintenance: 'begun',
  output: z.object({
    questionLanguage: readLanguage.language,
    skillGroups: z.array(
      z.object({ skillID: id, skillName: z.nullable(z.string()), questions: z.array(botQuestion) }),
    ),
    /** Minutes left, fractions included. */
    timeLeft: z.number(),
    deadlineAt: epochMs,
    now: epochMs,
    life: amount,
    breaks: grantedBreaks,
    ...breakStanding,
    interviewScheduleID: id,
    isFacialTracking: z.boolean(),
    monitors: monitorSettings,
    /** Tab, arrows, Home, End, Escape and assistive keys are this candidate's way to work. */
    keyboardNavigation: z.boolean(),
    candidateId: id,
    userID: z.nullable(id),
    sessionId: id,
    userName: z.string(),
    candidateName: z.string(),
    tokenUsedCount: amount,
  }),
  errors: {
    not_open_yet: 409,
    interview_cancelled: 409,
    interview_ended: 409,
    terms_changed: 409,
    facial_terms_required: 409,
    no_questions: 409,
  },
  access,
  example: { body: { token: exampleToken, deviceId: exampleDevice, termsID: 1 } },
});

/**
 * Saves one choice (null: seen, not answered). `accepted` is acknowledged after commit;
 * `late` is kept for the reviewer and not scored; repeating a revision repeats the reply.
 */
export const saveAnswer = endpoint({
  method: 'POST',
  path: '/api/attempts/answer',
  summary: 'Save one answer',
  body: z.object({
    token: linkToken,
    botInterviewQuestionID: id,
    choice: z.nullable(id),
    /** Page life in which it was given. */
    life: amount.check(z.positive(), z.maximum(1_000_000)),
    /** Rises by one with each answer of a page life. */
    revision: amount.check(z.maximum(1_000_000_000)),
    /** When the candidate gave it, in server time as the page knew it. */
    answeredAt: epochMs,
  }),
  inMaintenance: true,
  output: z.object({
    outcome: z.enum(['accepted', 'late']),
    choice: z.nullable(id),
    submissionStatus: z.enum(['submitted-answered', 'submitted-null']),
    now: epochMs,
    deadlineAt: epochMs,
  }),
  errors: {
    unknown_question: 404,
    unknown_option: 422,
    answer_locked: 409,
    taken_over: 409,
    on_break: 409,
    not_started: 409,
  },
  access,
  example: {
    body: {
      token: exampleToken,
      botInterviewQuestionID: 1,
      choice: 1,
      life: 1,
      revision: 1,
      answeredAt: 1_790_000_000_000,
    },
  },
});

/** Server time, deadline and who holds the attempt; for a room whose line does not speak. */
export const getClock = endpoint({
  method: 'POST',
  path: '/api/attempts/clock',
  summary: 'Server time, deadline and the page life that may write',
  body: z.object({ token: linkToken }),
  inMaintenance: true,
  output: roomClock,
  errors: {},
  access,
  example: { body: { token: exampleToken } },
});

/** The same over one line, once, or with `hold` until somebody hangs up: at each change, and the time every `BEAT_MS`. */
export const streamClock = endpoint({
  method: 'POST',
  path: '/api/attempts/clock/stream',
  summary: 'Server time, deadline and the page life that may write, as server-sent events',
  body: z.object({
    token: linkToken,
    hold: z.optional(z.literal('yes')),
  }),
  inMaintenance: true,
  stream: true,
  output: z.discriminatedUnion('kind', [
    z.extend(roomClock, { kind: z.literal('clock') }),
    z.object({ kind: z.literal('beat'), now: epochMs }),
  ]),
  errors: {},
  access,
  example: { body: { token: exampleToken } },
});

/** One transition; parallel and repeated calls get the same reply. */
export const submitBotInterview = endpoint({
  method: 'POST',
  path: '/api/attempts/submit',
  summary: 'Submit the interview',
  body: z.object({ token: linkToken, life: amount.check(z.positive(), z.maximum(1_000_000)) }),
  inMaintenance: true,
  output: z.object({
    status: z.enum(['submitted', 'timed-out']),
    endedAt: instant,
    answeredCount: amount,
    questionCount: amount,
  }),
  errors: { taken_over: 409, not_started: 409 },
  access,
  example: { body: { token: exampleToken, life: 1 } },
});

export const attemptEventKind = z.enum([
  'fullscreen-left',
  'fullscreen-returned',
  'tab-hidden',
  'tab-visible',
  'paste',
  'blocked-key',
  'context-menu',
  'share-stopped',
  'share-restarted',
  'camera-lost',
  'camera-restored',
  'microphone-lost',
  'microphone-restored',
  'offline',
  'online',
  'page-left',
  'resumed',
]);

/** What the room itself saw; repeats by the same eventKey are counted once. */
export const recordAttemptEvents = endpoint({
  method: 'POST',
  path: '/api/attempts/events',
  summary: 'Record what the room saw',
  body: z.object({
    token: linkToken,
    events: z
      .array(
        z.object({
          eventKey: uuid,
          kind: attemptEventKind,
          life: amount.check(z.maximum(1_000_000)),
          occurredAt: epochMs,
          /** At most 8 facts. */
          detail: z.optional(
            z
              .record(text(40), z.union([text(200), z.number(), z.boolean()]))
              .check(z.refine((facts) => Object.keys(facts).length <= 8, 'too many facts')),
          ),
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
  }),
  inMaintenance: true,
  output: z.object({ recorded: amount }),
  errors: { not_started: 409, too_many_events: 409 },
  access,
  example: {
    body: {
      token: exampleToken,
      events: [
        { eventKey: exampleDevice, kind: 'tab-hidden', life: 1, occurredAt: 1_790_000_000_000 },
      ],
    },
  },
});
