import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, id, idText } from '../fields.ts';
import { areas, rights } from '../people/right-rules.ts';
import { schedulingAccess } from './scheduling.ts';

const access = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: { featureId: areas.jobs, activityId: rights.questionsAndTests },
} as const;
const params = z.object({ kitID: idText });
const exampleParams = { kitID: '1' };

export const listUsualKits = endpoint({
  method: 'GET',
  path: '/api/interview-kits/:kitID/usual',
  summary: 'The jobs and stages for which an interview kit is proposed, and those that there are',
  params,
  output: z.object({
    usual: z.array(
      z.object({
        jobID: id,
        jobTitle: z.string(),
        /** null: every stage that has no kit of its own. */
        stageID: z.nullable(id),
        stageName: z.nullable(z.string()),
      }),
    ),
    /** Not closed; the newest 200. */
    jobs: z.array(
      z.object({
        jobID: id,
        title: z.string(),
        stages: z.array(z.object({ stageID: id, name: z.string() })),
      }),
    ),
  }),
  errors: {},
  access,
  example: { params: exampleParams },
});

/** Takes the place of another kit that was. */
export const setUsualKit = endpoint({
  method: 'PUT',
  path: '/api/interview-kits/:kitID/usual',
  summary:
    'Propose an interview kit for the live interviews of a job or of one stage of it, or not',
  params,
  body: z.object({ jobID: id, stageID: z.nullable(id), isUsual: z.boolean() }),
  output: done,
  errors: {},
  access,
  example: { params: exampleParams, body: { jobID: 1, stageID: null, isUsual: true } },
});

/** Of the stage in which it is, or else of its job. */
export const getUsualKit = endpoint({
  method: 'GET',
  path: '/api/interview-kit-choices/usual',
  summary:
    'The interview kit that a live interview of this application has unless another is chosen',
  query: z.object({ applicationID: idText }),
  output: z.object({ kit: z.nullable(z.object({ kitID: id, name: z.string() })) }),
  errors: {},
  access: schedulingAccess,
  example: { query: { applicationID: '1' } },
});
