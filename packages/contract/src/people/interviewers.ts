import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, id, idText, instant } from '../fields.ts';
import {
  draft,
  drafts,
  employment,
  examplePerson,
  filled,
  language,
  namedOnce,
  person,
  ratedSkill,
  shortList,
  storedDocument,
  upload,
  UPLOAD_BODY_LIMIT,
  uploadErrors,
} from './profiles.ts';
import { identityReasons, identityStatuses, identityWays } from './identity-rules.ts';
import { identityDocumentTypes, needsBack } from './person-rules.ts';

const access = { kind: 'session', userTypes: ['EXTERNAL_INTERVIEWER'] } as const;

const interviewerPerson = z.object({ ...person.def.shape, headline: filled('a headline', 120) });
export type InterviewerPerson = z.output<typeof interviewerPerson>;

const work = z.object({
  employments: shortList(employment).check(z.minLength(1, 'Please name at least one employment.')),
  skills: namedOnce(ratedSkill).check(z.minLength(1, 'Please name at least one skill.')),
  languages: namedOnce(language).check(z.minLength(1, 'Please name at least one language.')),
});

export const getInterviewerRegistration = endpoint({
  method: 'GET',
  path: '/api/interviewers/registration',
  summary: 'What the interviewer has said so far, and how the identity check stands',
  output: z.object({
    email: z.string(),
    person: z.nullable(person),
    headline: z.nullable(z.string()),
    /** May lack what the step asks for: a person of another registration was not asked for it. */
    work: z.nullable(
      z.object({
        employments: shortList(employment),
        skills: shortList(ratedSkill),
        languages: shortList(language),
      }),
    ),
    identityCheck: z.nullable(
      z.object({
        checkID: id,
        way: z.enum(identityWays),
        /** Of documents; null where they are shown to Stripe alone. */
        documentType: z.nullable(z.enum(identityDocumentTypes)),
        status: z.enum(identityStatuses),
        submittedAt: instant,
        decidedAt: z.nullable(instant),
        /** Why a person refused it. */
        reason: z.nullable(z.string()),
        /** Why it was refused otherwise. */
        reasonCode: z.nullable(z.enum(identityReasons)),
      }),
    ),
    /** How it can be checked here, what is offered first at the beginning. */
    identityWays: z.array(z.enum(identityWays)),
    doneSteps: z.array(z.int()),
    drafts,
  }),
  errors: {},
  access,
  example: {},
});

export const saveInterviewerPerson = endpoint({
  method: 'PUT',
  path: '/api/interviewers/registration/person',
  summary: 'Hand in step 1: who the interviewer is',
  body: interviewerPerson,
  output: done,
  errors: {},
  access,
  example: { body: { ...examplePerson, headline: 'Staff engineer, distributed systems' } },
});

export const saveInterviewerEmployment = endpoint({
  method: 'PUT',
  path: '/api/interviewers/registration/employment',
  summary: 'Hand in step 2: employment, skills and languages',
  body: work,
  output: done,
  errors: { step_too_early: 409 },
  access,
  example: {
    body: {
      employments: [
        { employer: 'Osier', title: 'Staff engineer', started: '2016-01', ended: null },
      ],
      skills: [{ name: 'PostgreSQL', rating: 5 }],
      languages: [{ name: 'English', level: 'Fluent' }],
    },
  },
});

export const saveInterviewerDraft = endpoint({
  method: 'PUT',
  path: '/api/interviewers/registration/drafts/:step',
  summary: 'Keep what is typed so far',
  params: z.object({ step: z.enum(['person', 'second', 'third']) }),
  body: z.object({ content: draft }),
  output: z.object({ savedAt: instant }),
  errors: {},
  access,
  example: { params: { step: 'second' }, body: { content: '{"skills":[]}' } },
});

export const uploadIdentityDocument = endpoint({
  method: 'POST',
  path: '/api/interviewers/identity-documents',
  summary: 'Upload one side of an identity document, or a picture of oneself',
  body: z.object({
    kind: z.enum(['identity-front', 'identity-back', 'identity-selfie']),
    ...upload,
  }),
  output: storedDocument,
  errors: uploadErrors,
  access,
  bodyLimit: UPLOAD_BODY_LIMIT,
  example: {
    body: { kind: 'identity-front', fileName: 'passport.pdf', base64: 'JVBERi0xLjcKJSVFT0YK' },
  },
});

export const readIdentityDocument = endpoint({
  method: 'GET',
  path: '/api/interviewers/identity-documents/:documentID',
  summary: 'A link to a document of one’s own that works for a minute',
  params: z.object({ documentID: idText }),
  output: z.object({ url: z.string() }),
  errors: {},
  access,
  example: { params: { documentID: '1' } },
});

export const submitIdentityCheck = endpoint({
  method: 'POST',
  path: '/api/interviewers/identity-checks',
  summary: 'Hand in step 3: the uploaded documents, to be checked',
  body: z
    .object({
      documentType: z.enum(identityDocumentTypes),
      frontDocumentID: id,
      backDocumentID: z.nullable(id),
      selfieDocumentID: z.nullable(id),
    })
    .check(
      z.refine(
        ({ documentType, backDocumentID }) => !needsBack(documentType) || backDocumentID !== null,
        { path: ['backDocumentID'], error: 'Please add the back of the document.' },
      ),
    ),
  output: z.object({ status: z.enum(identityStatuses) }),
  errors: {
    step_too_early: 409,
    already_submitted: 409,
    document_unknown: 422,
    check_unpaid: 409,
    // Of a check at Stripe that is given up for this one.
    identity_checked: 409,
    identity_refuses: 409,
    identity_silent: 503,
  },
  access,
  example: {
    body: {
      documentType: 'passport',
      frontDocumentID: 1,
      backDocumentID: null,
      selfieDocumentID: null,
    },
  },
});
