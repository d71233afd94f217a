import * as z from 'zod/mini';
import { exampleToken, roomAccess as access, roomClock } from './attempt-fields.ts';
import { endpoint } from '../endpoint.ts';
import { amount, linkToken } from '../fields.ts';

const oneBreak = z.object({
  token: linkToken,
  life: amount.check(z.positive(), z.maximum(1_000_000)),
  /** Which one, from 1: a repeat changes nothing. */
  number: amount.check(z.positive(), z.maximum(100)),
});
const exampleBreak = { body: { token: exampleToken, life: 1, number: 1 } };

/** The clock stops until the break ends, by itself or by `endBreak`. */
export const takeBreak = endpoint({
  method: 'POST',
  path: '/api/attempts/break',
  summary: 'Take a break that was granted',
  body: oneBreak,
  inMaintenance: true,
  output: roomClock,
  errors: { not_started: 409, taken_over: 409, no_break_left: 409 },
  access,
  example: exampleBreak,
});

/** What of the break was not used is given up. */
export const endBreak = endpoint({
  method: 'POST',
  path: '/api/attempts/break/end',
  summary: 'End the break and let the clock run',
  body: oneBreak,
  inMaintenance: true,
  output: roomClock,
  errors: { not_started: 409, taken_over: 409 },
  access,
  example: exampleBreak,
});
