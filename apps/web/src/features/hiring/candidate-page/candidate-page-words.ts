import type {
  OwnNeedState,
  PageAgreementKind,
  PageStepKind,
} from '@candor/contract/hiring/candidate-page-rules';
import type { RetentionKind } from '@candor/contract/operations/retention-rules';
import { inLanguages } from '../../../lib/language.ts';

export const pageWords = inLanguages('own-page', {
  page: 'Your page',
  what: 'your page',
  failed: 'This page cannot be opened',
  noToken:
    'The address is not whole. Please open it from the mail, with everything after the question mark.',
  again: 'Try again',
  title: (companyName: string): string => `Your page at ${companyName}`,
  hello: (name: string): string =>
    `Hello ${name}. Here is what is next, and what is kept about you.`,
  until: 'This browser opens the page without a code until ',
  leave: 'Sign out of this page',
});

export const gateWords = inLanguages('own-page-gate', {
  title: 'Open your page',
  why: 'It shows your applications and what you have agreed to, so we first mail a code to the address that the company writes to you at.',
  send: 'Mail me a code',
  sent: 'If this link is alive, a code is on its way to your mailbox. It works for ten minutes, in this browser.',
  dead: 'No mail after some minutes? The link may have ended, or everything about you was erased. Newer mails of the company bring newer links.',
  code: 'Code from the mail',
  open: 'Open my page',
  again: 'Mail me another code',
  wait: (seconds: number): string => `Another code in ${seconds} s`,
});

type StepWords = {
  readonly title: (title: string) => string;
  readonly at: string;
  readonly button: string;
};

export const stepWords: Readonly<Record<PageStepKind, StepWords>> = inLanguages('own-page-step', {
  interview: {
    title: (job) => `Take the interview for ${job}`,
    at: 'Open until ',
    button: 'Start the interview',
  },
  offer: {
    title: (job) => `Answer the offer for ${job}`,
    at: 'Open until ',
    button: 'See the offer',
  },
  times: {
    title: (job) => `Say when you can talk about ${job}`,
    at: 'So far planned for ',
    button: 'Choose a time',
  },
  join: {
    title: (job) => `Interview for ${job}`,
    at: 'Begins ',
    button: 'Details and joining',
  },
  message: {
    title: (subject) => `The company wrote: ${subject}`,
    at: '',
    button: 'Read and answer',
  },
});

export const stepsWords = inLanguages('own-page-steps', {
  title: 'What to do next',
  opens: 'Opens ',
  before: 'Check and practise',
  over: 'This was done already, or can be done no longer.',
  none: 'Nothing waits for you now. When something does, it stands here, and a mail tells you.',
});

export const applicationWords = inLanguages('own-page-applications', {
  title: 'Your applications',
  none: 'The company keeps no application of yours.',
  applied: 'Applied ',
  reasons: 'The company’s reasons: ',
  replyBy: 'Answer promised by ',
  kept: 'Kept until ',
  noPromise: 'The company has not said by when it answers.',
  withdraw: 'Withdraw',
  withdrawOf: (job: string): string => `Withdraw: ${job}`,
  ask: 'Withdraw this application?',
  asked: (company: string, job: string): string =>
    `${company} will not consider you for “${job}” any more. Only the company can take it up again.`,
  keep: 'Keep it',
  doIt: 'Withdraw it',
  done: 'Your application is withdrawn.',
});

export const agreementWords = inLanguages('own-page-agreements', {
  title: 'What you agreed to',
  none: 'Nothing yet.',
  version: (version: number): string => `version ${version}`,
  given: 'Agreed ',
  withdrawn: 'taken back ',
  read: 'Read the words',
  kinds: {
    application: 'The company may use what you sent for this application',
    'talent-pool': 'The company may keep your data for other jobs',
    interview: 'Terms of the interview',
    face: 'Terms of watching your face by the camera',
    'call-recording': 'Recording of a call',
  } satisfies Readonly<Record<PageAgreementKind, string>>,
});

export const needsWords = inLanguages('own-page-needs', {
  title: 'What you asked for',
  asked: 'Asked ',
  replyBy: 'Answer promised by ',
  late: 'The promised time is over.',
  tooLate: {
    open: 'There was no answer before the interview began or ended.',
    offered: 'Something else was offered, and the interview began or ended before you answered.',
  },
  open: 'See what you asked for',
  openOf: (job: string): string => `See what you asked for: ${job}`,
  states: {
    open: 'No answer yet',
    offered: 'Something else is offered',
    granted: 'Granted',
    accepted: 'You accepted what was offered',
    declined: 'Declined',
    withdrawn: 'You ask for it no longer',
  } satisfies Readonly<Record<OwnNeedState, string>>,
});

export const interviewWords = inLanguages('own-page-interviews', {
  title: 'Interviews you took',
  note: 'A receipt of each, and everything that was noted in it: watch yourself at that moment, and explain it.',
  ended: 'Ended ',
  open: 'Receipt and notes',
  openOf: (job: string): string => `Receipt and notes: ${job}`,
});

export const recordingWords = inLanguages('own-page-recordings', {
  title: 'Recordings, and who watched them',
  none: 'Nothing of you was recorded.',
  kept: 'Kept until ',
  deleted: 'Deleted ',
  notYet: 'The interview is not over yet.',
  held: 'Kept while the company holds your data back.',
  nobody: 'Nobody has watched it.',
  company: 'of the company',
  shared: 'with whom the company shared it',
  saved: 'was given it to save',
  watched: (ms: number): string =>
    ms < 60_000 ? 'less than a minute' : `${Math.round(ms / 60_000)} min`,
});

/** Of a recording that its candidate asked to be gone. */
export const recordingRequestWords = inLanguages('own-page-recording-request', {
  whileHeld:
    '. The company keeps your data back for now, such as for a legal dispute; it goes once that ends.',
  asked: 'You asked for its deletion on ',
  by: ', and it will be deleted by ',
  askedFor: 'You asked for this on ',
});

export const fileWords = inLanguages('own-page-files', {
  title: 'Files',
  none: 'The company keeps no file of yours.',
  own: 'from you',
  theirs: 'from the company',
  download: (name: string): string => `Download ${name}`,
  get: 'Download',
});

const kinds = {
  recordings: 'Recordings, after the interview',
  'monitor-evidence': 'What was noticed during interviews, after the interview',
  interviews: 'Interviews and answers, after the interview',
  applications: 'Applications, after they were decided or withdrawn',
  'talent-pool': 'Your name and address, when nothing else is left',
  messages: 'Mails of the company, after they left',
} satisfies Readonly<Record<RetentionKind, string>>;

export const keptWords = inLanguages('own-page-kept', {
  title: 'How long it is kept',
  note: 'At most this long unless something else stands below, and never longer than what you were told when you agreed.',
  kinds,
  days: (days: number): string => (days === 1 ? '1 day' : `${days} days`),
  byLaw:
    'For jobs in California the law has applications, interviews and what was noted in them kept for at least four years, whatever stands above. If you erase everything yourself, they go at once all the same; should you need them in a dispute later, take a copy first.',
});

export const ownDataWords = inLanguages('own-page-data', {
  title: 'Your data',
  correct: 'Correct what the company has of you',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  city: 'City',
  country: 'Country',
  noCountry: 'Not said',
  email: (email: string): string =>
    `Your address is ${email}. If you have another, please write to the company.`,
  save: 'Save',
  saved: 'Your data is corrected.',
  exporting: 'A copy of everything',
  exportNote: 'A ZIP with what stands here, what you wrote and answered, and the files.',
  exportDo: 'Download everything',
  erasing: 'Erase everything',
  eraseNote:
    'All that the company has of you goes at once and for good: applications, interviews, recordings, files, messages, this page. Applications that go on end with it.',
  held: 'The company must keep your data for now, such as for a legal dispute, so it cannot be erased. Please write to the company.',
  eraseDo: 'Erase everything…',
  eraseAsk: 'Erase everything about you?',
  eraseFresh:
    'This needs a code of the last hour. If yours is older, sign out of this page first and open it with a new one.',
  eraseField: 'Type your address',
  eraseHint: (email: string): string => `${email}, so that nobody does this by mistake.`,
  eraseWrong: 'Please type your address as it stands here.',
  keep: 'Keep it',
  eraseSure: 'Erase for good',
  gone: 'Everything is erased',
  goneNote: (companyName: string): string =>
    `${companyName} has nothing of you in Candor any more. You can close this page; its link leads nowhere now.`,
});
