import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, done, id } from '../fields.ts';

/* Alone, because every page asks how many there are. */

export const countUnreadNotices = endpoint({
  method: 'GET',
  path: '/api/notifications/unread',
  summary: 'How many of the newest hundred this person has not read',
  output: z.object({ count: amount }),
  errors: {},
  access: { kind: 'session' },
  example: {},
});

export const readNotices = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Say that these were read',
  body: z.object({
    notificationIDs: z.array(id).check(z.minLength(1), z.maxLength(100)),
  }),
  output: done,
  errors: {},
  access: { kind: 'session' },
  example: { body: { notificationIDs: [1] } },
});
