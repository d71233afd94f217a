import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, done, id } from '../fields.ts';

const member = { kind: 'company', roles: ['COMPANY_ADMIN', 'COMPANY_USER'] } as const;
/** Invented people among real ones are the admin's to add and to take away. */
const admin = { ...member, privilege: 'admin' } as const;

export const getSample = endpoint({
  method: 'GET',
  path: '/api/samples',
  summary: 'Whether the company has sample data, and where its story leads',
  output: z.object({
    state: z.enum(['none', 'adding', 'here', 'removing']),
    /** It has been added or taken away for an hour. A node of the release before does not say. */
    isLate: z.optional(z.boolean()),
    /** How many of it stayed when it was taken away: somebody real is part of them. */
    kept: amount,
    /** People of the story whom the caller may see, by their name in it. */
    places: z.array(
      z.object({
        name: z.string(),
        candidateID: id,
        jobID: z.nullable(id),
        interviewScheduleID: z.nullable(id),
      }),
    ),
  }),
  errors: {},
  access: member,
  example: {},
});

export const addSample = endpoint({
  method: 'POST',
  path: '/api/samples',
  summary: 'Add invented people with interviews, an offer and a recording; nobody is written to',
  output: done,
  errors: {},
  access: admin,
  example: {},
});

export const removeSample = endpoint({
  method: 'DELETE',
  path: '/api/samples',
  summary: 'Take the sample data away, and nothing else',
  output: done,
  errors: {},
  access: admin,
  example: {},
});
