import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, id, idText, instant, text } from '../fields.ts';
import { stageKinds } from './stage-rules.ts';
import { applicationSources, applicationStatuses, moveKinds } from './pipeline-rules.ts';
import { areas } from '../people/right-rules.ts';

/** PR-3: candidates are feature 4. */
const access = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: { featureId: areas.candidates },
} as const;

export const applicationVersion = z.int().check(z.positive(), z.maximum(2_000_000_000));
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

/** The live interview that comes next, or that is still to be booked. */
const cardLive = z.object({
  interviewScheduleID: id,
  state: z.enum(['asked', 'offered', 'booked']),
  startsAt: z.nullable(instant),
});

const card = z.object({
  applicationID: id,
  version: applicationVersion,
  candidateID: id,
  name: z.string(),
  source: z.enum(applicationSources),
  stageID: id,
  status,
  appliedAt: instant,
  stageSince: instant,
  /** When the stage promises an answer. */
  replyBy: z.nullable(instant),
  /** Before it was moved by two days; null: it stands as the stage gave it. A node of before says nothing. */
  replyMovedFrom: z.optional(z.nullable(instant)),
  /** Nobody of the company has opened it yet. A node of before says nothing. */
  isUnread: z.optional(z.boolean()),
  /** An answer ruled them out; nobody is rejected by it. */
  isKnockedOut: z.boolean(),
  tags: z.array(z.string()),
  interview: z.nullable(cardInterview),
  live: z.nullable(cardLive),
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
    cv: z.nullable(
      z.object({ fileID: id, fileName: z.string(), contentType: z.string(), bytes: amount }),
    ),
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
        /** As the candidate reads them; null: none were told. A node of before says nothing. */
        toldReasons: z.optional(z.nullable(z.string())),
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
        /** It waits until the candidate has seen notes of the critical label; `sendAt` is its latest time then. */
        waitsForFlags: z.optional(z.boolean()),
        /** Not a letter: from then on the candidate's page tells it. */
        isSilent: z.optional(z.boolean()),
      }),
    ),
  }),
  errors: {},
  access: { ...access, key: 'read:applications' },
  example: { params: { applicationID: '1' } },
});
