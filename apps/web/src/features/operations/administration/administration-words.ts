import type { StateShape } from '../../../ui/state-mark.tsx';
import type { CheckRow, PersonRow } from './administration-queries.ts';

export const documentWords: Readonly<Record<CheckRow['documentType'], string>> = {
  passport: 'Passport',
  'identity-card': 'Identity card',
  'driving-licence': 'Driving licence',
};

export const statusWords: Readonly<Record<CheckRow['status'], string>> = {
  pending: 'Waiting',
  approved: 'Confirmed',
  refused: 'Refused',
};

export const statusShapes: Readonly<Record<CheckRow['status'], StateShape>> = {
  pending: 'waiting',
  approved: 'good',
  refused: 'over',
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
