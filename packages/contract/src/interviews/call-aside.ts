import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, linkToken, text, uuid } from '../fields.ts';
import { CHAT_MOST } from './call-rules.ts';

/** What only interviewers have beside a call; the candidate's page gets none of it. */

const access = { kind: 'link', purpose: 'call-seat' } as const;
const exampleToken = '1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const refusals = {
  ...{ call_early: 409, call_over: 410, call_cancelled: 410 },
  not_interviewer: 403,
} as const;

export const sayAside = endpoint({
  method: 'POST',
  path: '/api/call/aside',
  summary: 'Write to the interviewers of the call alone; it is kept with the interview',
  body: z.object({
    ...{ token: linkToken, page: uuid },
    text: text(CHAT_MOST).check(z.regex(/\S/, 'Please write something.')),
  }),
  output: done,
  errors: { ...refusals, call_elsewhere: 409 },
  access,
  inMaintenance: true,
  example: {
    body: {
      ...{ token: exampleToken, page: '5f5fd0c0-5b5b-4b4b-8b8b-0a0a0a0a0a0a' },
      text: 'Shall we go on?',
    },
  },
});

export const readCallPlan = endpoint({
  method: 'POST',
  path: '/api/call/plan',
  summary: 'What the interviewers of the call mean to ask, part by part',
  body: z.object({ token: linkToken }),
  /** null: no kit was chosen for the interview. */
  output: z.object({
    plan: z.nullable(
      z.object({
        name: z.string(),
        sections: z.array(
          z.object({
            title: z.string(),
            minutes: z.int(),
            questions: z.array(z.string()),
            lookFor: z.string(),
          }),
        ),
      }),
    ),
  }),
  errors: refusals,
  access,
  inMaintenance: true,
  example: { body: { token: exampleToken } },
});
