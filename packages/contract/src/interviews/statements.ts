import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, done, id, idText, instant, text } from '../fields.ts';
import { liveKind, revision } from './appointment-fields.ts';
import { schedulingAccess } from './scheduling.ts';
import { STATEMENT_REASON_MOST, statementStates, verdicts } from './statement-rules.ts';

const session = { kind: 'session', userTypes: ['EXTERNAL_INTERVIEWER'] } as const;
const page = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number));
const state = z.enum(statementStates);
const words = text(STATEMENT_REASON_MOST);

const shown = {
  statementID: id,
  revision,
  state,
  jobTitle: z.string(),
  kind: liveKind,
  /** null: no time is booked yet. */
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  minutes: amount,
  /** Of an hour, and what is owed as it stands, in the smallest unit of the currency. */
  rate: amount,
  currency: z.string(),
  amount,
  lateHours: amount,
  latePercent: amount,
  /** Why it is disputed or nothing is owed, and what the interviewer says to it. */
  reason: z.string(),
  reply: z.string(),
  /** When it counts as done where nobody says otherwise; null: the interview is not over. */
  doneAt: z.nullable(instant),
  paidAt: z.nullable(instant),
  /** It is paid, or about to be: nobody settles it otherwise any more. */
  isApproved: z.boolean(),
};

const sums = z.array(
  z.object({
    currency: z.string(),
    /** Agreed, and not over yet or not confirmed. */
    open: amount,
    /** Confirmed, and not paid. */
    owed: amount,
    paid: amount,
  }),
);

export const listStatements = endpoint({
  method: 'GET',
  path: '/api/statements',
  summary: 'What the company owes interviewers from outside, interview by interview',
  query: z.object({
    state: z.optional(state),
    interviewerID: z.optional(idText),
    interviewScheduleID: z.optional(idText),
    page: z.optional(page),
  }),
  output: z.object({
    statements: z.array(
      z.object({
        ...shown,
        interviewerID: z.nullable(id),
        interviewerName: z.string(),
        /** null: the interview was deleted. */
        interviewScheduleID: z.nullable(id),
        rating: z.nullable(z.int()),
      }),
    ),
    total: amount,
    pageSize: amount,
    sums,
  }),
  errors: {},
  access: schedulingAccess,
  example: { query: { state: 'agreed' } },
});

export const settleStatement = endpoint({
  method: 'POST',
  path: '/api/statements/:statementID/verdict',
  summary: 'Say that an interview was done, that its interviewer did not come, or what is disputed',
  params: z.object({ statementID: idText }),
  body: z.object({ revision, verdict: z.enum(verdicts), reason: words }).check(
    z.refine(({ verdict, reason }) => verdict === 'done' || reason.trim() !== '', {
      path: ['reason'],
      error: 'Please give a reason.',
    }),
  ),
  output: z.object({ revision }),
  errors: { changed_meanwhile: 409, not_over: 409, statement_closed: 409 },
  access: schedulingAccess,
  example: { params: { statementID: '1' }, body: { revision: 1, verdict: 'done', reason: '' } },
});

export const rateInterviewer = endpoint({
  method: 'PUT',
  path: '/api/statements/:statementID/rating',
  summary: 'Rate the interviewer of an interview that is over; they see a mean of three or more',
  params: z.object({ statementID: idText }),
  body: z.object({ rating: z.nullable(z.int().check(z.minimum(1), z.maximum(5))) }),
  output: done,
  errors: { not_over: 409 },
  access: schedulingAccess,
  example: { params: { statementID: '1' }, body: { rating: 5 } },
});

export const listOwnStatements = endpoint({
  method: 'GET',
  path: '/api/own-statements',
  summary: 'What I am owed for interviews, over all companies; the newest first',
  query: z.object({ state: z.optional(state), page: z.optional(page) }),
  output: z.object({
    statements: z.array(z.object({ ...shown, companyName: z.string() })),
    total: amount,
    pageSize: amount,
    /** The one that was asked for, from 1. */
    page: amount,
    sums,
    /** null: fewer than three interviews with me were rated. */
    rating: z.nullable(z.object({ mean: z.number(), count: amount })),
  }),
  errors: {},
  access: session,
  example: { query: {} },
});

export const replyToStatement = endpoint({
  method: 'POST',
  path: '/api/own-statements/:statementID/reply',
  summary: 'Answer what a company disputes',
  params: z.object({ statementID: idText }),
  body: z.object({ reply: words.check(z.regex(/\S/, 'Please write an answer.')) }),
  output: done,
  errors: { statement_closed: 409 },
  access: session,
  example: { params: { statementID: '1' }, body: { reply: 'I waited for 20 minutes.' } },
});

export const exportOwnStatements = endpoint({
  method: 'GET',
  path: '/api/own-statements/export',
  summary: 'All that I am or was owed, as CSV; no cell begins a formula',
  output: z.object({ fileName: z.string(), csv: z.string() }),
  errors: {},
  access: session,
  example: {},
});
