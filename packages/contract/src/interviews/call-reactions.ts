import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, linkToken, uuid } from '../fields.ts';
import { reactions } from './call-rules.ts';

export const reactInCall = endpoint({
  method: 'POST',
  path: '/api/call/reaction',
  summary: 'Show a reaction to those in the call who switched them on; it is not kept',
  body: z.object({ token: linkToken, page: uuid, reaction: z.enum(reactions) }),
  output: done,
  errors: {
    ...{ call_early: 409, call_over: 410, call_cancelled: 410, call_elsewhere: 409 },
    too_many_reactions: 409,
  },
  access: { kind: 'link', purpose: 'call-seat' },
  inMaintenance: true,
  example: {
    body: {
      token: '1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      page: '5f5fd0c0-5b5b-4b4b-8b8b-0a0a0a0a0a0a',
      reaction: 'agree',
    },
  },
});
