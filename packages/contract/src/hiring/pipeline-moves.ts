import * as z from 'zod/mini';
import { emailProblem } from '../people/email-rules.ts';
import { endpoint } from '../endpoint.ts';
import { amount, id, idText, text } from '../fields.ts';
import { applicationVersion as version } from './pipeline.ts';
import { AT_ONCE_MOST, mailDelays, TOLD_REASONS_MOST } from './pipeline-rules.ts';
import { areas, rights } from '../people/right-rules.ts';

/** PR-3: candidates are feature 4. */
const access = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: { featureId: areas.candidates, activityId: rights.change },
} as const;

/** Each with the version that the caller last read. */
const chosen = z
  .array(z.object({ applicationID: id, version }))
  .check(z.minLength(1), z.maxLength(AT_ONCE_MOST));

/**
 * What became of each, in the order of the request. A request of which nothing could be done fails with the
 * first reason instead.
 */
const results = z.object({
  results: z.array(
    z.object({
      applicationID: id,
      /** Null: it is done, or was so before. */
      code: z.nullable(
        z.enum([
          'not_found',
          'changed_meanwhile',
          'wrong_status',
          'review_first',
          'reasons_needed',
        ]),
      ),
      version: z.nullable(version),
      /** With which it can be taken back. */
      moveID: z.nullable(id),
    }),
  ),
});
const moveErrors = { changed_meanwhile: 409, wrong_status: 409 } as const;

export const moveApplications = endpoint({
  method: 'POST',
  path: '/api/pipeline/moves',
  summary: 'Move applications to another stage of their job, or hire',
  body: z.object({
    applications: chosen,
    /** The stage to enter; null hires. */
    stageID: z.nullable(id),
  }),
  output: results,
  errors: { ...moveErrors, unknown_stage: 422 },
  access,
  example: { body: { applications: [{ applicationID: 1, version: 1 }], stageID: null } },
});

const mailWords = {
  subject: text(200).check(z.minLength(1, 'Please enter a subject.')),
  body: text(5000).check(z.minLength(1, 'Please write something.')),
};

export const rejectApplications = endpoint({
  method: 'POST',
  path: '/api/pipeline/rejections',
  summary: 'Reject applications, and say so in a mail that leaves later',
  body: z.object({
    applications: chosen,
    /** The name of one of the reasons. */
    reason: text(80),
    /** The principal reasons as the candidate reads them, where the law of the job wants them told. */
    toldReasons: z.optional(text(TOLD_REASONS_MOST)),
    mail: z.nullable(z.object({ ...mailWords, delayMinutes: z.literal(mailDelays) })),
  }),
  output: results,
  errors: {
    ...moveErrors,
    unknown_reason: 422,
    /** By the law that the job follows a person judges an interview before its candidate is rejected. */
    review_first: 409,
    reasons_needed: 422,
  },
  access: { ...access, privilege: { featureId: areas.candidates, activityId: rights.reject } },
  example: {
    body: {
      applications: [{ applicationID: 1, version: 1 }],
      reason: 'Not enough experience',
      mail: { subject: 'Your application', body: 'Hello {{firstName}}', delayMinutes: 60 },
    },
  },
});

export const reopenApplications = endpoint({
  method: 'POST',
  path: '/api/pipeline/reopenings',
  summary: 'Take rejected or hired people back into the stage that they left',
  body: z.object({ applications: chosen }),
  output: results,
  errors: moveErrors,
  access,
  example: { body: { applications: [{ applicationID: 1, version: 1 }] } },
});

export const undoMoves = endpoint({
  method: 'POST',
  path: '/api/pipeline/undo',
  summary: 'Take moves back to which nothing newer happened',
  body: z.object({
    moves: z
      .array(z.object({ applicationID: id, moveID: id }))
      .check(z.minLength(1), z.maxLength(AT_ONCE_MOST)),
  }),
  output: z.extend(results, {
    /** Mails that had left before. */
    mailsSent: amount,
  }),
  errors: moveErrors,
  access,
  example: { body: { moves: [{ applicationID: 1, moveID: 1 }] } },
});

const personName = (problem: string) =>
  text(80).check(z.refine((value) => value.trim() !== '', problem));

export const addApplicant = endpoint({
  method: 'POST',
  path: '/api/pipeline/jobs/:jobID/applications',
  summary: 'Add somebody to a job by hand',
  params: z.object({ jobID: idText }),
  body: z.object({
    firstName: personName('Please enter the first name.'),
    lastName: personName('Please enter the last name.'),
    email: text(254).check(z.refine((value) => emailProblem(value) === null)),
  }),
  output: z.object({ applicationID: id }),
  errors: { already_applied: 409, no_stages: 409 },
  access: { ...access, key: 'write:applications' },
  example: {
    params: { jobID: '1' },
    body: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' },
  },
});
