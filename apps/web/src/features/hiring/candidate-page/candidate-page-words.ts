import type { PageAgreementKind, PageStepKind } from '@candor/contract/hiring/candidate-page-rules';

export const pageWords = {
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
} as const;

export const gateWords = {
  title: 'Open your page',
  why: 'It shows your applications and what you have agreed to, so we first mail a code to the address that the company writes to you at.',
  send: 'Mail me a code',
  sent: 'If this link is alive, a code is on its way to your mailbox. It works for ten minutes, in this browser.',
  dead: 'No mail after some minutes? The link may have ended, or everything about you was erased. Newer mails of the company bring newer links.',
  code: 'Code from the mail',
  open: 'Open my page',
  again: 'Mail me another code',
  wait: (seconds: number): string => `Another code in ${seconds} s`,
} as const;

type StepWords = {
  readonly title: (title: string) => string;
  readonly at: string;
  readonly button: string;
};

export const stepWords: Readonly<Record<PageStepKind, StepWords>> = {
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
};

export const stepsWords = {
  title: 'What to do next',
  none: 'Nothing waits for you now. When something does, it stands here, and a mail tells you.',
} as const;

export const applicationWords = {
  title: 'Your applications',
  none: 'The company keeps no application of yours.',
  applied: 'Applied ',
  replyBy: 'Answer promised by ',
  noPromise: 'The company has not said by when it answers.',
  withdraw: 'Withdraw',
  withdrawOf: (job: string): string => `Withdraw: ${job}`,
  ask: 'Withdraw this application?',
  asked: (company: string, job: string): string =>
    `${company} will not consider you for “${job}” any more. Only the company can take it up again.`,
  keep: 'Keep it',
  doIt: 'Withdraw it',
  done: 'Your application is withdrawn.',
} as const;

export const agreementWords = {
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
} as const;
