import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, epochMs, id, idText, instant, text, uuid } from '../fields.ts';
import { areas } from '../people/right-rules.ts';
import { EXPLANATION_MOST, EXPLANATIONS_AT_ONCE } from './evidence-rules.ts';
import { monitorHealth, reviewEpisode, verdict } from './proctoring-review.ts';
import { playback } from './recordings.ts';
import { roomEvent } from './review.ts';

// What a candidate reads of their own interview, on their page: each endpoint asks for the code of that page.

const token = text(200);
const exampleToken = `1.${'A'.repeat(43)}`;
const whose = { token, interviewScheduleID: id };
const example = { token: exampleToken, interviewScheduleID: 1 };
const access = { kind: 'anyone' } as const;
const closed = { page_closed: 403, records_joined: 409 } as const;

const explanation = z.object({
  /** The flag that it speaks of; null: of the whole interview. */
  eventKey: z.nullable(uuid),
  words: z.string(),
  sentAt: instant,
});

/** What the company reads of an episode, but for who judged it; the reason, where whoever gave it was told that it is read here. */
const flag = z.extend(reviewEpisode, {
  verdict: z.nullable(z.object({ verdict, reason: z.nullable(z.string()), judgedAt: epochMs })),
});

/** Of an interview that is over; never its score, nor what was right. */
export const openEvidence = endpoint({
  method: 'POST',
  path: '/api/candidate-page/evidence',
  summary: 'Receipt of an interview of mine, and everything that was noted in it',
  body: z.object(whose),
  output: z.object({
    companyName: z.string(),
    jobTitle: z.string(),
    startedAt: epochMs,
    endedAt: epochMs,
    /** Ended by the candidate, and not by its time. */
    isSubmitted: z.boolean(),
    minutes: amount,
    answeredCount: amount,
    questionCount: amount,
    pauses: z.array(z.object({ from: epochMs, until: epochMs })),
    /** Set when the time to keep what was noted had passed: nothing of it is here then. */
    evidenceDeletedAt: z.nullable(instant),
    isMonitored: z.boolean(),
    health: z.array(monitorHealth),
    episodes: z.array(flag),
    events: z.array(roomEvent),
    explanations: z.array(explanation),
    /** Explanations can be sent and changed: the candidate was told of no decision. */
    isReplyOpen: z.boolean(),
  }),
  errors: closed,
  access,
  example: { body: example },
});

/** As the report's, behind addresses that end with this browser's access. */
export const openOwnRecording = endpoint({
  method: 'POST',
  path: '/api/candidate-page/evidence/recording',
  summary: 'The recording of an interview of mine, to watch',
  body: z.object(whose),
  output: playback,
  errors: closed,
  access,
  example: { body: example },
});

/** Without words one is taken back. Sent again it changes nothing. Those that were changed too often are named, the others stand. */
export const sendExplanations = endpoint({
  method: 'POST',
  path: '/api/candidate-page/evidence/explanations',
  summary: 'Explain to the company what was noted',
  body: z.object({
    ...whose,
    explanations: z
      .array(z.object({ eventKey: z.nullable(uuid), words: text(EXPLANATION_MOST) }))
      .check(z.minLength(1), z.maxLength(EXPLANATIONS_AT_ONCE)),
  }),
  output: z.object({ refused: z.array(z.nullable(uuid)) }),
  errors: { ...closed, reply_closed: 409 },
  access,
  example: {
    body: { ...example, explanations: [{ eventKey: null, words: 'The lamp went out.' }] },
  },
});

/** For the report: beside what the monitors and the room noted. */
export const listExplanations = endpoint({
  method: 'GET',
  path: '/api/interviews/:interviewScheduleID/explanations',
  summary: 'What the candidate says of what was noted',
  params: z.object({ interviewScheduleID: idText }),
  output: z.object({ explanations: z.array(explanation) }),
  errors: {},
  access: {
    kind: 'company',
    roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
    privilege: { featureId: areas.interviews },
  },
  example: { params: { interviewScheduleID: '1' } },
});
