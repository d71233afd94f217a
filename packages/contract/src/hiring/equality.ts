import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  EQUALITY_OPTION_MOST,
  EQUALITY_OPTIONS_MOST,
  EQUALITY_VERSION,
  equalityKinds,
  optionsProblem,
} from './equality-rules.ts';
import { amount, done, idText, text } from '../fields.ts';

/** What is asked and what came of it is for administrators: hiring teams see neither answers nor sums. */
const access = { kind: 'company', roles: ['COMPANY_ADMIN'] } as const;

const option = text(EQUALITY_OPTION_MOST);
export const equalityQuestion = z.object({
  kind: z.enum(equalityKinds),
  options: z.array(option).check(z.maxLength(EQUALITY_OPTIONS_MOST)),
});

export const getEqualitySettings = endpoint({
  method: 'GET',
  path: '/api/equality/settings',
  summary: 'Which voluntary questions applicants are asked',
  output: z.object({
    /** Off until a company switches it on. */
    isOn: z.boolean(),
    /** Goes back with a change. */
    version: amount,
    questions: z.array(equalityQuestion),
  }),
  errors: {},
  access,
  example: {},
});

const questions = z.array(equalityQuestion).check(
  z.maxLength(equalityKinds.length),
  z.refine(
    (asked) => new Set(asked.map(({ kind }) => kind)).size === asked.length,
    'Each question once',
  ),
  z.refine(
    (asked) => asked.every(({ options }) => optionsProblem(options) === null),
    'Please enter two to twelve answers for each question.',
  ),
);

export const saveEqualitySettings = endpoint({
  method: 'PUT',
  path: '/api/equality/settings',
  summary: 'Change which voluntary questions applicants are asked',
  body: z.object({ isOn: z.boolean(), version: amount, questions }).check(
    z.refine(({ isOn, questions: asked }) => !isOn || asked.length > 0, {
      path: ['questions'],
      message: 'Please choose at least one question.',
    }),
  ),
  output: z.object({ version: amount }),
  /** `changed_meanwhile`: a colleague has saved since. */
  errors: { changed_meanwhile: 409 },
  access,
  example: {
    body: { isOn: true, version: 0, questions: [{ kind: 'gender', options: ['Woman', 'Man'] }] },
  },
});

/** Whoever holds the token of a form that was just sent. Sending again replaces the answers; none takes them back. */
export const volunteerAnswers = endpoint({
  method: 'POST',
  path: '/api/careers/jobs/:jobID/volunteered-answers',
  summary: 'Answer the voluntary questions after applying; nobody ever reads a single answer',
  params: z.object({ jobID: idText }),
  body: z.object({
    /** Of the form that was sent. */
    formToken: text(600),
    /** Of the words that were shown. */
    version: z.literal(EQUALITY_VERSION),
    /** A question that is left open is left out. */
    answers: z.array(z.object({ kind: z.enum(equalityKinds), answer: option })).check(
      z.maxLength(equalityKinds.length),
      z.refine((given) => new Set(given.map(({ kind }) => kind)).size === given.length),
    ),
  }),
  /** The same whether the form became an application or not. */
  output: done,
  errors: { form_expired: 409, form_changed: 409 },
  access: { kind: 'anyone' },
  example: {
    params: { jobID: '1' },
    body: {
      formToken: 'from the form',
      version: 1,
      answers: [{ kind: 'gender', answer: 'Woman' }],
    },
  },
});
