import * as z from 'zod/mini';
import { emailProblem } from './email-rules.ts';
import { endpoint } from './endpoint.ts';
import { amount, id, idText, instant, text } from './fields.ts';
import { stageKinds } from './job-rules.ts';
import {
  applicationSources,
  applicationStatuses,
  AT_ONCE_MOST,
  mailDelays,
  moveKinds,
} from './pipeline-rules.ts';

/** PR-3: candidates are feature 4. */
const access = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: { featureId: 4 },
} as const;

const version = z.int().check(z.positive(), z.maximum(2_000_000_000));
const status = z.enum(applicationStatuses);
const jobParams = z.object({ jobID: idText });

/** What narrows the board and the table alike. */
const filters = {
  search: z.optional(text(200)),
  source: z.optional(z.enum(applicationSources)),
  tag: z.optional(text(60)),
  knockedOut: z.optional(z.enum(['yes', 'no'])),
};

/** The newest interview of this job that was not cancelled. */
const cardInterview = z.object({
  interviewScheduleID: id,
  state: z.enum(['invited', 'in-progress', 'ended', 'expired']),
  correctCount: z.nullable(amount),
  questionCount: z.nullable(amount),
});

const card = z.object({
  applicationID: id,
  version,
  candidateID: id,
  name: z.string(),
  source: z.enum(applicationSources),
  stageID: id,
  status,
  appliedAt: instant,
  stageSince: instant,
  /** When the stage promises an answer. */
  replyBy: z.nullable(instant),
  /** An answer ruled them out; nobody is rejected by it. */
  isKnockedOut: z.boolean(),
  tags: z.array(z.string()),
  interview: z.nullable(cardInterview),
});

const stage = z.object({
  stageID: id,
  name: z.string(),
  kind: z.enum(stageKinds),
  replyWithinDays: z.nullable(amount),
});

/** Where the next cards begin; opaque to callers. */
const cursor = z.string().check(z.regex(/^\d{1,16}\.\d{1,16}$/));

export const getBoard = endpoint({
  method: 'GET',
  path: '/api/pipeline/jobs/:jobID/board',
  summary: "A job's applications by stage, those who wait longest first",
  params: jobParams,
  query: z.object({ ...filters, status: z.optional(status) }),
  output: z.object({
    jobID: id,
    /** In order. A count above COUNTED_MOST stands for more. */
    stages: z.array(
      z.object({
        ...stage.shape,
        count: amount,
        cards: z.array(card),
        next: z.nullable(cursor),
      }),
    ),
    /** Of the whole job, whatever the filters; up to COUNTED_MOST each. */
    totals: z.object({ active: amount, rejected: amount, withdrawn: amount, hired: amount }),
    /** Which the job's candidates have. */
    tags: z.array(z.string()),
  }),
  errors: {},
  access,
  example: { params: { jobID: '1' }, query: { knockedOut: 'no' } },
});

export const getColumn = endpoint({
  method: 'GET',
  path: '/api/pipeline/jobs/:jobID/column',
  summary: 'More cards of one stage',
  params: jobParams,
  query: z.object({
    ...filters,
    status: z.optional(status),
    stageID: idText,
    after: z.optional(cursor),
  }),
  output: z.object({ cards: z.array(card), next: z.nullable(cursor) }),
  errors: {},
  access,
  example: { params: { jobID: '1' }, query: { stageID: '1' } },
});

export const listApplicants = endpoint({
  method: 'GET',
  path: '/api/pipeline/jobs/:jobID/applications',
  summary: "A job's applications as a table",
  params: jobParams,
  query: z.object({
    ...filters,
    status: z.optional(status),
    stageID: z.optional(idText),
    sort: z.optional(z.enum(['newest', 'oldest', 'waiting', 'reply', 'name'])),
    page: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,2}$/)), z.transform(Number))),
  }),
  output: z.object({
    applications: z.array(card),
    stages: z.array(stage),
    /** Up to COUNTED_MOST; one more stands for more. */
    total: amount,
    pageSize: amount,
  }),
  errors: {},
  access,
  example: { params: { jobID: '1' }, query: { sort: 'waiting', page: '1' } },
});

export const getApplication = endpoint({
  method: 'GET',
  path: '/api/pipeline/applications/:applicationID',
  summary: 'One application with its answers and its way so far',
  params: z.object({ applicationID: idText }),
  output: z.object({
    ...card.shape,
    email: z.string(),
    phone: z.string(),
    city: z.string(),
    headline: z.string(),
    experienceYears: z.nullable(amount),
    skills: z.array(z.string()),
    sourceDetail: z.string(),
    coverLetter: z.string(),
    job: z.object({ jobID: id, title: z.string() }),
    stages: z.array(stage),
    cv: z.nullable(z.object({ fileID: id, fileName: z.string(), bytes: amount })),
    answers: z.array(
      z.object({ label: z.string(), answer: z.array(z.string()), isKnockOut: z.boolean() }),
    ),
    /** Newest first. */
    moves: z.array(
      z.object({
        moveID: id,
        kind: z.enum(moveKinds),
        fromStage: z.nullable(z.string()),
        toStage: z.nullable(z.string()),
        reason: z.string(),
        /** Null: the candidate, or the product itself. */
        by: z.nullable(z.string()),
        at: instant,
      }),
    ),
    /** RK-1 of the newest interview; null where nothing was monitored. */
    risk: z.nullable(
      z.object({
        label: z.enum(['LOW_RISK', 'MEDIUM_RISK', 'HIGH_RISK', 'CRITICAL_RISK']),
        rule: z.string(),
      }),
    ),
    /** The newest first. */
    mails: z.array(
      z.object({
        subject: z.string(),
        sendAt: instant,
        state: z.enum(['waiting', 'sent', 'cancelled']),
      }),
    ),
  }),
  errors: {},
  access,
  example: { params: { applicationID: '1' } },
});

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
      code: z.nullable(z.enum(['not_found', 'changed_meanwhile', 'wrong_status'])),
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

export const mailWords = {
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
    mail: z.nullable(z.object({ ...mailWords, delayMinutes: z.literal(mailDelays) })),
  }),
  output: results,
  errors: { ...moveErrors, unknown_reason: 422 },
  access,
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
  params: jobParams,
  body: z.object({
    firstName: personName('Please enter the first name.'),
    lastName: personName('Please enter the last name.'),
    email: text(254).check(z.refine((value) => emailProblem(value) === null)),
  }),
  output: z.object({ applicationID: id }),
  errors: { already_applied: 409, no_stages: 409 },
  access,
  example: {
    params: { jobID: '1' },
    body: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' },
  },
});
