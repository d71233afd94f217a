import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, id, idText, instant } from '../fields.ts';
import { decisionFilter, interviewState } from '../interviews/review.ts';
import { jobStatuses } from '../hiring/job-rules.ts';
import { stageKinds } from '../hiring/stage-rules.ts';
import { applicationSources, applicationStatuses } from '../hiring/pipeline-rules.ts';
import { areas, rights } from '../people/right-rules.ts';

/**
 * Whole lists for programs, a hundred at a time in the order of their numbers. What is added meanwhile comes at the
 * end, so nothing is missed and nothing comes twice.
 */
const member = { kind: 'company', roles: ['COMPANY_ADMIN', 'COMPANY_USER'] } as const;

const page = {
  /** `next` of the reply before. */
  after: z.optional(idText),
};
/** Null at the end. */
const next = z.nullable(id);

export const listJobFeed = endpoint({
  method: 'GET',
  path: '/api/v1/jobs',
  summary: 'All jobs, in order of their numbers',
  query: z.object(page),
  output: z.object({
    jobs: z.array(
      z.object({
        jobID: id,
        title: z.string(),
        department: z.string(),
        location: z.string(),
        status: z.enum(jobStatuses),
        createdAt: instant,
        updatedAt: instant,
        stages: z.array(z.object({ stageID: id, name: z.string(), kind: z.enum(stageKinds) })),
      }),
    ),
    next,
  }),
  errors: {},
  access: {
    ...member,
    privilege: { featureId: areas.jobs, activityId: rights.viewJobs },
    key: 'read:jobs',
  },
  example: { query: { after: '1' } },
});

export const listApplicationFeed = endpoint({
  method: 'GET',
  path: '/api/v1/applications',
  summary: 'All applications, or those of one job, in order of their numbers',
  query: z.object({ ...page, jobID: z.optional(idText) }),
  output: z.object({
    applications: z.array(
      z.object({
        applicationID: id,
        jobID: id,
        candidateID: id,
        name: z.string(),
        email: z.string(),
        source: z.enum(applicationSources),
        status: z.enum(applicationStatuses),
        stageID: id,
        stage: z.string(),
        appliedAt: instant,
        stageSince: instant,
      }),
    ),
    next,
  }),
  errors: {},
  access: { ...member, privilege: { featureId: areas.candidates }, key: 'read:applications' },
  example: { query: { jobID: '1' } },
});

export const listInterviewFeed = endpoint({
  method: 'GET',
  path: '/api/v1/interviews',
  summary: 'All interviews with state and score, in order of their numbers',
  query: z.object(page),
  output: z.object({
    interviews: z.array(
      z.object({
        interviewScheduleID: id,
        jobID: id,
        candidateID: id,
        candidateName: z.string(),
        state: interviewState,
        invitedAt: instant,
        startedAt: z.nullable(instant),
        endedAt: z.nullable(instant),
        correctCount: z.nullable(amount),
        questionCount: z.nullable(amount),
        /** Null before the end. */
        decision: z.nullable(decisionFilter),
      }),
    ),
    next,
  }),
  errors: {},
  access: { ...member, privilege: { featureId: areas.interviews }, key: 'read:interviews' },
  example: { query: { after: '1' } },
});
