import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, instant, linkToken } from '../fields.ts';

/** Whoever may sit in an interview; the feed is theirs and of no company. */
const access = {
  kind: 'session',
  userTypes: ['COMPANY_ADMIN', 'COMPANY_USER', 'EXTERNAL_INTERVIEWER'],
} as const;

export const getInterviewFeed = endpoint({
  method: 'GET',
  path: '/api/interview-feed',
  summary: 'Whether there is an address at which my calendar program reads my interviews',
  output: z.object({
    /** null: there is none. The address itself is shown once, when it is made. */
    feed: z.nullable(
      z.object({
        madeAt: instant,
        /** When it was last read, to the hour; null: not yet. */
        readAt: z.nullable(instant),
      }),
    ),
  }),
  errors: {},
  access,
  example: {},
});

export const makeInterviewFeed = endpoint({
  method: 'POST',
  path: '/api/interview-feed',
  summary:
    'Create the address at which my calendar program reads my interviews; an earlier one ends',
  output: z.object({ address: z.string() }),
  errors: {},
  access,
  example: {},
});

export const revokeInterviewFeed = endpoint({
  method: 'DELETE',
  path: '/api/interview-feed',
  summary: 'Remove the address at which my calendar program reads my interviews',
  output: done,
  errors: {},
  access,
  example: {},
});

/** The secret stands in the query, which no log of ours has; wrong, ended and unknown ones are alike. */
export const readInterviewFeed = endpoint({
  method: 'GET',
  path: '/api/interview-feed/calendar.ics',
  summary: 'The booked interviews of whoever holds this address, as a calendar (RFC 5545)',
  query: z.object({ token: linkToken }),
  output: z.string(),
  errors: {},
  access: { kind: 'anyone' },
  plain: 'text/calendar; charset=utf-8',
  example: { query: { token: '1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' } },
});
