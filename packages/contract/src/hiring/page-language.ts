import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, language, text } from '../fields.ts';

/** What the company writes from now on is in it, and the candidate's page opens in it. */
export const choosePageLanguage = endpoint({
  method: 'POST',
  path: '/api/candidate-page/language',
  summary: 'Choose by hand what I read in',
  /** The token as those of the page: too long or too short is wrong, not malformed. */
  body: z.object({ token: text(200), language }),
  output: done,
  errors: { page_closed: 403 },
  access: { kind: 'anyone' },
  example: { body: { token: `1.${'A'.repeat(43)}`, language: 'de' } },
});
