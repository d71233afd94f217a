import type { IdentityReason } from '@candor/contract/people/identity-rules';
import { IDENTITY_DOCUMENT_DAYS } from '@candor/contract/people/person-rules';

export const identitySessionWords = {
  intro:
    'On a page of Stripe you take a picture of your passport, identity card or driving licence, and one of yourself. It takes two minutes and a camera; a telephone will do.',
  promise: [
    'The pictures go to Stripe and never come here: we are told whether it is you, or why not.',
    `Only that answer, its times and the numbers that Stripe gave the check are kept here; Stripe deletes the pictures ${IDENTITY_DOCUMENT_DAYS} days later.`,
  ],
  begin: 'Continue at Stripe',
  goOn: 'Go on at Stripe',
  tryAgain: 'Try again at Stripe',
  byDocuments: 'Upload documents instead',
  documents:
    'You need not be checked by a program. Upload your documents, and a person who runs Candor looks at them.',
  begun: 'Nothing is handed in yet. Go on where you were.',
  checking: 'Stripe is checking',
  pending:
    'You have handed everything in. Stripe mostly needs a few minutes; this page says so by itself, and you get a mail. There is nothing more for you to do.',
  asking: 'We are asking Stripe how the check ended.',
  lookAgain: 'Look again',
  refused: 'Not confirmed',
  unheard: 'Stripe is not asked here any more',
  noMore:
    'Stripe does not look again. Upload your documents: a person who runs Candor looks at them, and it costs nothing more.',
  free: 'Trying again costs nothing more, and nothing else of your registration is lost.',
};

/** Why Stripe did not confirm somebody, and what to do now. */
export const identityReasonWords: Readonly<Record<IdentityReason, readonly [string, string]>> = {
  consent_declined: [
    'You did not agree that Stripe compares your picture with your document.',
    'Agree on Stripe’s page, or upload documents that a person looks at.',
  ],
  country_unknown: [
    'Stripe does not check documents of this country.',
    'Take one of another country, or upload documents that a person looks at.',
  ],
  device_unfit: [
    'Stripe’s page needs a camera that this device does not have.',
    'Open this page on a telephone, or upload documents that a person looks at.',
  ],
  document_expired: ['The document has expired.', 'Take one that is still valid.'],
  document_kind: [
    'Stripe does not know this kind of document.',
    'Take a passport, an identity card or a driving licence.',
  ],
  document_unread: [
    'The document could not be read.',
    'Lay it in good light, without reflections, with all four corners in the picture.',
  ],
  face_differs: [
    'The picture of you and the one in the document do not look alike.',
    'Take yours in good light, from the front, without glasses or a cap.',
  ],
  face_missing: [
    'There is no picture of you in the document.',
    'Take a document that has one, from its right side.',
  ],
  face_unread: [
    'The picture of you could not be used.',
    'Take a new one by the camera, in good light and from the front.',
  ],
  given_up: ['You chose another way.', 'Upload your documents, or go to Stripe.'],
  name_differs: [
    'The document has another name than your account.',
    'Every name of your account must stand on it. If yours is misspelled here, change it in the first step and come back; else take a document of yours, or upload documents that a person looks at.',
  ],
  too_young: [
    'You are younger than whom Stripe may check.',
    'Upload documents that a person looks at.',
  ],
  ended: ['The check ended before anything was decided.', 'Begin again.'],
  other: [
    'Stripe could not confirm that it is you.',
    'Try again with another document, or upload documents that a person looks at.',
  ],
};
