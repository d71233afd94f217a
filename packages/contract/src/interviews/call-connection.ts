import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, linkToken, uuid } from '../fields.ts';
import { connectionFates } from './call-rules.ts';

export const countConnection = endpoint({
  method: 'POST',
  path: '/api/call/connection',
  summary:
    'Say how a connection to another page fared; it is counted, and nothing else is kept of it',
  body: z.object({ token: linkToken, page: uuid, fate: z.enum(connectionFates) }),
  output: done,
  errors: {},
  access: { kind: 'link', purpose: 'call-seat' },
  inMaintenance: true,
  example: {
    body: {
      token: '1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      page: '5f5fd0c0-5b5b-4b4b-8b8b-0a0a0a0a0a0a',
      fate: 'direct',
    },
  },
});
