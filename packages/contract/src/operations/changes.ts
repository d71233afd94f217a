import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { changeKinds } from './change-rules.ts';

export const streamChanges = endpoint({
  method: 'GET',
  path: '/api/changes',
  summary: 'What changed of what this person may read: kinds and ids, as server-sent events',
  query: z.object({
    /** The id of the last event that came: what was missed comes first. */
    after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
    /** A point before all that the page has read, from its HTML or a line before: what came since comes first. */
    since: z.optional(z.string().check(z.maxLength(500))),
    /** Goes on until somebody hangs up; else the reply ends with what there is. */
    hold: z.optional(z.literal('yes')),
  }),
  stream: true,
  output: z.object({
    /** `ready`: from here on nothing is missed. `again`: too much was missed to say what; read everything again. */
    kind: z.enum([...changeKinds, 'ready', 'again']),
    /**
     * The job of `applications`, the interview of `interviews` and `recordings`, the webhook of `deliveries`, the
     * candidate of `messages`.
     */
    subjectID: z.nullable(id),
    /** With `ready`: the point up to which everything was told, to be named when the page comes again. */
    since: z.optional(z.string()),
  }),
  errors: {},
  access: { kind: 'session' },
  // A page that is open when it begins must hear that it ends.
  inMaintenance: true,
  example: { query: {} },
});
