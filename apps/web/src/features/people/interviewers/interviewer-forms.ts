import type { InterviewerPerson } from '@candor/contract/people/interviewers';
import type { Language } from '@candor/contract/people/profiles';
import {
  filledProblem,
  type IdentityDocumentType,
  languageLevels,
  needsBack,
} from '@candor/contract/people/person-rules';
import {
  employmentProblems,
  languageProblems,
  personProblems,
  type Problems,
  skillProblems,
} from '@candor/contract/people/registration-rules';
import { ownTimeZone } from '../../../ui/person-fields.tsx';
import type { Registration, UploadedDocument } from './interviewer-queries.ts';

export type PersonValues = InterviewerPerson;

export function personValues({ person, headline }: Registration): PersonValues {
  const empty = { firstName: '', lastName: '', phone: '', country: '', city: '' };
  return { ...(person ?? { ...empty, timeZone: ownTimeZone() }), headline: headline ?? '' };
}

export function interviewerProblems(values: PersonValues): Problems {
  const headline = filledProblem(values.headline, 'a headline', 120);
  return { ...personProblems(values), ...(headline !== null && { headline }) };
}

export type Work = NonNullable<Registration['work']>;

const [firstLevel] = languageLevels;
export const newEmployment = { employer: '', title: '', started: '', ended: null };
export const newLanguage: Language = { name: '', level: firstLevel };
/** Nobody gets on without a job and a language, so one of each stands open. */
export const noWork: Work = {
  employments: [newEmployment],
  skills: [],
  languages: [{ name: '', level: 'Fluent' }],
};

export function workProblems({ employments, skills, languages }: Work): Problems {
  const today = new Date().toISOString().slice(0, 10);
  return {
    ...(employments.length === 0 && { employments: 'Please name at least one employment.' }),
    ...employmentProblems(employments, today),
    ...skillProblems(skills),
    ...languageProblems(languages),
  };
}

export const documentNames: Readonly<Record<IdentityDocumentType, string>> = {
  passport: 'Passport',
  'identity-card': 'Identity card',
  'driving-licence': 'Driving licence',
};

/** Uploaded documents by the side that they show. */
export type IdentityValues = {
  documentType: IdentityDocumentType;
  front: UploadedDocument | null;
  back: UploadedDocument | null;
  selfie: UploadedDocument | null;
};

export const noDocuments: IdentityValues = {
  documentType: 'passport',
  front: null,
  back: null,
  selfie: null,
};

export function identityProblems({ documentType, front, back }: IdentityValues): Problems {
  return {
    ...(front === null && { front: 'Please add the front of the document.' }),
    ...(needsBack(documentType) &&
      back === null && { back: 'Please add the back of the document.' }),
  };
}
