import {
  applicationConsent,
  applicationPrivacy,
  talentPoolConsent,
} from '@candor/contract/hiring/application-privacy-rules';
import {
  equalityConsent,
  equalityPrivacy,
  equalityQuestions,
} from '@candor/contract/hiring/equality-rules';
import { inLanguages } from '../../../lib/language.ts';

export const applyFormWords = inLanguages('apply-form', {
  questionsOf: (companyName: string) => `Questions of ${companyName}`,
  topic: 'Topic',
  send: 'Send application',
  clear: 'Clear the form',
  kept: 'What you type stays in this browser until you send it, clear the form, sign in or sign out.',
  you: 'You',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Phone (optional)',
  city: 'City',
  country: 'Country',
  choose: 'Please choose',
  documents: 'Your documents',
  cv: 'CV (needed)',
  cvHint: 'PDF, DOCX or ODT, at most 10 MB.',
  cvAgain: 'After a reload, please choose it again.',
  cvMissing: 'Please choose your CV.',
  cvLarge: 'The file is larger than 10 MB. Please choose a smaller one.',
  links: 'Links (optional)',
  linksHint: 'One web address a line: a portfolio, a profile, code.',
  letter: 'Cover letter (optional)',
  yes: 'Yes',
  no: 'No',
});

/** What is stored with a consent is the contract's English; a page in another language shows that as well. */
export const privacyWords = inLanguages('apply-privacy', {
  title: 'Your data',
  inEnglish: 'What you agree to is kept in English, in these words:',
  text: (companyName: string) => applicationPrivacy({ companyName }),
  agree: (companyName: string) => applicationConsent({ companyName }),
  keep: (companyName: string) => talentPoolConsent({ companyName }),
  needed: '(needed)',
  optional: '(optional)',
  missing: (companyName: string) =>
    `Please agree, so that ${companyName} may read your application.`,
  changed:
    'What you agree to has changed since this page was opened. Please load the page again and read it; what you typed is kept.',
});

export const volunteerWords = inLanguages('volunteer', {
  title: 'Voluntary questions',
  thanks: 'Thank you. Your answers are kept apart from your application.',
  questions: equalityQuestions,
  unsaid: 'Prefer not to say',
  text: (companyName: string) => equalityPrivacy({ companyName }),
  agree: (companyName: string) => equalityConsent({ companyName }),
  send: 'Send answers',
});
