import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, id, idText, text } from '../fields.ts';
import { STAGES_MOST } from './job-rules.ts';
import { stageKinds } from './stage-rules.ts';
import { areas, rights } from '../people/right-rules.ts';

const member = { kind: 'company', roles: ['COMPANY_ADMIN', 'COMPANY_USER'] } as const;
const access = { ...member, privilege: { featureId: areas.candidates } } as const;
const ofSettings = {
  ...member,
  privilege: { featureId: areas.settings, activityId: rights.settings },
} as const;

/** Null: one of those that a company starts with, not yet saved by anybody. */
const savedID = z.nullable(id);
const templateName = text(80).check(z.minLength(1, 'Please name this template.'));

export const listRejectionReasons = endpoint({
  method: 'GET',
  path: '/api/pipeline/rejection-reasons',
  summary: 'Why applications are rejected',
  query: z.object({
    /** Applications, to hear whether one of them is told the reasons. */
    of: z.optional(z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,99}$/))),
  }),
  output: z.object({
    reasons: z.array(z.object({ reasonID: savedID, name: z.string() })),
    /** The law of a job of these has the principal reasons told. A node of before says nothing. */
    tellsReasons: z.optional(z.boolean()),
  }),
  errors: {},
  access,
  example: { query: { of: '1' } },
});

export const saveRejectionReasons = endpoint({
  method: 'PUT',
  path: '/api/pipeline/rejection-reasons',
  summary: 'The whole list of reasons, in order; what was used keeps its name',
  body: z.object({
    reasons: z
      .array(
        z.object({
          reasonID: savedID,
          name: text(80).check(z.minLength(1, 'Please name this reason.')),
        }),
      )
      .check(z.minLength(1, 'Keep one reason at least.'), z.maxLength(30)),
  }),
  output: done,
  errors: {},
  access: ofSettings,
  example: { body: { reasons: [{ reasonID: null, name: 'Not enough experience' }] } },
});

const templateStage = z.object({
  name: text(60),
  kind: z.enum(stageKinds),
  replyWithinDays: z.nullable(z.int().check(z.positive(), z.maximum(365))),
});

export const listStageTemplates = endpoint({
  method: 'GET',
  path: '/api/pipeline/stage-templates',
  summary: "The company's own sets of stages",
  output: z.object({
    templates: z.array(
      z.object({ templateID: id, name: z.string(), stages: z.array(templateStage) }),
    ),
  }),
  errors: {},
  access: { ...member, privilege: { featureId: areas.jobs } },
  example: {},
});

export const saveStageTemplate = endpoint({
  method: 'POST',
  path: '/api/pipeline/stage-templates',
  summary: 'Keep a set of stages for other jobs; one of the same name is replaced',
  body: z.object({
    name: templateName,
    stages: z.array(templateStage).check(z.minLength(1), z.maxLength(STAGES_MOST)),
  }),
  output: z.object({ templateID: id }),
  errors: {},
  access: { ...member, privilege: { featureId: areas.jobs, activityId: rights.editJobs } },
  example: {
    body: {
      name: 'Workshop',
      stages: [{ name: 'Applied', kind: 'applied', replyWithinDays: 5 }],
    },
  },
});

export const deleteStageTemplate = endpoint({
  method: 'DELETE',
  path: '/api/pipeline/stage-templates/:templateID',
  summary: 'Forget a set of stages; jobs that began with it keep theirs',
  params: z.object({ templateID: idText }),
  output: done,
  errors: {},
  access: { ...member, privilege: { featureId: areas.jobs, activityId: rights.editJobs } },
  example: { params: { templateID: '1' } },
});
