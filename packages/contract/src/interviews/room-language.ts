import * as z from 'zod/mini';
import { exampleToken, roomAccess as access } from './attempt-fields.ts';
import { endpoint } from '../endpoint.ts';
import { done, language, linkToken } from '../fields.ts';

/** What the company writes from now on is in it, and the candidate's pages open in it. */
export const chooseRoomLanguage = endpoint({
  method: 'POST',
  path: '/api/attempts/language',
  summary: 'Choose by hand what I read in',
  body: z.object({ token: linkToken, language }),
  output: done,
  errors: {},
  access,
  inMaintenance: 'begun',
  example: { body: { token: exampleToken, language: 'de' } },
});
