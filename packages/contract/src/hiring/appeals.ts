import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, done, id, idText, instant, text } from '../fields.ts';
import { revision } from '../interviews/appointment-fields.ts';
import { brand } from '../people/brand.ts';
import { areas, rights } from '../people/right-rules.ts';
import { APPEAL_INTERVIEWS_MOST, APPEAL_WORDS_MOST, appealStates } from './appeal-rules.ts';

const state = z.enum(appealStates);
const words = text(APPEAL_WORDS_MOST).check(
  z.refine((value) => value.trim() !== '', 'Please write something.'),
);

/** An interview whose notes the candidate explained. */
const explained = z.object({
  interviewScheduleID: id,
  jobTitle: z.string(),
  endedAt: instant,
  explanations: amount,
});

const own = z.object({
  companyName: z.string(),
  brand,
  applicationID: id,
  jobTitle: z.string(),
  /** When the candidate was told of the decision. */
  toldAt: instant,
  /** Until when it can be appealed against. */
  until: instant,
  canAppeal: z.boolean(),
  /** In so many days an answer is promised. */
  answerDays: amount,
  /** Nobody but who decided could answer now; the company has to ask a second person in. */
  isAlone: z.boolean(),
  explained: z.array(explained),
  /** The newest one against this decision. */
  appeal: z.nullable(
    z.object({
      appealID: id,
      revision,
      state,
      words: z.string(),
      filedAt: instant,
      replyBy: instant,
      isOverdue: z.boolean(),
      endedAt: z.nullable(instant),
      answer: z.string(),
      explained: z.array(explained),
    }),
  ),
});

/** The secret of the mailed link, as the page found it; too long or too short is wrong, not malformed. */
const token = text(200);
const exampleToken = `1.${'A'.repeat(43)}`;
const byPage = { kind: 'anyone' } as const;
const candidates = { kind: 'session', userTypes: ['CANDIDATE'] } as const;
const closed = { page_closed: 403 } as const;
const refused = { appeal_closed: 409, changed_meanwhile: 409, records_joined: 409 } as const;

const filing = {
  words,
  interviewScheduleIDs: z.array(id).check(z.maxLength(APPEAL_INTERVIEWS_MOST)),
};
const exampleFiling = { words: 'My answers were not read.', interviewScheduleIDs: [] };
const one = { appealID: id, revision };

export const openAppeal = endpoint({
  method: 'POST',
  path: '/api/candidate-page/appeal',
  summary:
    'The decision on an application of mine: how long it can be appealed against, and my appeal',
  body: z.object({ token, applicationID: id }),
  output: own,
  errors: closed,
  access: byPage,
  example: { body: { token: exampleToken, applicationID: 1 } },
});

export const fileAppeal = endpoint({
  method: 'POST',
  path: '/api/candidate-page/appeal/filing',
  summary: 'Appeal against the decision on an application of mine',
  body: z.object({ token, applicationID: id, ...filing }),
  output: done,
  errors: { ...closed, ...refused },
  access: byPage,
  example: { body: { token: exampleToken, applicationID: 1, ...exampleFiling } },
});

export const withdrawAppeal = endpoint({
  method: 'POST',
  path: '/api/candidate-page/appeal/withdrawal',
  summary: 'Withdraw an appeal of mine',
  body: z.object({ token, applicationID: id, ...one }),
  output: done,
  errors: { ...closed, ...refused },
  access: byPage,
  example: { body: { token: exampleToken, applicationID: 1, appealID: 1, revision: 1 } },
});

/** As the candidate with an account names it: the address is proved, and the company follows from it. */
const params = z.object({ companyID: idText, applicationID: idText });
const exampleParams = { companyID: '1', applicationID: '1' };

export const openOwnAppeal = endpoint({
  method: 'GET',
  path: '/api/own-appeals/:companyID/:applicationID',
  summary: 'The same, for a candidate who is signed in',
  params,
  output: own,
  errors: {},
  access: candidates,
  example: { params: exampleParams },
});

export const fileOwnAppeal = endpoint({
  method: 'POST',
  path: '/api/own-appeals/:companyID/:applicationID/filing',
  summary: 'Appeal against a decision, signed in',
  params,
  body: z.object(filing),
  output: done,
  errors: refused,
  access: candidates,
  example: { params: exampleParams, body: exampleFiling },
});

export const withdrawOwnAppeal = endpoint({
  method: 'POST',
  path: '/api/own-appeals/:companyID/:applicationID/withdrawal',
  summary: 'Withdraw an appeal of mine, signed in',
  params,
  body: z.object(one),
  output: done,
  errors: refused,
  access: candidates,
  example: { params: exampleParams, body: { appealID: 1, revision: 1 } },
});

/** Whoever may reject anybody may be asked to look at a rejection anew. */
const access = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: { featureId: areas.candidates, activityId: rights.reject },
} as const;

const listed = {
  appealID: id,
  applicationID: id,
  candidateID: id,
  candidateName: z.string(),
  jobID: id,
  jobTitle: z.string(),
  state,
  filedAt: instant,
  replyBy: instant,
  isOverdue: z.boolean(),
  /** The reader decided first, and somebody else answers. */
  isOwnDecision: z.boolean(),
};

const page = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number));

export const listAppeals = endpoint({
  method: 'GET',
  path: '/api/appeals',
  summary: 'Appeals of candidates; those that wait first, the oldest promise first',
  query: z.object({
    show: z.optional(z.enum(['waiting', 'overdue', 'answered'])),
    page: z.optional(page),
  }),
  output: z.object({ appeals: z.array(z.object(listed)), total: amount, pageSize: amount }),
  errors: {},
  access,
  example: { query: { show: 'waiting' } },
});

export const getAppeal = endpoint({
  method: 'GET',
  path: '/api/appeals/:appealID',
  summary: 'One appeal: in whose words, what it points to, and its answer',
  params: z.object({ appealID: idText }),
  output: z.object({
    ...listed,
    revision,
    words: z.string(),
    explained: z.array(explained),
    /** Every interview by link of this application that is over. */
    interviews: z.array(z.object({ interviewScheduleID: id, endedAt: instant })),
    /** Whether anybody beside who decided first could answer. */
    hasSecond: z.boolean(),
    endedAt: z.nullable(instant),
    answer: z.string(),
    answeredBy: z.nullable(z.string()),
  }),
  errors: {},
  access,
  example: { params: { appealID: '1' } },
});

export const answerAppeal = endpoint({
  method: 'POST',
  path: '/api/appeals/:appealID/answer',
  summary: 'As a second person uphold a decision, or overturn it; the candidate reads the reason',
  params: z.object({ appealID: idText }),
  body: z.object({ revision, isUpheld: z.boolean(), reason: words }),
  output: done,
  errors: { appeal_closed: 409, changed_meanwhile: 409, second_person_needed: 409 },
  access,
  example: {
    params: { appealID: '1' },
    body: { revision: 1, isUpheld: false, reason: 'The recording shows what you say.' },
  },
});
