import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, id, idText, instant, linkToken } from '../fields.ts';
import {
  appointmentErrors,
  offeredSpans,
  reason,
  revision,
  shownInterview,
  span,
} from './appointment-fields.ts';
import { seatAnswers } from './appointment-rules.ts';

const access = { kind: 'link', purpose: 'appointment-seat' } as const;
const token = linkToken;
const exampleToken = '1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** What whoever sits, or may sit, in a live interview sees of it. */
const seen = z.object({
  ...shownInterview,
  seatID: id,
  companyName: z.string(),
  jobTitle: z.string(),
  candidateName: z.string(),
  personName: z.string(),
  answer: z.enum(seatAnswers),
  /** Whether this person takes part; and who sits there instead, once a time is booked. */
  isSeated: z.boolean(),
  seatedName: z.nullable(z.string()),
  /** The others of the interview. */
  others: z.array(z.string()),
  /** Of the pool, with whom the seat can be swapped: those who are free then. */
  canSwapWith: z.array(z.object({ accountID: id, name: z.string() })),
  /** What the candidate offered, where this person may be matched; and what this person said of it. */
  offers: z.array(span),
  matched: z.array(span),
  /** Where proposed times may lie: from the notice to the last day. */
  earliest: instant,
  latest: instant,
  /** Nobody sits there although a time is booked: whoever declined may still take it. */
  isFree: z.boolean(),
  /** Whether this person has said hours; without them nobody is offered. */
  hasHours: z.boolean(),
  /** Somebody from outside who has agreed to nothing of this company yet: until they accept, no time of theirs is offered. */
  mustAccept: z.boolean(),
  calendar: z.nullable(z.string()),
  /** Of somebody from outside who publishes a rate: what they are owed, and by which rules; null: nothing. */
  terms: z.nullable(
    z.object({
      /** Of an hour, and of this interview, in the smallest unit of the currency. */
      rate: amount,
      currency: z.string(),
      amount,
      /** Cancelled less than so many hours before, that part of it is owed. */
      lateHours: amount,
      latePercent: amount,
      /** Who comes so many minutes late counts as not come. */
      lateMinutes: amount,
      /** What the company says beside it. */
      rules: z.string(),
    }),
  ),
});

export const openSeat = endpoint({
  method: 'POST',
  path: '/api/appointment-seat',
  summary: 'A live interview as somebody of its seats sees it',
  body: z.object({ token }),
  output: seen,
  errors: {},
  access,
  example: { body: { token: exampleToken } },
});

/**
 * - `accept`; - `decline`: the seat is filled from its pool, or the company is told; - `propose`: other times, which the
 * company may move to; - `match`: which of the times that the candidate offered will do; none marked: none will.
 */
export const answerSeat = endpoint({
  method: 'POST',
  path: '/api/appointment-seat/answer',
  summary: 'Accept a seat, decline it, propose other times, or match what the candidate offered',
  body: z
    .object({
      token,
      revision,
      answer: z.enum(['accept', 'decline', 'propose', 'match']),
      reason,
      spans: z.union([offeredSpans, z.array(span).check(z.maxLength(0))]),
    })
    .check(
      z.refine(({ answer, reason: why }) => answer !== 'decline' || why.trim() !== '', {
        path: ['reason'],
        error: 'Please give a reason.',
      }),
      z.refine(
        ({ answer, spans }) => answer === 'match' || (answer === 'propose') === spans.length > 0,
        { path: ['spans'], error: 'Please mark a time.' },
      ),
    ),
  output: seen,
  errors: {
    ...appointmentErrors,
    /** Somebody else of the pool has the seat. */
    slot_taken: 409,
    people_booked: 409,
    outside_window: 422,
    span_short: 422,
  },
  access,
  example: {
    body: { token: exampleToken, revision: 1, answer: 'accept', reason: '', spans: [] },
  },
});

export const swapSeat = endpoint({
  method: 'POST',
  path: '/api/appointment-seat/swap',
  summary: 'Give the seat to a colleague of its pool who is free then',
  body: z.object({ token, revision, accountID: id }),
  output: seen,
  errors: { ...appointmentErrors, people_booked: 409, unknown_member: 422 },
  access,
  example: { body: { token: exampleToken, revision: 1, accountID: 1 } },
});

const session = {
  kind: 'session',
  userTypes: ['COMPANY_ADMIN', 'COMPANY_USER', 'EXTERNAL_INTERVIEWER'],
} as const;

export const listOwnSeats = endpoint({
  method: 'GET',
  path: '/api/own-seats',
  summary: 'The live interviews in which I sit or may sit; the coming ones first',
  output: z.object({
    seats: z.array(
      z.object({
        ...shownInterview,
        seatID: id,
        companyID: id,
        companyName: z.string(),
        jobTitle: z.string(),
        candidateName: z.string(),
        answer: z.enum(seatAnswers),
        /** Whether I sit there, and not somebody else of the pool. */
        isSeated: z.boolean(),
        /** Whether I am waited for. */
        isMyTurn: z.boolean(),
        /** Until when I should answer; null: nobody waits for me. */
        replyBy: z.nullable(instant),
      }),
    ),
  }),
  errors: {},
  access: session,
  example: {},
});

export const openOwnSeat = endpoint({
  method: 'POST',
  path: '/api/own-seats/:companyID/:seatID/link',
  summary: 'A link of half a day to a seat of my own',
  params: z.object({ companyID: idText, seatID: idText }),
  output: z.object({ token: z.string() }),
  errors: {},
  access: session,
  example: { params: { companyID: '1', seatID: '1' } },
});
