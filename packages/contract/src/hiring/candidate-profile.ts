import * as z from 'zod/mini';
import { applicationStage, country, plainDay, score, skillName } from './candidate-fields.ts';
import { endpoint } from '../endpoint.ts';
import { amount, done, id, idText, instant, text } from '../fields.ts';
import { interviewState } from '../interviews/review.ts';
import { applicationSources } from './pipeline-rules.ts';
import { NAME_MOST } from '../people/person-rules.ts';
import { upload, UPLOAD_BODY_LIMIT, uploadErrors } from '../people/profiles.ts';
import { areas, rights } from '../people/right-rules.ts';

const member = { kind: 'company', roles: ['COMPANY_ADMIN', 'COMPANY_USER'] } as const;
/** The page is entered from candidates and from interviews (specification 000 §6); changing is for the former. */
const reading = {
  ...member,
  privilege: {
    featureId: areas.candidates,
    hasMultipleEntryPoint: [areas.candidates, areas.interviews],
  },
} as const;
const listing = { ...member, privilege: { featureId: areas.candidates } } as const;
const changing = {
  ...member,
  privilege: { featureId: areas.candidates, activityId: rights.change },
} as const;
const noting = {
  ...member,
  privilege: {
    featureId: areas.candidates,
    activityId: rights.change,
    hasMultipleEntryPoint: [areas.candidates, areas.interviews],
  },
} as const;

const params = z.object({ candidateID: idText });
const whole = (most: number, message: string) =>
  text(most).check(z.refine((value) => value.trim() !== '', message));

const facts = {
  firstName: whole(NAME_MOST, 'Please enter the first name.'),
  lastName: text(NAME_MOST),
  headline: text(200),
  phone: text(40),
  city: text(120),
  country: z.nullable(country),
  experienceYears: z.nullable(z.int().check(z.minimum(0), z.maximum(80))),
  availableFrom: z.nullable(plainDay),
  skills: z.array(skillName).check(z.maxLength(50)),
  links: z.array(z.url({ protocol: /^https?$/ }).check(z.maxLength(500))).check(z.maxLength(10)),
};

const interview = z.object({
  interviewScheduleID: id,
  jobTitle: z.string(),
  state: interviewState,
  invitedAt: instant,
  endedAt: z.nullable(instant),
  score,
  /** RK-1; null without a monitored session. */
  risk: z.nullable(z.enum(['LOW_RISK', 'MEDIUM_RISK', 'HIGH_RISK', 'CRITICAL_RISK'])),
});

export const getCandidateProfile = endpoint({
  method: 'GET',
  path: '/api/applicants/:candidateID',
  summary: 'One candidate: who they are, their applications with answers, their interviews',
  params,
  output: z.object({
    candidateID: id,
    ...facts,
    links: z.array(z.string()),
    email: z.string(),
    tags: z.array(z.string()),
    source: z.enum(applicationSources),
    /** Of who was imported: the system that had them, and how they came there. */
    sourceDetail: z.string(),
    createdAt: instant,
    updatedAt: instant,
    lastActivityAt: instant,
    lastScore: score,
    applications: z.array(
      z.extend(applicationStage, {
        source: z.enum(applicationSources),
        appliedAt: instant,
        stageSince: instant,
        replyBy: z.nullable(instant),
        coverLetter: z.string(),
        answers: z.array(
          z.object({ label: z.string(), answer: z.string(), isKnockOut: z.boolean() }),
        ),
      }),
    ),
    interviews: z.array(interview),
    cv: z.nullable(
      z.object({
        fileID: id,
        fileName: z.string(),
        contentType: z.string(),
        bytes: amount,
        uploadedAt: instant,
      }),
    ),
  }),
  errors: {},
  access: { ...reading, key: 'read:candidates' },
  example: { params: { candidateID: '1' } },
});

export const updateCandidate = endpoint({
  method: 'PUT',
  path: '/api/applicants/:candidateID',
  summary: 'Change what the company knows about a candidate',
  params,
  body: z.object({ ...facts, updatedAt: instant }),
  output: z.object({ updatedAt: instant }),
  errors: { changed_meanwhile: 409 },
  access: changing,
  example: {
    params: { candidateID: '1' },
    body: {
      ...{
        firstName: 'Maya',
        lastName: 'Lindqvist',
        headline: 'Welder',
        phone: '',
        city: 'Bergen',
      },
      ...{ country: 'NO', experienceYears: 4, availableFrom: '2027-01-01', skills: ['welding'] },
      ...{ links: ['https://example.com/maya'], updatedAt: '2026-11-21T10:00:00.000Z' },
    },
  },
});

const noteBody = z.object({
  text: whole(10_000, 'Please write something.'),
  isPrivate: z.boolean(),
  /** Memberships of the colleagues whom the text names. */
  mentions: z.array(id).check(z.maxLength(20)),
});
const noteErrors = { unknown_member: 422, private_mention: 422 } as const;
const noteParams = z.object({ candidateID: idText, noteID: idText });

export const listCandidateNotes = endpoint({
  method: 'GET',
  path: '/api/applicants/:candidateID/notes',
  summary: "The newest notes about a candidate: the company's, and my private ones",
  params,
  output: z.object({
    notes: z.array(
      z.object({
        noteID: id,
        text: z.string(),
        isPrivate: z.boolean(),
        isOwn: z.boolean(),
        authorName: z.string(),
        mentions: z.array(z.object({ membershipID: id, name: z.string() })),
        createdAt: instant,
        editedAt: z.nullable(instant),
      }),
    ),
    isMore: z.boolean(),
  }),
  errors: {},
  access: reading,
  example: { params: { candidateID: '1' } },
});

const exampleNote = { text: 'Met at the fair.', isPrivate: false, mentions: [] };

export const addCandidateNote = endpoint({
  method: 'POST',
  path: '/api/applicants/:candidateID/notes',
  summary: 'Write a note; who is named in it is told',
  params,
  body: noteBody,
  output: z.object({ noteID: id }),
  errors: noteErrors,
  access: noting,
  example: { params: { candidateID: '1' }, body: exampleNote },
});

export const editCandidateNote = endpoint({
  method: 'PUT',
  path: '/api/applicants/:candidateID/notes/:noteID',
  summary: 'Change a note of mine; who is newly named in it is told',
  params: noteParams,
  body: noteBody,
  output: done,
  errors: noteErrors,
  access: noting,
  example: { params: { candidateID: '1', noteID: '1' }, body: exampleNote },
});

export const removeCandidateNote = endpoint({
  method: 'DELETE',
  path: '/api/applicants/:candidateID/notes/:noteID',
  summary: 'Remove a note of mine',
  params: noteParams,
  output: done,
  errors: {},
  access: noting,
  example: { params: { candidateID: '1', noteID: '1' } },
});

export const listCandidateFiles = endpoint({
  method: 'GET',
  path: '/api/applicants/:candidateID/files',
  summary: 'Files of a candidate, newest first',
  params,
  output: z.object({
    files: z.array(
      z.object({
        fileID: id,
        kind: z.enum(['cv', 'other']),
        fileName: z.string(),
        contentType: z.string(),
        bytes: amount,
        uploadedAt: instant,
        /** Null: the candidate sent it. */
        uploadedByName: z.nullable(z.string()),
        mayRemove: z.boolean(),
        /** Of a CV, for whoever interviews; null: there is none. */
        copy: z.optional(
          z.nullable(z.object({ pages: amount, madeAt: instant, madeByName: z.string() })),
        ),
      }),
    ),
  }),
  errors: {},
  access: listing,
  example: { params: { candidateID: '1' } },
});

export const addCandidateFile = endpoint({
  method: 'POST',
  path: '/api/applicants/:candidateID/files',
  summary: 'Keep a file with a candidate: a CV, or another document or picture',
  params,
  body: z.object({ ...upload, kind: z.enum(['cv', 'other']) }),
  output: z.object({ fileID: id }),
  errors: { ...uploadErrors, too_many_files: 422 },
  access: changing,
  bodyLimit: UPLOAD_BODY_LIMIT,
  example: {
    params: { candidateID: '1' },
    body: { fileName: 'cv.pdf', base64: 'JVBERi0xLjcKJSVFT0YK', kind: 'cv' },
  },
});

export const removeCandidateFile = endpoint({
  method: 'DELETE',
  path: '/api/applicants/:candidateID/files/:fileID',
  summary: 'Remove a file that a colleague or I have uploaded; what the candidate sent stays',
  params: z.object({ candidateID: idText, fileID: idText }),
  output: done,
  errors: {},
  access: changing,
  example: { params: { candidateID: '1', fileID: '1' } },
});

export const listCandidateConsents = endpoint({
  method: 'GET',
  path: '/api/applicants/:candidateID/consents',
  summary: 'What a candidate agreed to, in the words they were shown',
  params,
  output: z.object({
    consents: z.array(
      z.object({
        consentID: id,
        purpose: z.enum(['application', 'talent-pool']),
        version: z.int(),
        text: z.string(),
        givenAt: instant,
        withdrawnAt: z.nullable(instant),
      }),
    ),
  }),
  errors: {},
  access: reading,
  example: { params: { candidateID: '1' } },
});
