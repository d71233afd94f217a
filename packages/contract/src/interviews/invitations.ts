import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, done, id, idText, instant, text } from '../fields.ts';
import { interviewState } from './review.ts';
import {
  accommodations,
  noAccommodations,
  schedulingAccess as access,
  timeZone,
  windowErrors,
} from './scheduling.ts';
import { INVITED_AT_ONCE } from './scheduling-rules.ts';

const oneInterview = z.object({ interviewScheduleID: idText });

const mailKind = z.enum(['invitation', 'resent', 'reminder', 'extended', 'cancelled']);

export const getInvitation = endpoint({
  method: 'GET',
  path: '/api/scheduling/:interviewScheduleID',
  summary: 'One invitation: its window, mails, and what became of it',
  params: oneInterview,
  output: z.object({
    interviewScheduleID: id,
    jobID: id,
    candidateID: id,
    candidateName: z.string(),
    candidateEmail: z.string(),
    blueprintName: z.string(),
    minutes: amount,
    state: interviewState,
    invitedAt: instant,
    invitedBy: z.string(),
    opensAt: instant,
    closesAt: instant,
    timeZone: z.string(),
    openedAt: z.nullable(instant),
    startedAt: z.nullable(instant),
    endedAt: z.nullable(instant),
    cancelledAt: z.nullable(instant),
    cancelReason: z.nullable(z.string()),
    accommodations,
    /** The window as a file for calendars (RFC 5545), while it can be begun. */
    calendar: z.nullable(z.string()),
    /** The order is that of time; `delivery` is null when it is no longer known. */
    mails: z.array(
      z.object({
        kind: mailKind,
        at: instant,
        delivery: z.nullable(z.enum(['planned', 'waiting', 'sent', 'refused'])),
      }),
    ),
  }),
  errors: {},
  access,
  example: { params: { interviewScheduleID: '1' } },
});

/** The link of the earlier mails is dead from then on, unless the interview runs. */
export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/scheduling/:interviewScheduleID/resend',
  summary: 'Mail a new link',
  params: oneInterview,
  output: done,
  errors: { interview_over: 409 },
  access,
  example: { params: { interviewScheduleID: '1' } },
});

export const extendInvitation = endpoint({
  method: 'POST',
  path: '/api/scheduling/:interviewScheduleID/extend',
  summary: 'Let an interview be started later; an expired one can be started again',
  params: oneInterview,
  body: z.object({ closesAt: instant, timeZone, tellsCandidate: z.boolean() }),
  output: done,
  errors: { ...windowErrors, interview_over: 409, already_started: 409, no_credit: 409 },
  access,
  example: {
    params: { interviewScheduleID: '1' },
    body: { closesAt: '2027-02-12T16:00:00.000Z', timeZone: 'Europe/Oslo', tellsCandidate: true },
  },
});

/** An interview under way is not cut: it is refused with `already_started`. */
export const cancelInvitation = endpoint({
  method: 'POST',
  path: '/api/scheduling/:interviewScheduleID/cancel',
  summary: 'Cancel an interview that has not begun; repeats change nothing',
  params: oneInterview,
  body: z.object({ reason: text(500), tellsCandidate: z.boolean() }),
  output: done,
  errors: { interview_over: 409, already_started: 409 },
  access,
  example: {
    params: { interviewScheduleID: '1' },
    body: { reason: 'The job is filled.', tellsCandidate: true },
  },
});

export const setAccommodations = endpoint({
  method: 'PUT',
  path: '/api/scheduling/:interviewScheduleID/accommodations',
  summary: 'What a candidate is granted, until the interview begins',
  params: oneInterview,
  body: accommodations,
  output: done,
  errors: { already_started: 409 },
  access,
  example: {
    params: { interviewScheduleID: '1' },
    body: { ...noAccommodations, extraMinutes: 25 },
  },
});

/** Another company's interviews are left out as if they were not there. */
export const remindCandidates = endpoint({
  method: 'POST',
  path: '/api/scheduling/remind',
  summary: 'Remind candidates who have not begun, each at most once an hour',
  body: z.object({
    interviewScheduleIDs: z.array(id).check(z.minLength(1), z.maxLength(INVITED_AT_ONCE)),
  }),
  output: z.object({
    reminded: amount,
    /** Begun, cancelled, closed or not open yet. */
    notWaiting: amount,
    /** Had a mail about it within the hour. */
    remindedLately: amount,
  }),
  errors: {},
  access,
  example: { body: { interviewScheduleIDs: [1] } },
});
