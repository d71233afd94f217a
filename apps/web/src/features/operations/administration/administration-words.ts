import type { StateShape } from '../../../ui/state-mark.tsx';
import type { CheckRow, PersonRow } from './administration-queries.ts';

export const documentWords: Readonly<Record<NonNullable<CheckRow['documentType']>, string>> = {
  passport: 'Passport',
  'identity-card': 'Identity card',
  'driving-licence': 'Driving licence',
};

export const statusWords: Readonly<Record<CheckRow['status'], string>> = {
  begun: 'Begun',
  pending: 'Waiting',
  approved: 'Confirmed',
  refused: 'Refused',
};

export const statusShapes: Readonly<Record<CheckRow['status'], StateShape>> = {
  begun: 'waiting',
  pending: 'waiting',
  approved: 'good',
  refused: 'over',
};

export const wayWords: Readonly<Record<CheckRow['way'], string>> = {
  review: 'A person',
  stripe: 'Stripe',
};

/** Why Stripe did not confirm somebody. */
export const reasonWords: Readonly<Record<NonNullable<CheckRow['reasonCode']>, string>> = {
  consent_declined: 'Did not agree to the check by Stripe',
  country_unknown: 'Country that Stripe does not check',
  device_unfit: 'No camera that Stripe could use',
  document_expired: 'Document expired',
  document_kind: 'Kind of document that Stripe does not know',
  document_unread: 'Document could not be read',
  face_differs: 'Face does not match the document',
  face_missing: 'No picture in the document',
  face_unread: 'Picture of the person could not be used',
  given_up: 'Given up for documents',
  name_differs: 'Another name than the account’s',
  too_young: 'Too young for Stripe',
  ended: 'Ended before anything was decided',
  other: 'Not confirmed by Stripe',
};

export const atStripeWords = {
  title: 'Checked by Stripe',
  // Stripe does not say when somebody handed in what it looks at.
  begun: 'begun',
  handedIn: 'handed in',
  text: 'Documents and pictures are shown to Stripe alone, and Stripe decides. Nothing is to be done here.',
};

export const typeWords: Readonly<Record<PersonRow['userTypes'][number], string>> = {
  SUPER_ADMIN: 'Super admin',
  COMPANY_ADMIN: 'Company admin',
  COMPANY_USER: 'Company user',
  CANDIDATE: 'Candidate',
  EXTERNAL_INTERVIEWER: 'Interviewer',
};

export const sideWords = {
  'identity-front': 'Front',
  'identity-back': 'Back',
  'identity-selfie': 'Picture of the person',
} as const;
