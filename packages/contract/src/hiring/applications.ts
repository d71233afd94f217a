import { ownAppeal } from './appeal-fields.ts';
import * as z from 'zod/mini';
import { APPLICATION_PRIVACY_VERSION, TALENT_POOL_VERSION } from './application-privacy-rules.ts';
import { COVER_LETTER_MOST, LINKS_MOST, ownApplicationStates } from './application-rules.ts';
import { endpoint } from '../endpoint.ts';
import { equalityQuestion } from './equality.ts';
import { done, id, idText, instant, language, text } from '../fields.ts';
import { askedQuestion } from './job-fields.ts';
import {
  LONG_ANSWER_MOST,
  OPTION_MOST,
  OPTIONS_MOST,
  QUESTIONS_MOST,
} from './job-question-rules.ts';
import { stageKinds } from './stage-rules.ts';
import { NAME_MOST } from '../people/person-rules.ts';
import { upload, UPLOAD_BODY_LIMIT, uploadErrors } from '../people/profiles.ts';

const params = z.object({ jobID: idText });
const answer = z.nullable(
  z.union([
    text(LONG_ANSWER_MOST),
    z.number(),
    z.array(text(OPTION_MOST)).check(z.maxLength(OPTIONS_MOST)),
  ]),
);

export const openApplicationForm = endpoint({
  method: 'GET',
  path: '/api/careers/jobs/:jobID/application-form',
  summary: 'The apply form of a published job',
  params,
  output: z.object({
    /** Goes back with the form: says which questions were asked, and since when the form is open. */
    formToken: z.string(),
    companyName: z.string(),
    questions: z.array(askedQuestion),
    /** Asked once the form was sent, apart from it; empty: the company asks nothing. */
    voluntaryQuestions: z.array(equalityQuestion),
  }),
  /** `not_found`: paused, closed, over, or never published. */
  errors: {},
  access: { kind: 'anyone' },
  example: { params: { jobID: '1' } },
});

export const apply = endpoint({
  method: 'POST',
  path: '/api/careers/jobs/:jobID/applications',
  summary:
    'Apply for a published job; the reply never tells whether this address has applied before',
  params,
  body: z.object({
    formToken: text(600),
    firstName: text(NAME_MOST),
    lastName: text(NAME_MOST),
    email: text(254),
    phone: text(40),
    city: text(NAME_MOST),
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
    cv: z.object(upload),
    coverLetter: text(COVER_LETTER_MOST),
    links: z.array(text(500)).check(z.maxLength(LINKS_MOST)),
    answers: z.array(answer).check(z.maxLength(QUESTIONS_MOST)),
    /** Versions of the texts that were shown; the first is needed. */
    privacyVersion: z.literal(APPLICATION_PRIVACY_VERSION),
    talentPoolVersion: z.nullable(z.literal(TALENT_POOL_VERSION)),
    /** Where the address of the job was found: its `source` parameter. */
    source: text(100),
    /** Chosen by hand: before what the job is held in. */
    language: z.optional(language),
    /** What the browser asks for: where the job leaves it to that. */
    browserLanguage: z.optional(language),
    /** A field that no person sees. */
    topic: text(200),
  }),
  output: done,
  /**
   * `form_expired`: open for too long, or not ours; `form_changed`: the questions are others now; `too_fast`: sent
   * sooner than a person can. Each is mended by fetching the form again.
   */
  errors: {
    ...uploadErrors,
    form_expired: 409,
    form_changed: 409,
    too_fast: 409,
  },
  access: { kind: 'anyone' },
  bodyLimit: UPLOAD_BODY_LIMIT + 256 * 1024,
  example: {
    params: { jobID: '1' },
    body: {
      formToken: 'from the form',
      firstName: 'Maya',
      lastName: 'Lindqvist',
      email: 'maya@example.com',
      phone: '',
      city: 'Uppsala',
      country: 'SE',
      cv: { fileName: 'cv.pdf', base64: 'JVBERi0xLjcKJSVFT0YK' },
      coverLetter: '',
      links: ['https://example.com/maya'],
      answers: ['yes'],
      privacyVersion: APPLICATION_PRIVACY_VERSION,
      talentPoolVersion: null,
      source: '',
      topic: '',
    },
  },
});

const candidate = { kind: 'session', userTypes: ['CANDIDATE'] } as const;

export const listOwnApplications = endpoint({
  method: 'GET',
  path: '/api/candidates/applications',
  summary: 'What was applied for with my address, newest first',
  output: z.object({
    applications: z.array(
      z.object({
        companyID: id,
        applicationID: id,
        companyName: z.string(),
        jobTitle: z.string(),
        /** `closed`: the company has decided, and said so. */
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
      }),
    ),
  }),
  errors: {},
  access: candidate,
  example: {},
});

export const withdrawApplication = endpoint({
  method: 'POST',
  path: '/api/candidates/applications/:companyID/:applicationID/withdraw',
  summary: 'Withdraw an application of mine',
  params: z.object({ companyID: idText, applicationID: idText }),
  output: done,
  errors: { already_decided: 409 },
  access: candidate,
  example: { params: { companyID: '1', applicationID: '1' } },
});
