import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, id, instant, language } from '../fields.ts';
import {
  draft,
  drafts,
  education,
  employment,
  examplePerson,
  filled,
  namedOnce,
  person,
  shortList,
  skill,
  storedDocument,
  upload,
  UPLOAD_BODY_LIMIT,
  uploadErrors,
} from './profiles.ts';
import {
  consentVersions,
  currencies,
  salaryPeriods,
  startTimes,
  workPlaces,
  workTypes,
} from './person-rules.ts';

const access = { kind: 'session', userTypes: ['CANDIDATE'] } as const;

const work = z.object({
  educations: shortList(education),
  employments: shortList(employment),
  skills: namedOnce(skill).check(z.minLength(1, 'Please name at least one skill.')),
});

const preferences = z.object({
  workTypes: z.array(z.enum(workTypes)).check(z.minLength(1), z.maxLength(workTypes.length)),
  workPlaces: z.array(z.enum(workPlaces)).check(z.minLength(1), z.maxLength(workPlaces.length)),
  /** Places the person would work at; none means anywhere. */
  locations: z.array(filled('the place', 120)).check(z.maxLength(10)),
  salary: z.nullable(
    z.object({
      /** Whole units of the currency. */
      amount: z.int().check(z.positive(), z.maximum(999_999_999)),
      currency: z.enum(currencies),
      period: z.enum(salaryPeriods),
    }),
  ),
  start: z.enum(startTimes),
});

export const getCandidateRegistration = endpoint({
  method: 'GET',
  path: '/api/candidates/registration',
  summary: 'What the candidate has said so far, handed in or not',
  output: z.object({
    email: z.string(),
    person: z.nullable(person),
    /** May lack what the step asks for: a person of another registration was not asked for it. */
    work: z.nullable(
      z.object({
        educations: shortList(education),
        employments: shortList(employment),
        skills: shortList(skill),
      }),
    ),
    preferences: z.nullable(preferences),
    cv: z.nullable(storedDocument),
    consents: z.object({ privacy: z.nullable(z.int()), talentPool: z.nullable(z.int()) }),
    /** Steps that are done, of 1 to 3. */
    doneSteps: z.array(z.int()),
    drafts,
  }),
  errors: {},
  access,
  example: {},
});

export const saveCandidatePerson = endpoint({
  method: 'PUT',
  path: '/api/candidates/registration/person',
  summary: 'Hand in step 1: who the candidate is',
  body: person,
  output: done,
  errors: {},
  access,
  example: { body: examplePerson },
});

export const saveCandidateWork = endpoint({
  method: 'PUT',
  path: '/api/candidates/registration/work',
  summary: 'Hand in step 2: education, experience and skills',
  body: work,
  output: done,
  errors: { step_too_early: 409 },
  access,
  example: {
    body: {
      educations: [
        {
          school: 'Uppsala University',
          degree: 'MSc',
          field: 'Mathematics',
          started: '2014-09',
          ended: '2019-06',
        },
      ],
      employments: [{ employer: 'Osier', title: 'Engineer', started: '2019-08', ended: null }],
      skills: [{ name: 'TypeScript', rating: null }],
    },
  },
});

export const saveCandidatePreferences = endpoint({
  method: 'PUT',
  path: '/api/candidates/registration/preferences',
  summary: 'Hand in step 3: what the candidate looks for, and consents',
  body: z.object({
    preferences,
    /** Versions of the texts that were shown; the first is needed. */
    consents: z.object({
      privacy: z.literal(consentVersions.privacy),
      talentPool: z.nullable(z.literal(consentVersions.talentPool)),
      /** In which they were shown; a page of before says nothing. */
      language: z.optional(language),
    }),
  }),
  output: done,
  errors: { step_too_early: 409 },
  access,
  example: {
    body: {
      preferences: {
        workTypes: ['Full-time'],
        workPlaces: ['Remote'],
        locations: ['Stockholm'],
        salary: { amount: 65_000, currency: 'EUR', period: 'year' },
        start: 'Within 3 months',
      },
      consents: { privacy: consentVersions.privacy, talentPool: null, language: 'de' },
    },
  },
});

export const saveCandidateDraft = endpoint({
  method: 'PUT',
  path: '/api/candidates/registration/drafts/:step',
  summary: 'Keep what is typed so far',
  params: z.object({ step: z.enum(['person', 'second', 'third']) }),
  body: z.object({ content: draft }),
  output: z.object({ savedAt: instant }),
  errors: {},
  access,
  example: { params: { step: 'person' }, body: { content: '{"firstName":"Maya"}' } },
});

export const uploadCv = endpoint({
  method: 'POST',
  path: '/api/candidates/cv',
  summary: 'Upload a CV: PDF, DOCX or ODT, at most 10 MB',
  body: z.object(upload),
  output: storedDocument,
  errors: uploadErrors,
  access,
  bodyLimit: UPLOAD_BODY_LIMIT,
  example: { body: { fileName: 'cv.pdf', base64: 'JVBERi0xLjcKJSVFT0YK' } },
});

export const removeCv = endpoint({
  method: 'DELETE',
  path: '/api/candidates/cv',
  summary: 'Remove the CV, the file too',
  output: done,
  errors: {},
  access,
  example: {},
});

export const readCv = endpoint({
  method: 'GET',
  path: '/api/candidates/cv',
  summary: 'A link to one’s own CV that works for a minute',
  output: z.object({ url: z.string() }),
  errors: {},
  access,
  example: {},
});

export const listOwnInterviews = endpoint({
  method: 'GET',
  path: '/api/candidates/interviews',
  summary: 'Interviews that companies invited this address to',
  output: z.object({
    interviews: z.array(
      z.object({
        interviewScheduleID: id,
        companyName: z.string(),
        jobTitle: z.string(),
        minutes: z.int(),
        opensAt: instant,
        closesAt: instant,
        state: z.enum(['not-open-yet', 'open', 'in-progress', 'taken', 'missed', 'cancelled']),
        /** Its window as a file for calendars (RFC 5545), while it can be begun. */
        calendar: z.nullable(z.string()),
      }),
    ),
  }),
  errors: {},
  access,
  example: {},
});
