import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done } from '../fields.ts';
import { zoneName } from '../interviews/appointment-fields.ts';

const hour = z.int().check(z.minimum(0), z.maximum(23));
const times = z.object({
  /** Mails of a day come as one, at eight in the morning. */
  isDigest: z.boolean(),
  /** From this hour until the other one nothing is mailed or pushed; both the same: at any hour. */
  quietFrom: hour,
  quietUntil: hour,
  timeZone: zoneName,
});

export const getNoticeTimes = endpoint({
  method: 'GET',
  path: '/api/notifications/times',
  summary: 'When this person wants to be mailed and pushed',
  output: z.object({ ...times.shape, timeZone: z.string() }),
  errors: {},
  access: { kind: 'session' },
  example: {},
});

export const saveNoticeTimes = endpoint({
  method: 'PUT',
  path: '/api/notifications/times',
  summary: 'Choose when to be mailed and pushed',
  body: times,
  output: done,
  errors: {},
  access: { kind: 'session' },
  example: { body: { isDigest: true, quietFrom: 20, quietUntil: 7, timeZone: 'Europe/Berlin' } },
});
