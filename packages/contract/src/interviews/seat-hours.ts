import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, linkToken } from '../fields.ts';
import { HOURS_BYTES_MOST, keptHours, sayHours } from './availability.ts';
import { proposedHours } from './availability-rules.ts';

const access = { kind: 'link', purpose: 'appointment-seat' } as const;
const exampleToken = '1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** Without signing in: the link was mailed to the person whose hours they are. */
export const readSeatHours = endpoint({
  method: 'POST',
  path: '/api/appointment-seat/hours',
  summary: 'When whoever holds the link of a seat can interview',
  body: z.object({ token: linkToken }),
  output: keptHours,
  errors: { interview_over: 409 },
  access,
  example: { body: { token: exampleToken } },
});

export const saveSeatHours = endpoint({
  method: 'PUT',
  path: '/api/appointment-seat/hours',
  summary: 'Say the hours of whoever holds the link of a seat, unless they were changed meanwhile',
  body: sayHours({ token: linkToken }),
  output: z.object({ revision: amount }),
  errors: { changed_meanwhile: 409, interview_over: 409 },
  access,
  bodyLimit: HOURS_BYTES_MOST,
  example: { body: { token: exampleToken, ...proposedHours('Europe/Berlin'), revision: 0 } },
});
