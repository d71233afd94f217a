import * as z from 'zod/mini';
import { monitorNames } from './monitor-rules.ts';
import { endpoint } from '../endpoint.ts';
import { amount, id, idText, instant, text, uuid } from '../fields.ts';
import { interviewState } from './review.ts';
import { areas, rights } from '../people/right-rules.ts';
import {
  BREAK_MINUTES_MOST,
  BREAKS_MOST,
  EXTRA_MINUTES_MOST,
  INVITED_AT_ONCE,
  MESSAGE_MOST,
  reminderChoices,
  SUBJECT_MOST,
} from './scheduling-rules.ts';

/** PR-3: feature 2 is jobs, activity 5 scheduling interviews. */
export const schedulingAccess = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: { featureId: areas.jobs, activityId: rights.schedule },
} as const;

export const timeZone = text(64);

const extraMinutes = z.int().check(z.minimum(0), z.maximum(EXTRA_MINUTES_MOST));

const breaks = z
  .object({
    count: z.int().check(z.minimum(0), z.maximum(BREAKS_MOST)),
    minutes: z.int().check(z.minimum(0), z.maximum(BREAK_MINUTES_MOST)),
  })
  .check(z.refine(({ count, minutes }) => (count === 0) === (minutes === 0), 'both or none'));

/** Private: shown to nobody without this right, and never in a report. */
export const accommodations = z.object({
  extraMinutes,
  monitorsOff: z.array(z.enum(monitorNames)).check(z.maxLength(monitorNames.length)),
  keyboardNavigation: z.boolean(),
  noCamera: z.boolean(),
  /** The clock stops for each: so many, of so many minutes. Both are 0, or neither. */
  breaks: z._default(breaks, { count: 0, minutes: 0 }),
});

const blueprint = z.object({
  blueprintID: id,
  name: z.string(),
  minutes: amount,
  passPercent: z.nullable(amount),
  /** As many as can be drawn now; 0 cannot be scheduled. */
  questionCount: amount,
  skillNames: z.array(z.string()),
  /** Which monitors run. */
  monitors: z.array(z.enum(monitorNames)),
  recordScreen: z.boolean(),
  systemAudio: z.enum(['required', 'when-available']),
  retentionDays: amount,
  /** What each invitation begins with. */
  accommodations,
});

export const getScheduleChoices = endpoint({
  method: 'GET',
  path: '/api/scheduling/choices',
  summary: 'What an invitation can be made of: jobs, tests, and texts of mails',
  query: z.object({ jobID: z.optional(idText) }),
  output: z.object({
    companyName: z.string(),
    /** null when none was asked for. */
    job: z.nullable(
      z.object({
        ...{ jobID: id, title: z.string(), status: z.string() },
        /** An invitation of now opens no sooner, by the law that the job follows; null: at once. A node of before says nothing. */
        earliestStart: z.optional(z.nullable(instant)),
        /** Of the bias audit that the job's law asks for; null: nothing. A node of before says nothing. */
        auditWarning: z.optional(z.nullable(z.enum(['missing', 'ahead', 'old']))),
      }),
    ),
    /** Open ones, the last changed first; the newest 200. */
    jobs: z.array(z.object({ jobID: id, title: z.string() })),
    blueprints: z.array(blueprint),
    templates: z.array(z.object({ name: z.string(), subject: z.string(), message: z.string() })),
    /** The name of the job's stage of bot interviews, if it has one. */
    stageName: z.nullable(z.string()),
  }),
  errors: {},
  access: schedulingAccess,
  example: { query: { jobID: '1' } },
});

export const findInvitees = endpoint({
  method: 'GET',
  path: '/api/scheduling/people',
  summary: 'Candidates to invite: those named, or those found; applicants of the job first',
  query: z.object({
    jobID: z.optional(idText),
    search: z.optional(text(200)),
    /** Ids with commas between them, as an address brings them. */
    candidates: z.optional(z.string().check(z.regex(/^[1-9]\d{0,15}(,[1-9]\d{0,15}){0,199}$/))),
  }),
  output: z.object({
    people: z.array(
      z.object({
        candidateID: id,
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        /** Where the application for this job stands; null without one. */
        stageName: z.nullable(z.string()),
        /** The state of the newest interview for this job; null without one. */
        state: z.nullable(interviewState),
      }),
    ),
  }),
  errors: {},
  access: schedulingAccess,
  example: { query: { search: 'ada' } },
});

const mail = {
  subject: text(SUBJECT_MOST).check(z.regex(/\S/, 'Please enter a subject.')),
  message: text(MESSAGE_MOST).check(z.regex(/\S/, 'Please write a message.')),
};
const window = {
  jobID: id,
  blueprintID: id,
  /** null: at once. */
  opensAt: z.nullable(instant),
  closesAt: instant,
  timeZone,
  ...mail,
};

export const windowErrors = { invalid_window: 422, unknown_time_zone: 422 } as const;
const exampleWindow = {
  jobID: 1,
  blueprintID: 1,
  opensAt: null,
  closesAt: '2027-01-29T16:00:00.000Z',
  timeZone: 'Europe/Oslo',
  subject: 'Your interview for {{jobTitle}}',
  message: '{{companyName}} invites you to an interview for {{jobTitle}}.',
} as const;

export const previewInvitation = endpoint({
  method: 'POST',
  path: '/api/scheduling/preview',
  summary: 'The mail as it would be sent, with a link that leads nowhere',
  body: z.object({ ...window, firstName: text(80), lastName: text(80), extraMinutes }),
  output: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  errors: { ...windowErrors, unknown_variable: 422 },
  access: schedulingAccess,
  example: { body: { ...exampleWindow, firstName: 'Ada', lastName: 'Lovelace', extraMinutes: 0 } },
});

export const noAccommodations = {
  extraMinutes: 0,
  monitorsOff: [],
  keyboardNavigation: false,
  noCamera: false,
  breaks: { count: 0, minutes: 0 },
};

/**
 * Everybody who can be is invited, and each place of the list gets its outcome. A repeat with the same `requestKey`
 * does nothing and gets the reply of the first.
 */
export const scheduleInterviews = endpoint({
  method: 'POST',
  path: '/api/scheduling',
  summary: 'Invite candidates to a bot interview: one mail each',
  body: z.object({
    requestKey: uuid,
    ...window,
    reminderHours: z.array(z.literal(reminderChoices)).check(z.maxLength(reminderChoices.length)),
    /** Move the applications of those invited to the job's stage of bot interviews. */
    movesApplications: z.boolean(),
    people: z
      .array(
        z.object({
          /** null: by address; a candidate is made where the company has none of that address. */
          candidateID: z.nullable(id),
          firstName: text(80),
          lastName: text(80),
          email: text(254),
          accommodations,
        }),
      )
      .check(z.minLength(1), z.maxLength(INVITED_AT_ONCE)),
  }),
  output: z.object({
    invitations: z.array(
      z.object({
        name: z.string(),
        email: z.string(),
        outcome: z.enum(['invited', 'already-invited', 'listed-twice', 'invalid-email']),
        /** The interview made, or the one that stands in the way. */
        interviewScheduleID: z.nullable(id),
        isMoved: z.boolean(),
      }),
    ),
  }),
  errors: {
    ...windowErrors,
    unknown_variable: 422,
    no_questions: 409,
    job_not_published: 409,
    /** The same name with another request. */
    request_key_reused: 409,
    no_credit: 409,
  },
  access: schedulingAccess,
  bodyLimit: 512 * 1024,
  example: {
    body: {
      ...exampleWindow,
      requestKey: '0b9e8f5e-6f5c-4a53-9a5e-1f0f6d2c7a11',
      reminderHours: [24],
      movesApplications: false,
      people: [
        {
          candidateID: null,
          firstName: 'Ada',
          lastName: 'Lovelace',
          email: 'invited@example.com',
          accommodations: noAccommodations,
        },
      ],
    },
  },
});
