import type { MessageState, MessageVariable } from '@candor/contract/hiring/message-rules';
import type { StateShape } from '../../../ui/state-mark.tsx';
import { inLanguages } from '../../../lib/language.ts';

/** What came needs no mark: it says whose it is. */
export const stateMarks: Readonly<
  Record<Exclude<MessageState, 'received'>, readonly [StateShape, string]>
> = {
  waiting: ['waiting', 'Scheduled'],
  sent: ['good', 'Sent'],
  failed: ['wrong', 'Could not be delivered'],
  'taken-back': ['over', 'Taken back'],
};

/** To somebody who is invented. */
export const sampleMark = ['over', 'Not sent: sample'] as const satisfies readonly [
  StateShape,
  string,
];

const peopleText = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

type Sent = { readonly written: number; readonly samples?: number | undefined };

const samplesText = (samples: number): string =>
  samples === 1
    ? 'It stands with 1 sample, who gets no mail.'
    : `It stands with ${samples} samples, who get no mail.`;

export const tabWords = {
  title: 'Messages',
  what: 'the messages',
  none: 'Nothing was written yet',
  noneText: 'What you and the candidate write to each other by mail stands here.',
  begin: 'Write a message',
  candidate: 'The candidate',
  reply: 'Write in this thread',
  leaves: 'Leaves ',
  takeBack: 'Take it back',
  takenBack: 'The message will not be sent.',
  byMail: 'by mail',
  automatic: 'Written by a program',
  elsewhere: (address: string) =>
    address === '' ? 'From another address' : `From another address: ${address}`,
  notKept: (names: string) => `Not kept, too large or of no kind that is taken: ${names}`,
  withdrawn: 'Not sent: the application was withdrawn first.',
} as const;

export const formWords = {
  new: 'New message',
  reply: 'Your message',
  to: (name: string, email: string) => `To ${name}, ${email}`,
  answersTo: (address: string | null) =>
    address === null
      ? 'Replies arrive here, by mail or through the link in it.'
      : `Answers by mail go to ${address}. By the link in the mail they come here.`,
  about: 'About',
  aboutNone: 'No application',
  template: 'Begin with',
  templateNone: 'An empty message',
  replaced: 'What you had written was replaced.',
  bringBack: 'Bring it back',
  own: 'Kept by your company',
  given: 'To begin with',
  subject: 'Subject',
  body: 'Message',
  bodyHint: 'An empty line begins a new paragraph.',
  insert: (name: string) => `Insert {{${name}}} into the message`,
  variables: 'Words that are filled in',
  preview: 'What they get',
  later: 'Send later',
  time: 'When to send it',
  timeMissing: 'Please enter a day and a time.',
  send: 'Send',
  plan: 'Send then',
  cancel: 'Cancel',
  sent: 'The message is sent.',
  sampleSent: 'The message stands here. It was not sent: this person is a sample.',
  planned: 'The message will be sent at that time.',
  samplePlanned:
    'The message stands here for its time. It will not be sent: this person is a sample.',
  keep: 'Keep these words…',
} as const;

/** Read by the candidate as well. */
export const entryWords = inLanguages('message-entry', {
  quote: 'What they answer',
  download: (fileName: string) => `Download ${fileName}`,
  removed: (fileName: string) => `${fileName} (removed)`,
  files: 'Add a file',
  filesHint: 'PDF, DOCX, ODT or a picture; up to five, together at most 10 MB.',
  filesFull: 'Five files are the most.',
  remove: (fileName: string) => `Remove ${fileName}`,
  removeShort: 'Remove',
});

export const unsentWords = inLanguages('message-unsent', {
  title: 'Leave without sending?',
  text: 'The message was not sent. If you leave, it is gone.',
});

export const keepWords = {
  title: 'Keep these words',
  text: 'Everybody of your company can begin a message with them. One of that name exists, and will be replaced.',
  name: 'Name',
  keep: 'Keep',
  kept: 'The words are kept.',
  remove: 'Remove them from the list',
  removed: 'The words are removed from the list.',
} as const;

export const meanings: Readonly<Record<MessageVariable, string>> = {
  firstName: 'the first name',
  candidateName: 'the whole name',
  jobTitle: 'the job of the application',
  companyName: 'your company',
};

type Starter = { readonly name: string; readonly subject: string; readonly body: string };

export const starters: readonly Starter[] = [
  {
    name: 'A call',
    subject: 'Can we call you?',
    body: 'Hello {{firstName}},\n\nthank you for your application. We would like to talk with you on the phone for about twenty minutes. When can we call you, and at which number?\n\nKind regards\n{{companyName}}',
  },
  {
    name: 'A document is missing',
    subject: 'A document is missing',
    body: 'Hello {{firstName}},\n\none document is missing in what you sent us. Please add it by the link below.\n\nKind regards\n{{companyName}}',
  },
  {
    name: 'It takes longer',
    subject: 'We need a little longer',
    body: 'Hello {{firstName}},\n\nwe have not decided yet and need a little longer than we thought. You will hear from us next week.\n\nKind regards\n{{companyName}}',
  },
];

export const bulkWords = {
  page: 'Write to several people',
  title: (count: number) => `Write to ${peopleText(count)}`,
  hint: 'Each gets a mail of their own and answers you alone. Nobody sees who else was written to.',
  none: 'Nobody is chosen',
  noneText: 'Choose people in the list of candidates or on the board of a job, then write to them.',
  candidates: 'All candidates',
  look: 'See each mail',
  preview: 'Preview',
  previewHint: 'What each of them gets, once you look at it.',
  at: (place: number, count: number) => `Mail ${place} of ${count}`,
  before: 'Previous',
  next: 'Next',
  lacksJob: 'They have applied for no job that could be named.',
  send: (count: number) => `Send to ${peopleText(count)}`,
  unseen: 'Please look at the mails first.',
  isSample: 'A sample: the message stands with them, and nobody gets a mail.',
  sent: ({ written, samples = 0 }: Sent) =>
    [
      written > samples && `${peopleText(written - samples)} will get the message.`,
      samples > 0 && samplesText(samples),
    ]
      .filter(Boolean)
      .join(' '),
  sentWithout: ({ written, samples = 0 }: Sent) =>
    `${peopleText(written - samples)} will get the message without its files: Candor is being upgraded. Please send them again.`,
} as const;

export const ownWords = inLanguages('own-thread', {
  page: 'Your messages',
  what: 'your messages',
  failed: 'The messages cannot be shown',
  noToken: 'The address is not complete. Please use the link of the mail as a whole.',
  dead: 'This link works no longer, or the address is not complete. Please use the newest mail.',
  again: 'Try again',
  about: (jobTitle: string) => `About ${jobTitle}`,
  you: 'You',
  answer: 'Your answer',
  send: 'Send the answer',
  sent: 'Your answer is sent.',
});
