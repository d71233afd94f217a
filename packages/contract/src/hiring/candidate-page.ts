import * as z from 'zod/mini';
import { ownAppeal } from './appeal-fields.ts';
import { ownApplicationStates } from './application-rules.ts';
import {
  ownNeedStates,
  pageAgreementKinds,
  pageStepKinds,
  pageWayKinds,
} from './candidate-page-rules.ts';
import { endpoint } from '../endpoint.ts';
import { amount, done, id, instant, language, text } from '../fields.ts';
import { pageRecording } from './page-recordings.ts';
import { stageKinds } from './stage-rules.ts';
import { brand } from '../people/brand.ts';
import { phoneProblem } from '../people/company-rules.ts';
import { filledProblem, NAME_MOST } from '../people/person-rules.ts';
import { retentionKinds } from '../operations/retention-rules.ts';

/** The secret of the mailed link, as the page found it; too long or too short is wrong, not malformed. */
const token = text(200);
const access = { kind: 'anyone' } as const;
const exampleToken = `1.${'A'.repeat(43)}`;

/** By the company that the link names, whether it lives or not: nothing that its career page has not shown to everybody. */
export const showPageGate = endpoint({
  method: 'POST',
  path: '/api/candidate-page/gate',
  summary: 'The face of the company, for whoever has yet to prove whose page it is',
  body: z.object({ token }),
  /** null: a company that has published nothing, or none. */
  output: z.object({ brand: z.nullable(brand) }),
  errors: {},
  access,
  example: { body: { token: exampleToken } },
});

/** Right and wrong links are answered alike; a code is mailed only when the link is alive, to the candidate's address. */
export const askPageCode = endpoint({
  method: 'POST',
  path: '/api/candidate-page/code',
  summary: 'Mail a code to the candidate whose page this link leads to',
  /** What the page reads in, for this one mail; left out: as the candidate reads. */
  body: z.object({ token, language: z.optional(language) }),
  output: z.object({
    /** From now; earlier asking is refused with `too_many_requests`. */
    resendAfterSeconds: amount,
    expiresInSeconds: amount,
  }),
  errors: {},
  access,
  example: { body: { token: exampleToken } },
});

/** A wrong, used or expired code, another browser and another link are one answer: `wrong_code`. */
export const enterPage = endpoint({
  method: 'POST',
  path: '/api/candidate-page/entering',
  summary: 'Prove with the mailed code that the page is mine; this browser opens it from now on',
  body: z.object({ token, code: text(20) }),
  output: z.object({ accessExpiresAt: instant }),
  errors: { wrong_code: 422 },
  access,
  example: { body: { token: exampleToken, code: '123456' } },
});

export const leavePage = endpoint({
  method: 'POST',
  path: '/api/candidate-page/leaving',
  summary: 'This browser opens the page no longer; always answered alike',
  body: z.object({ token }),
  output: done,
  errors: {},
  access,
  example: { body: { token: exampleToken } },
});

/** Without a code given in this browser – for this link, and not too long ago – `page_closed`. */
const closed = { page_closed: 403 } as const;

const step = z.object({
  kind: z.enum(pageStepKinds),
  /** Names it in `takePageStep`, with its kind. */
  subjectID: id,
  /** Of a message, its subject where it is about no job. */
  title: z.string(),
  /** When it begins, of a call; until when it can be done, of the others; null: nobody said. */
  at: z.nullable(instant),
  opensAt: z.nullable(instant),
});

const application = z.object({
  applicationID: id,
  jobTitle: z.string(),
  state: z.enum(ownApplicationStates),
  /** What kind of stage it is in; the company's own names are its own. */
  stage: z.enum(stageKinds),
  appliedAt: instant,
  /** Until when the company means to answer; null: nothing is promised. */
  replyBy: z.nullable(instant),
  /** Since when the state stands; null while it is active. */
  endedAt: z.nullable(instant),
  /** An appeal, or that one is possible; null: neither. A node of before says nothing. */
  appeal: z.optional(z.nullable(ownAppeal)),
  /** The principal reasons of a rejection, where its law has them told; null: none. A node of before says nothing. */
  toldReasons: z.optional(z.nullable(z.string())),
  /** When it is deleted; null: nothing is planned while it goes on, or while the candidate is held back. */
  keptUntil: z.nullable(instant),
});

/** An interview by link that is over: it has a receipt, and what was noted in it. */
const interview = z.object({ interviewScheduleID: id, jobTitle: z.string(), endedAt: instant });

/** What was asked for to take part, the newest of each interview. */
const need = z.object({
  interviewScheduleID: id,
  jobTitle: z.string(),
  state: z.enum(ownNeedStates),
  askedAt: instant,
  replyBy: instant,
  isOverdue: z.boolean(),
  /** Nothing can be answered or accepted once the interview began or is over. */
  place: z.enum(['waiting', 'begun', 'over']),
});

const file = z.object({
  fileID: id,
  fileName: z.string(),
  bytes: amount,
  uploadedAt: instant,
  /** Sent by the candidate, not by the company. */
  isOwn: z.boolean(),
});

const agreement = z.object({
  kind: z.enum(pageAgreementKinds),
  version: id,
  /** Word for word, and in which language; null: it is shown where it is asked, is older than such words, or nobody said. */
  text: z.nullable(z.string()),
  language: z.optional(z.nullable(language)),
  /** Empty: of no job in particular. */
  jobTitle: z.string(),
  givenAt: instant,
  withdrawnAt: z.nullable(instant),
});

export const openPage = endpoint({
  method: 'POST',
  path: '/api/candidate-page/opening',
  summary: 'Everything between a candidate and a company, for the candidate',
  body: z.object({ token }),
  output: z.object({
    companyName: z.string(),
    brand,
    /** As they chose, else as the job of their newest application has it; null: as the browser asks. A node of before says nothing. */
    language: z.optional(z.nullable(language)),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    city: z.string(),
    country: z.nullable(z.string()),
    /** The company must keep everything for now, and nothing can be erased. */
    isHeld: z.boolean(),
    /** This browser's access ends here; a new code begins another. */
    accessExpiresAt: instant,
    steps: z.array(step),
    applications: z.array(application),
    /** The newest first. */
    agreements: z.array(agreement),
    interviews: z.array(interview),
    /** A node of before says nothing. */
    needs: z.optional(z.array(need)),
    recordings: z.array(pageRecording),
    files: z.array(file),
    /** For how many days the company keeps each kind after its end; for years where the law of a job has it kept. */
    keeping: z.array(z.object({ kind: z.enum(retentionKinds), days: amount })),
    isKeptByLaw: z.optional(z.boolean()),
  }),
  errors: closed,
  access,
  example: { body: { token: exampleToken } },
});

export const takePageStep = endpoint({
  method: 'POST',
  path: '/api/candidate-page/step',
  summary: 'The address of the page where a step that is open is taken; each time a new one',
  body: z.object({ token, kind: z.enum(pageWayKinds), subjectID: id }),
  /** null: it can be taken no longer, or was taken. */
  output: z.object({ url: z.nullable(z.string()) }),
  errors: closed,
  access,
  example: { body: { token: exampleToken, kind: 'interview', subjectID: 1 } },
});

export const withdrawOnPage = endpoint({
  method: 'POST',
  path: '/api/candidate-page/withdrawal',
  summary: 'Withdraw an application of mine',
  body: z.object({ token, applicationID: id }),
  output: done,
  errors: { ...closed, already_decided: 409 },
  access,
  example: { body: { token: exampleToken, applicationID: 1 } },
});

export const openPageFile = endpoint({
  method: 'POST',
  path: '/api/candidate-page/file',
  summary: 'A file that the candidate sent, or was sent, as a download',
  body: z.object({ token, fileID: id }),
  output: z.object({ url: z.string(), fileName: z.string() }),
  errors: { ...closed, records_joined: 409 },
  access,
  example: { body: { token: exampleToken, fileID: 1 } },
});

const judged = (most: number, problemOf: (value: string) => string | null) =>
  text(most).check(
    z.superRefine((value, context) => {
      const problem = problemOf(value);
      if (problem !== null) context.addIssue({ code: 'custom', message: problem, input: value });
    }),
  );

/** The address stays: the code goes there. Whoever has another writes to the company. */
export const correctOnPage = endpoint({
  method: 'POST',
  path: '/api/candidate-page/correction',
  summary: 'Correct name, phone and place, as the company has them of me',
  body: z.object({
    token,
    firstName: judged(NAME_MOST, (value) => filledProblem(value, 'your first name')),
    lastName: judged(NAME_MOST, (value) => filledProblem(value, 'your last name')),
    phone: judged(40, phoneProblem),
    city: text(NAME_MOST),
    country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
  }),
  output: done,
  errors: closed,
  access,
  example: {
    body: {
      ...{ token: exampleToken, firstName: 'Maya', lastName: 'Lindqvist' },
      ...{ phone: '', city: 'Uppsala', country: 'SE' },
    },
  },
});

export const exportPage = endpoint({
  method: 'POST',
  path: '/api/candidate-page/export',
  summary: 'A ZIP of what the company has of me: as JSON, and the files',
  body: z.object({ token }),
  output: z.object({
    fileName: z.string(),
    /** In base64. */
    content: z.string(),
  }),
  errors: { ...closed, records_joined: 409 },
  access,
  example: { body: { token: exampleToken } },
});

/** `page_closed` also where the code was given longer than an hour ago: whoever erases gives a new one. */
export const eraseOnPage = endpoint({
  method: 'POST',
  path: '/api/candidate-page/erasure',
  summary: 'Erase everything that the company has of me, at once and for good',
  body: z.object({
    token,
    /** The candidate's own, typed: it shows that they mean it. */
    email: text(254),
  }),
  output: done,
  errors: {
    ...closed,
    address_differs: 422,
    candidate_held: 409,
    interview_running: 409,
    not_finished: 409,
    records_joined: 409,
  },
  access,
  example: { body: { token: exampleToken, email: 'maya@example.com' } },
});
