import { inLanguages } from '../../../lib/language.ts';

/** RV-1 to RV-4: what stands between a link to a recording and the recording. */
export const gateWords = inLanguages('viewing-gate', {
  title: 'View recording',
  why: 'A recording of an interview was shared with you. We mail a code to the address that was invited.',
  ended:
    'Your access has ended. With a new code you can go on, as long as the recording is shared with you.',
  firstName: 'First name',
  lastName: 'Last name',
  firstNameMissing: 'Please enter your first name.',
  lastNameMissing: 'Please enter your last name.',
  email: 'E-mail',
  emailMissing: 'Please enter your email ID.',
  accept: 'I accept the ',
  terms: 'Terms & Conditions',
  what: 'the terms',
  verify: 'Verify',
  back: 'Back',
  noToken: 'Invalid access token',
  mismatch: 'Email mismatch',
  consent: 'You must accept the Terms & Conditions',
  termsChanged: 'The Terms & Conditions have changed. Please accept them again.',
  notSent: 'Failed to send OTP.',
  enter: 'Enter your code',
  mailed: { before: 'It was mailed to ', after: ' and works for ten minutes, in this browser.' },
  sent: 'OTP sent to your email',
  digits: 'Code of six digits',
  digit: (number: number) => `Digit ${number}`,
  again: 'Resend code',
  wait: (seconds: number) => `Resend code in ${seconds} s`,
  wrong: 'Invalid OTP',
  failed: 'OTP verification failed. Please try again.',
  waitFirst: (time: string) => ` Wait ${time} first.`,
});
export type GateWords = typeof gateWords;

/** RV-5 and RV-6: the recordings, or why there are none. */
export const viewingWords = inLanguages('viewing', {
  what: 'the recordings',
  again: 'Try again',
  unable: 'Unable to load recordings. Please try again or contact support.',
  failed: 'Failed to load recordings. Please try again.',
  title: 'Recordings',
  recording: (number: string) => `Recording ${number}`,
  missing: (seconds: number) => `${seconds} s are missing here`,
  none: 'No recordings are available.',
  reasons: 'Possible reasons:',
  notRecorded: 'The interview was not recorded.',
  processing: 'The recording is still being processed.',
  cancelled: 'The interview was cancelled.',
  contact: 'Please contact the interviewer: ',
  deleted: (company: string) =>
    `It was deleted: ${company} keeps recordings for a limited time only.`,
  soon: 'This page shows it by itself as soon as it is ready.',
  ends: (time: string) => `Access ends in ${time}. Shared until `,
  everybody: 'Everybody',
  screens: 'What was shown',
  candidate: 'Candidate',
  interviewer: 'Interviewer',
  guest: 'Guest',
  screenOf: (name: string) => `Screen of ${name}`,
  candidateScreen: 'Screen of the candidate',
  interviewerScreen: 'Screen of the interviewer',
  guestScreen: 'Screen of the guest',
});
export type ViewingWords = typeof viewingWords;
