import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { brand } from '../people/brand.ts';
import { done, id, idText, instant, linkToken, readLanguage, text } from '../fields.ts';
import {
  appointmentErrors,
  endedBy,
  neededReason,
  offeredSpans,
  reason,
  revision,
  shownInterview,
  slotErrors,
  span,
  zoneName,
} from './appointment-fields.ts';

const access = { kind: 'link', purpose: 'appointment' } as const;
const token = linkToken;
const exampleToken = '1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** What a candidate sees of a live interview: no address of an interviewer, no reason of a seat. */
const seen = z.object({
  ...shownInterview,
  companyName: z.string(),
  brand,
  ...readLanguage,
  jobTitle: z.string(),
  candidateName: z.string(),
  message: z.string(),
  interviewers: z.array(z.string()),
  /** What was offered last, in order. */
  offers: z.array(span),
  note: z.string(),
  cancelReason: z.nullable(z.string()),
  endedBy,
  noticeHours: z.int(),
  /** Where times may lie: from the notice to the last day. */
  earliest: instant,
  latest: instant,
  /** Moves that are left by this link. */
  movesLeft: z.int(),
  /** When all seats are free; only where the candidate picks, else empty. At most 1,000. */
  times: z.array(instant),
  calendar: z.nullable(z.string()),
});

export const openAppointment = endpoint({
  method: 'POST',
  path: '/api/appointment',
  summary: 'A live interview as its candidate sees it',
  body: z.object({ token }),
  output: seen,
  errors: {},
  access,
  example: { body: { token: exampleToken } },
});

/** Also while an appointment stands: then it asks for a move, and the interviewers are invited to match. */
export const offerTimes = endpoint({
  method: 'POST',
  path: '/api/appointment/offers',
  summary: 'Offer times for a live interview, or other times for one that is booked',
  body: z.object({
    token,
    revision,
    timeZone: zoneName,
    spans: offeredSpans,
    reason,
    note: text(2000),
  }),
  output: seen,
  errors: {
    ...appointmentErrors,
    application_ended: 409,
    /** In the past, after the last day, or within the notice. */
    outside_window: 422,
    /** Shorter than the interview. */
    span_short: 422,
    too_many_moves: 409,
  },
  access,
  example: {
    body: {
      token: exampleToken,
      ...{ revision: 1, timeZone: 'Europe/Berlin', reason: '', note: '' },
      spans: [{ startsAt: '2027-01-20T09:00:00.000Z', endsAt: '2027-01-20T12:00:00.000Z' }],
    },
  },
});

/** Books, or moves what is booked: one guarded write. */
export const pickTime = endpoint({
  method: 'POST',
  path: '/api/appointment/pick',
  summary: 'Pick one of the times at which all seats are free',
  body: z.object({
    token,
    revision,
    timeZone: zoneName,
    startsAt: instant,
    reason,
    note: text(2000),
  }),
  output: seen,
  errors: { ...appointmentErrors, ...slotErrors, application_ended: 409, too_many_moves: 409 },
  access,
  example: {
    body: {
      token: exampleToken,
      ...{ revision: 1, timeZone: 'Europe/Berlin', reason: '', note: '' },
      startsAt: '2027-01-20T09:00:00.000Z',
    },
  },
});

/** Takes back the wish for another time: everything is as it was before. */
export const keepAppointment = endpoint({
  method: 'POST',
  path: '/api/appointment/keep',
  summary: 'Keep the time of a live interview that I wanted to move',
  body: z.object({ token, revision }),
  output: seen,
  errors: { ...appointmentErrors },
  access,
  example: { body: { token: exampleToken, revision: 1 } },
});

/** `isUnable`: no time will do. Otherwise it is cancelled alike; the company hears which. */
export const withdrawFromAppointment = endpoint({
  method: 'POST',
  path: '/api/appointment/withdrawal',
  summary: 'Cancel a live interview as its candidate, or say that no time will do',
  body: z.object({ token, isUnable: z.boolean(), reason: neededReason }),
  output: seen,
  errors: { interview_over: 409 },
  access,
  example: { body: { token: exampleToken, isUnable: true, reason: 'I took another job.' } },
});

export const writeAppointmentNote = endpoint({
  method: 'POST',
  path: '/api/appointment/note',
  summary: 'A note of the candidate to the company',
  body: z.object({ token, note: text(2000) }),
  output: done,
  errors: { interview_over: 409 },
  access,
  example: { body: { token: exampleToken, note: 'I use a wheelchair.' } },
});

/** The page of the mailed link opens for who is signed in with the candidate's address, too. */
export const listOwnAppointments = endpoint({
  method: 'GET',
  path: '/api/own-appointments',
  summary: 'The live interviews of the signed-in candidate',
  output: z.object({
    appointments: z.array(
      z.object({ ...shownInterview, companyID: id, companyName: z.string(), jobTitle: z.string() }),
    ),
  }),
  errors: {},
  access: { kind: 'session', userTypes: ['CANDIDATE'] },
  example: {},
});

export const openOwnAppointment = endpoint({
  method: 'POST',
  path: '/api/own-appointments/:companyID/:interviewScheduleID/link',
  summary: 'A link of half a day to a live interview of my own',
  params: z.object({ companyID: idText, interviewScheduleID: idText }),
  output: z.object({ token: z.string() }),
  errors: {},
  access: { kind: 'session', userTypes: ['CANDIDATE'] },
  example: { params: { companyID: '1', interviewScheduleID: '1' } },
});
