import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, id, idText, instant, text } from '../fields.ts';
import { areas, rights } from '../people/right-rules.ts';
import { applicationVersion as version } from './pipeline.ts';

/** PR-3: candidates are feature 4. */
const access = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: { featureId: areas.candidates, activityId: rights.change },
} as const;

export const moveReply = endpoint({
  method: 'POST',
  path: '/api/pipeline/applications/:applicationID/reply',
  summary: 'Promise the reply two days later, and tell the candidate why',
  params: z.object({ applicationID: idText }),
  body: z.object({
    /** As the caller last read it. */
    version,
    /** Empty: the usual words, in the candidate's language. */
    why: text(300),
  }),
  output: z.object({ replyBy: instant, version }),
  errors: {
    changed_meanwhile: 409,
    wrong_status: 409,
    /** Its stage promises nothing. */
    no_promise: 409,
    /** Once in a stage: a promise that is moved again and again is none. */
    moved_before: 409,
  },
  access,
  example: { params: { applicationID: '1' }, body: { version: 1, why: '' } },
});

/** Whoever may only look leaves them marked. */
export const openApplications = endpoint({
  method: 'POST',
  path: '/api/pipeline/opened',
  summary: 'Say that somebody of the company has opened these applications',
  body: z.object({ applicationIDs: z.array(id).check(z.minLength(1), z.maxLength(100)) }),
  output: done,
  errors: {},
  access,
  example: { body: { applicationIDs: [1] } },
});
