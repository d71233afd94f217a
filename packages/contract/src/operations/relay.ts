import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const getRelay = endpoint({
  method: 'GET',
  path: '/api/watch/relay',
  summary:
    'The relay of calls, with a name and a password to test it by that end after ten minutes',
  output: z.object({
    /** null: the settings name none. */
    relay: z.nullable(
      z.object({ urls: z.array(z.string()), username: z.string(), credential: z.string() }),
    ),
  }),
  errors: {},
  access: { kind: 'session', userTypes: ['SUPER_ADMIN'] },
  example: {},
});
