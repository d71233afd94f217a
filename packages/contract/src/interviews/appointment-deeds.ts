import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, idText, instant } from '../fields.ts';
import { callAddress, callErrors } from './appointment-calls.ts';
import {
  appointmentErrors,
  neededReason,
  place,
  reason,
  revision,
  seatWish,
  slotErrors,
  wish,
} from './appointment-fields.ts';
import { schedulingAccess as access } from './scheduling.ts';

const one = z.object({ interviewScheduleID: idText });
const exampleOne = { params: { interviewScheduleID: '1' } } as const;

/** One guarded write: of two who book the same people at the same time one is refused with `slot_taken`. */
export const bookLiveInterview = endpoint({
  method: 'POST',
  path: '/api/live-interviews/:interviewScheduleID/booking',
  summary: 'Book a time: one of those that the candidate offered',
  params: one,
  body: z.object({ revision, startsAt: instant }),
  output: z.object({ startsAt: instant, revision }),
  errors: { ...appointmentErrors, ...slotErrors, application_ended: 409 },
  access,
  example: { ...exampleOne, body: { revision: 1, startsAt: '2027-01-20T09:00:00.000Z' } },
});

/** The old appointment stands until the new one is certain. */
export const moveLiveInterview = endpoint({
  method: 'POST',
  path: '/api/live-interviews/:interviewScheduleID/move',
  summary:
    'Move a live interview within what both sides have free, or ask the candidate for other times',
  params: one,
  body: z.object({
    revision,
    reason: neededReason,
    /** null: the candidate is asked; else a time within what the candidate offered. */
    startsAt: z.nullable(instant),
  }),
  output: z.object({ revision }),
  errors: {
    ...{ ...appointmentErrors, ...slotErrors, application_ended: 409 },
    /** There is no time left that the candidate could be asked for. */
    last_day_over: 409,
  },
  access,
  example: {
    ...exampleOne,
    body: { revision: 1, reason: 'The room is taken.', startsAt: null },
  },
});

/** The appointment stays as it is; who asked hears the reason. */
export const declineMove = endpoint({
  method: 'POST',
  path: '/api/live-interviews/:interviewScheduleID/move/decline',
  summary: 'Keep the appointment although somebody asked to move it',
  params: one,
  body: z.object({ revision, reason: neededReason }),
  output: z.object({ revision }),
  errors: { ...appointmentErrors },
  access,
  example: { ...exampleOne, body: { revision: 1, reason: 'Nobody is free later.' } },
});

export const cancelLiveInterview = endpoint({
  method: 'POST',
  path: '/api/live-interviews/:interviewScheduleID/cancel',
  summary: 'Cancel a live interview; repeats change nothing',
  params: one,
  body: z.object({ reason: neededReason }),
  output: done,
  errors: { interview_over: 409 },
  access,
  example: { ...exampleOne, body: { reason: 'The job is filled.' } },
});

/** The candidate gets a new link, where something is waited for; the old one keeps working. */
export const remindOfLiveInterview = endpoint({
  method: 'POST',
  path: '/api/live-interviews/:interviewScheduleID/reminder',
  summary: 'Remind whoever is waited for; once an hour at most',
  params: one,
  output: z.object({ names: z.array(z.string()) }),
  errors: { interview_over: 409, last_day_over: 409, nobody_waited_for: 409, too_fast: 429 },
  access,
  example: exampleOne,
});

/**
 * What of the plan can change while people are asked: how late it may be, and what it wants free. Of what is booked nothing
 * changes; a candidate who is waited for after the last day, and can answer again, is told.
 */
export const changePlan = endpoint({
  method: 'PUT',
  path: '/api/live-interviews/:interviewScheduleID/plan',
  summary: 'Change the last day of a live interview, its notice, or what it keeps free',
  params: one,
  body: z.object({
    revision,
    reason: neededReason,
    lastDay: wish.lastDay,
    noticeHours: wish.noticeHours,
    bufferBefore: wish.bufferBefore,
    bufferAfter: wish.bufferAfter,
  }),
  output: z.object({ revision }),
  errors: { ...appointmentErrors, day_past: 422, no_change: 422 },
  access,
  example: {
    ...exampleOne,
    body: {
      ...{ revision: 1, reason: 'Everybody was away.', lastDay: '2027-02-12' },
      ...{ noticeHours: 24, bufferBefore: 0, bufferAfter: 15 },
    },
  },
});

/** Of a booked interview everybody is told, and their calendars with them. */
export const changePlace = endpoint({
  method: 'PUT',
  path: '/api/live-interviews/:interviewScheduleID/place',
  summary: 'Change where a live interview happens',
  params: one,
  body: z.object({ revision, reason, place }),
  output: z.object({ revision }),
  errors: { ...appointmentErrors, no_change: 422 },
  access,
  example: {
    ...exampleOne,
    body: { revision: 1, reason: '', place: { kind: 'link', text: 'https://meet.example/42' } },
  },
});

/** Of a booked interview the new people must be free; those who leave are told. */
export const changeSeat = endpoint({
  method: 'PUT',
  path: '/api/live-interviews/:interviewScheduleID/seats/:seatID',
  summary: 'Put other people on a seat',
  params: z.object({ interviewScheduleID: idText, seatID: idText }),
  body: z.object({ revision, ...seatWish.shape }),
  output: z.object({ revision }),
  errors: { ...appointmentErrors, people_booked: 409, unknown_member: 422 },
  access,
  example: {
    params: { interviewScheduleID: '1', seatID: '1' },
    body: { revision: 1, people: [{ accountID: 1 }] },
  },
});

export const callAsMember = endpoint({
  method: 'POST',
  path: '/api/live-interviews/:interviewScheduleID/call',
  summary: 'To the call of a live interview, as a member of the company who schedules',
  params: one,
  output: callAddress,
  errors: callErrors,
  access,
  example: exampleOne,
});
