import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { brand } from '../people/brand.ts';
import { amount, done, id, idText, instant, linkToken, text } from '../fields.ts';
import { areas } from '../people/right-rules.ts';
import { liveKind } from './appointment-fields.ts';
import { FEEDBACK_COMMENT_MOST, feedbackPoints } from './candidate-feedback-rules.ts';

const access = { kind: 'link', purpose: 'appointment' } as const;
const token = linkToken;
const exampleToken = '1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

const point = z.literal(feedbackPoints, 'Please choose one.');
const given = {
  ...{ overall: point, prepared: point, respect: point, relevance: point },
  comment: text(FEEDBACK_COMMENT_MOST),
};

const own = z.object({
  companyName: z.string(),
  brand,
  /** `late`: it can be given or changed no longer. */
  state: z.enum(['not-over', 'open', 'late']),
  given: z.nullable(z.object({ ...given, sentAt: instant })),
  /** Until when it can be given or changed. */
  openUntil: z.nullable(instant),
  /** Asked by no mail any more, of this company. */
  isDeclined: z.boolean(),
});

export const openFeedback = endpoint({
  method: 'POST',
  path: '/api/appointment/feedback/opening',
  summary: 'What a candidate said of a live interview, and whether they can still say it',
  body: z.object({ token }),
  output: own,
  errors: {},
  access,
  example: { body: { token: exampleToken } },
});

/** Once; for a day it can be changed. */
export const sendFeedback = endpoint({
  method: 'POST',
  path: '/api/appointment/feedback',
  summary: 'Say how a live interview was, as its candidate',
  body: z.object({ token, ...given }),
  output: own,
  errors: { not_over: 409, feedback_late: 409 },
  access,
  example: {
    body: {
      token: exampleToken,
      ...{ overall: 4, prepared: 5, respect: 5, relevance: 3 },
      comment: 'Friendly, and half an hour late.',
    },
  },
});

export const declineFeedback = endpoint({
  method: 'PUT',
  path: '/api/appointment/feedback/refusal',
  summary: 'Be asked by mail how interviews of this company were, or not',
  body: z.object({ token, isDeclined: z.boolean() }),
  output: done,
  errors: {},
  access,
  example: { body: { token: exampleToken, isDeclined: true } },
});

const member = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: { featureId: areas.interviews },
} as const;

/**
 * `own`: the reader sits in it. `undecided`: the application is, and nobody reads it before. `none`: nothing was said that
 * cannot be changed any more.
 */
export const getFeedback = endpoint({
  method: 'GET',
  path: '/api/live-interviews/:interviewScheduleID/candidate-feedback',
  summary: 'What the candidate found of a live interview, once their application is decided',
  params: z.object({ interviewScheduleID: idText }),
  output: z.object({
    interviewScheduleID: id,
    kind: liveKind,
    candidateName: z.string(),
    jobTitle: z.string(),
    state: z.enum(['not-over', 'own', 'undecided', 'none', 'shown']),
    given: z.nullable(z.object({ ...given, sentAt: instant })),
  }),
  errors: {},
  access: member,
  example: { params: { interviewScheduleID: '1' } },
});

/** How many gave each point, from the lowest. */
const counts = z.array(amount);

export const listFeedback = endpoint({
  method: 'GET',
  path: '/api/candidate-feedback',
  summary:
    'How candidates found the live interviews of each job, in numbers of five people or more',
  output: z.object({
    /** With a live interview that is over; the newest 200. */
    jobs: z.array(
      z.object({
        jobID: id,
        jobTitle: z.string(),
        /** null: fewer than five. */
        numbers: z.nullable(
          z.object({
            people: amount,
            counts: z.object({
              overall: counts,
              prepared: counts,
              respect: counts,
              relevance: counts,
            }),
          }),
        ),
      }),
    ),
  }),
  errors: {},
  access: member,
  example: {},
});
