import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, done, id, idText, instant, text } from '../fields.ts';
import { areas, rights } from '../people/right-rules.ts';
import {
  ATTRIBUTES_MOST,
  FREE_QUESTIONS_MOST,
  KIT_LINE_MOST,
  KIT_NAME_MOST,
  KIT_TEXT_MOST,
  points,
  SECTION_MINUTES_MOST,
  SECTION_QUESTIONS_MOST,
  SECTIONS_MOST,
} from './kit-rules.ts';
import { schedulingAccess } from './scheduling.ts';

const access = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: { featureId: areas.jobs, activityId: rights.questionsAndTests },
} as const;
const params = z.object({ kitID: idText });
const exampleParams = { kitID: '1' };

const written = (most: number, problem: string) => text(most).check(z.regex(/\S/, problem));
const line = written(KIT_LINE_MOST, 'Please write a question.');

export const kitContent = z.object({
  sections: z
    .array(
      z.object({
        title: written(KIT_LINE_MOST, 'Please name this part.'),
        minutes: z.int().check(z.positive(), z.maximum(SECTION_MINUTES_MOST)),
        questions: z.array(line).check(z.maxLength(SECTION_QUESTIONS_MOST)),
        lookFor: text(KIT_TEXT_MOST),
      }),
    )
    .check(z.maxLength(SECTIONS_MOST)),
  attributes: z
    .array(
      z.object({
        name: written(KIT_LINE_MOST, 'Please say what is judged.'),
        isMust: z.boolean(),
        points: z
          .array(written(KIT_LINE_MOST, 'Please say what this point means.'))
          .check(z.length(points.length)),
      }),
    )
    .check(z.maxLength(ATTRIBUTES_MOST)),
  questions: z.array(line).check(z.maxLength(FREE_QUESTIONS_MOST)),
  sharesApplication: z.boolean(),
  sharesCv: z.optional(z.boolean()),
  sharesBlackenedCv: z.optional(z.boolean()),
});

const name = written(KIT_NAME_MOST, 'Please give the kit a name.');
const exampleBody = {
  name: 'Technical talk',
  content: {
    sections: [
      { title: 'Past work', minutes: 20, questions: ['What did you build last?'], lookFor: '' },
    ],
    attributes: [
      {
        ...{ name: 'Reasoning', isMust: true },
        points: ['Guesses', 'Reasons when helped', 'Reasons alone', 'Finds what nobody asked'],
      },
    ],
    questions: ['What would this person need from us?'],
    sharesApplication: true,
  },
};

export const listKits = endpoint({
  method: 'GET',
  path: '/api/interview-kits',
  summary: "The company's interview kits: plans and scorecards of live interviews",
  query: z.object({
    search: z.optional(text(200)),
    state: z.optional(z.enum(['active', 'retired'])),
    page: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number))),
  }),
  output: z.object({
    kits: z.array(
      z.object({
        kitID: id,
        name: z.string(),
        version: z.int(),
        minutes: amount,
        attributes: amount,
        /** Live interviews that use any version of it; up to 1,000. */
        interviews: amount,
        changedAt: instant,
      }),
    ),
    total: amount,
    pageSize: amount,
  }),
  errors: {},
  access,
  example: { query: { state: 'active' } },
});

export const getKit = endpoint({
  method: 'GET',
  path: '/api/interview-kits/:kitID',
  summary: 'An interview kit with its versions, and where it is used',
  params,
  output: z.object({
    kitID: id,
    name: z.string(),
    version: z.int(),
    isRetired: z.boolean(),
    content: kitContent,
    /** The newest first. */
    versions: z.array(z.object({ version: z.int(), madeAt: instant, madeBy: z.string() })),
    usedBy: z.array(z.object({ jobID: id, jobTitle: z.string(), interviews: amount })),
  }),
  errors: {},
  access,
  example: { params: exampleParams },
});

export const createKit = endpoint({
  method: 'POST',
  path: '/api/interview-kits',
  summary: 'Make an interview kit',
  body: z.object({ name, content: kitContent }),
  output: z.object({ kitID: id, version: z.int() }),
  errors: {},
  access,
  bodyLimit: 512 * 1024,
  example: { body: exampleBody },
});

/** Interviews that use an earlier version keep it. */
export const saveKit = endpoint({
  method: 'PUT',
  path: '/api/interview-kits/:kitID',
  summary:
    'Change an interview kit: a new version, for the interviews that are scheduled from now on',
  params,
  body: z.object({ version: z.int().check(z.positive()), name, content: kitContent }),
  output: z.object({ kitID: id, version: z.int() }),
  errors: { changed_meanwhile: 409 },
  access,
  bodyLimit: 512 * 1024,
  example: { params: exampleParams, body: { version: 1, ...exampleBody } },
});

export const retireKit = endpoint({
  method: 'PUT',
  path: '/api/interview-kits/:kitID/state',
  summary: 'Offer an interview kit no longer, or again',
  params,
  body: z.object({ isRetired: z.boolean() }),
  output: done,
  errors: {},
  access,
  example: { params: exampleParams, body: { isRetired: true } },
});

/** What whoever schedules chooses from. */
export const listKitChoices = endpoint({
  method: 'GET',
  path: '/api/interview-kit-choices',
  summary: 'The interview kits that a live interview can use, by name',
  output: z.object({
    kits: z.array(z.object({ kitID: id, name: z.string(), minutes: amount })),
  }),
  errors: {},
  access: schedulingAccess,
  example: {},
});

const oneLive = z.object({ interviewScheduleID: idText });

export const getLiveKit = endpoint({
  method: 'GET',
  path: '/api/live-interviews/:interviewScheduleID/kit',
  summary: 'Which interview kit a live interview uses',
  params: oneLive,
  output: z.object({
    kit: z.nullable(z.object({ kitID: id, name: z.string(), version: z.int() })),
    /** False: it is over, or somebody has begun their scorecard. */
    canChange: z.boolean(),
    /** What its people read of the CV; null: none of them reads a blackened copy. */
    cv: z.optional(
      z.nullable(
        z.object({
          reading: z.enum(['sent', 'blackened']),
          candidateID: id,
          /** null: the application came without one. */
          fileID: z.nullable(id),
          /** `missing`: never blackened. `stale`: another one was, before this one came. */
          copy: z.enum(['ready', 'missing', 'stale']),
        }),
      ),
    ),
  }),
  errors: {},
  access: schedulingAccess,
  example: { params: { interviewScheduleID: '1' } },
});

export const chooseLiveKit = endpoint({
  method: 'PUT',
  path: '/api/live-interviews/:interviewScheduleID/kit',
  summary: 'Choose the interview kit of a live interview, in its newest version',
  params: oneLive,
  body: z.object({ kitID: z.nullable(id) }),
  output: done,
  errors: { interview_over: 409, scorecards_begun: 409 },
  access: schedulingAccess,
  example: { params: { interviewScheduleID: '1' }, body: { kitID: null } },
});
