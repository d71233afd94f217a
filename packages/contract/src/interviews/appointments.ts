import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, few, id, idText, instant, text, uuid } from '../fields.ts';
import {
  endedBy,
  hindrance,
  liveKind,
  liveState,
  place,
  shownInterview,
  shownSeat,
  span,
  wish,
} from './appointment-fields.ts';
import { beginnings, ROUNDS_MOST, seatAnswers } from './appointment-rules.ts';
import { schedulingAccess as access } from './scheduling.ts';

const one = z.object({ interviewScheduleID: idText });
const exampleOne = { params: { interviewScheduleID: '1' } } as const;

const listed = z.object({
  ...shownInterview,
  candidateID: id,
  applicationID: z.nullable(id),
  candidateName: z.string(),
  jobID: id,
  jobTitle: z.string(),
  seats: z.array(z.object({ name: z.string(), answer: z.enum(seatAnswers) })),
  /** Since when somebody is waited for; null: nobody is. */
  waitingSince: z.nullable(instant),
});

export const listLiveInterviews = endpoint({
  method: 'GET',
  path: '/api/live-interviews',
  summary: "The company's live interviews",
  query: z.object({
    search: z.optional(text(200)),
    state: z.optional(liveState),
    /**
     * - `today`: in the company's zone of each. - `to-be-scheduled`: the company has to choose a time, also for a move.
     * - `waiting`: the candidate was asked, or a move waits for somebody else.
     */
    when: z.optional(z.enum(['today', 'upcoming', 'past', 'to-be-scheduled', 'waiting'])),
    jobID: z.optional(idText),
    applicationID: z.optional(idText),
    candidateID: z.optional(idText),
    page: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number))),
    few,
  }),
  output: z.object({
    interviews: z.array(listed),
    total: amount,
    pageSize: amount,
    jobs: z.array(z.object({ jobID: id, title: z.string() })),
  }),
  errors: {},
  access,
  example: { query: { when: 'today' } },
});

export const getLiveChoices = endpoint({
  method: 'GET',
  path: '/api/live-interviews/choices',
  summary: 'What a live interview of an application can be made of',
  query: z.object({
    applicationID: idText,
    /** Somebody who published themselves, to be chosen as well. */
    interviewerID: z.optional(idText),
  }),
  output: z.object({
    applicationID: id,
    candidateID: id,
    candidateName: z.string(),
    candidateEmail: z.string(),
    jobID: id,
    jobTitle: z.string(),
    /** Its rounds so far, in order: a new one follows the last. */
    rounds: z.array(
      z.object({ interviewScheduleID: id, round: z.int(), kind: liveKind, state: liveState }),
    ),
    people: z.array(
      z.object({
        accountID: id,
        name: z.string(),
        email: z.string(),
        isColleague: z.boolean(),
        hasHours: z.boolean(),
      }),
    ),
    /** What each seat costs, and how many credits the company has; null: nothing. */
    credits: z.nullable(z.object({ price: amount, left: z.int() })),
  }),
  errors: {},
  access,
  example: { query: { applicationID: '1' } },
});

/** Nothing is kept: what a form would find, before it is sent. */
export const findLiveTimes = endpoint({
  method: 'POST',
  path: '/api/live-interviews/times',
  summary: 'When all seats are free, and why they are not on a day',
  body: z.object({
    ...wish,
    candidateID: id,
    /** The day that is asked about: each time of it with what stands in its way. */
    day: z.optional(z.iso.date()),
  }),
  output: z.object({
    /** The first times; at most 500. */
    times: z.array(instant),
    isMore: z.boolean(),
    day: z.array(z.object({ startsAt: instant, hindrances: z.array(hindrance) })),
  }),
  errors: { unknown_member: 422 },
  access,
  example: {
    body: {
      ...{ kind: 'technical', minutes: 60, bufferBefore: 0, bufferAfter: 15, noticeHours: 24 },
      ...{ lastDay: '2027-01-29', timeZone: 'Europe/Oslo', candidateID: 1 },
      seats: [{ people: [{ accountID: 1 }] }],
    },
  },
});

/** A repeat with the same `requestKey` does nothing and gets the reply of the first. */
export const scheduleLiveInterview = endpoint({
  method: 'POST',
  path: '/api/live-interviews',
  summary:
    'Ask a candidate to a live interview: one mail, and one to each seat that must say something',
  body: z.object({
    requestKey: uuid,
    applicationID: id,
    beginning: z.enum(beginnings),
    place,
    message: text(2000),
    /** What a seat was said to cost, 0 for nothing; where it costs something else by now, nobody is asked. */
    seatPrice: z.optional(amount),
    /** Rounds that follow each other: each is asked when the one before is over. */
    rounds: z
      .array(
        z.object({
          ...wish,
          /** What its people ask and judge by; null: nothing. Left out: the kit of the stage or job. */
          kitID: z.optional(z.nullable(id)),
        }),
      )
      .check(z.minLength(1), z.maxLength(ROUNDS_MOST)),
  }),
  output: z.object({ interviewScheduleIDs: z.array(id) }),
  errors: {
    request_key_reused: 409,
    /** Of a person who left the company, or an interviewer it doesn't know. */
    unknown_member: 422,
    /** The application is rejected, withdrawn or hired. */
    application_unavailable: 409,
    day_past: 422,
    place_refused: 422,
    no_credit: 409,
    changed_meanwhile: 409,
  },
  access,
  example: {
    body: {
      requestKey: '0b9e8f5e-6f5c-4a53-9a5e-1f0f6d2c7a11',
      applicationID: 1,
      beginning: 'candidate-picks',
      place: { kind: 'link', text: 'https://meet.example.com/room' },
      message: '',
      rounds: [
        {
          ...{ kind: 'technical', minutes: 60, bufferBefore: 0, bufferAfter: 15, noticeHours: 24 },
          ...{ lastDay: '2027-01-29', timeZone: 'Europe/Oslo' },
          seats: [{ people: [{ accountID: 1 }] }],
        },
      ],
    },
  },
});

export const getLiveInterview = endpoint({
  method: 'GET',
  path: '/api/live-interviews/:interviewScheduleID',
  summary: 'One live interview: who sits, what was offered, and everything that happened',
  params: one,
  output: z.object({
    ...shownInterview,
    applicationID: z.nullable(id),
    candidateID: id,
    candidateName: z.string(),
    candidateEmail: z.string(),
    jobID: id,
    jobTitle: z.string(),
    message: z.string(),
    bufferBefore: amount,
    bufferAfter: amount,
    noticeHours: amount,
    lastDay: z.iso.date(),
    /** Until its last day nothing can begin any more: nobody is asked for times before that day is changed. */
    isLastDayOver: z.boolean(),
    seats: z.array(shownSeat),
    /** What the candidate offered last. */
    offers: z.array(span),
    /** Of what was offered, where all seats are free: the first 200. */
    times: z.array(instant),
    note: z.string(),
    cancelReason: z.nullable(z.string()),
    endedBy,
    history: z.array(
      z.object({
        at: instant,
        /** Who did it: a name, or the candidate's. */
        by: z.string(),
        what: z.enum([
          'asked',
          'offered',
          'booked',
          'move-asked',
          'moved',
          'move-declined',
          'cancelled',
          'unable',
          'noted',
          'seat-accepted',
          'seat-declined',
          'seat-proposed',
          'seat-matched',
          'seat-matched-none',
          'seat-swapped',
          'plan-changed',
          'place-changed',
          'reminded',
        ]),
        detail: z.string(),
        startsAt: z.nullable(instant),
      }),
    ),
    /** The appointment as a file for calendars (RFC 5545); null while nothing is booked. */
    calendar: z.nullable(z.string()),
  }),
  errors: {},
  access,
  example: exampleOne,
});

/** Of a day: each time with what stands in its way; without a day the times at which all are free. */
export const getLiveTimes = endpoint({
  method: 'GET',
  path: '/api/live-interviews/:interviewScheduleID/times',
  summary: 'When all seats of a live interview are free, and why they are not on a day',
  params: one,
  query: z.object({ day: z.optional(z.iso.date()) }),
  output: findLiveTimes.output,
  errors: {},
  access,
  example: { ...exampleOne, query: { day: '2027-01-20' } },
});
