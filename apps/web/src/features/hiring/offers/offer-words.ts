import type { OfferState } from '@candor/contract/hiring/offer-rules';
import { counted, type ListWords, unmatched } from '../../../ui/data-list/list-words.ts';
import type { StateShape } from '../../../ui/state-mark.tsx';
import type { TemplatePage } from './offer-queries.ts';
import { inLanguages } from '../../../lib/language.ts';

export const stateMarks: Readonly<Record<OfferState, readonly [StateShape, string]>> = {
  draft: ['blank', 'Draft'],
  asked: ['moving', 'Being approved'],
  'sent-back': ['waiting', 'Sent back'],
  approved: ['waiting', 'Approved, not sent'],
  sent: ['moving', 'Waiting for the answer'],
  accepted: ['good', 'Accepted'],
  declined: ['wrong', 'Declined'],
  withdrawn: ['over', 'Withdrawn'],
  expired: ['over', 'Not answered in time'],
};

export const templateStates = { active: 'In use', retired: 'Archived' } as const;

export const listWords: ListWords<TemplatePage> = {
  title: 'Offer templates',
  what: 'the templates',
  count: counted('template', 'templates'),
  none: {
    title: 'No offer templates yet',
    text: 'A template has the words that an offer begins with. Names, pay and dates are filled in when it is sent.',
  },
  unmatched: { title: unmatched('No template matches'), text: 'Try fewer words, or those in use.' },
};

export const templateWords = {
  search: 'Name of a template',
  state: 'State',
  create: 'New template',
  all: 'All offer templates',
  new: 'New offer template',
  page: 'Offer template',
  what: 'the template',
  name: 'Name',
  nameHint: 'Only you and your colleagues see it.',
  column: 'Template',
  beginning: 'Begins with',
  changed: 'Last changed',
  by: (name: string) => (name === '' ? '' : ` by ${name}`),
  save: 'Save',
  saved: 'Saved.',
  putAway: 'Archive',
  takeBack: 'Use again',
  isPutAway: 'Archived. It is no longer proposed for new offers.',
  isInUse: 'In use again.',
};

export const termsWords = {
  terms: 'Terms',
  termsHint: 'An empty line begins a new paragraph.',
  variables: 'Words that are filled in',
  insert: (name: string) => `Insert {{${name}}} into the terms`,
  preview: 'Preview',
  previewSample: 'With invented values, as a candidate would read it.',
  previewReal: 'As the candidate will read it.',
};

export const draftWords = {
  new: 'New offer',
  change: 'Change the offer',
  what: 'the offer',
  for: (name: string, job: string) => `For ${name}, ${job}`,
  template: 'Template',
  noTemplate: 'Without a template',
  templateHint: 'Choosing one replaces the terms below.',
  pay: 'Pay',
  payHint: 'Leave it empty where the terms say it in words.',
  salary: 'Salary',
  noName: 'Please name this template.',
  badSalary: 'Please enter an amount, such as 52000.',
  currency: 'Currency',
  period: 'Period',
  choose: 'Please choose',
  days: 'Days',
  startsOn: 'First day of work',
  expiresOn: 'Last day to answer',
  expiresHint: 'Until midnight. After that the offer cannot be accepted.',
  zone: 'Time zone',
  message: 'A word to the candidate',
  messageHint: 'In the mail and above the terms; it is no part of them.',
  approvers: 'Who approves it, in this order',
  approversHint:
    'Each is asked by mail when the one before has approved. Nobody: it can be sent at once.',
  approver: (place: number) => `Approver ${place}`,
  addApprover: 'Add an approver',
  remove: 'Remove',
  removeApprover: (place: number) => `Remove approver ${place}`,
  chooseApprover: 'Please choose a colleague.',
  /** In the preview, where something is not entered yet. */
  missing: {
    salary: '[salary]',
    startDate: '[first day of work]',
    answerBy: '[last day to answer]',
  },
  twice: 'This colleague is named already.',
  save: 'Save the draft',
  saved: 'The draft is saved.',
  back: 'Back without saving',
  toOffer: 'The offer',
};

export const tabWords = {
  title: 'Offers',
  what: 'the offers',
  none: 'No offers yet.',
  noneText: 'An offer is written for an application that goes on.',
  begin: (job: string) => `New offer for ${job}`,
  changed: 'Changed ',
  until: ' · to be answered by ',
  waitsFor: (name: string) => ` · ${name} is to approve`,
};

export const pageWords = {
  title: (name: string) => `Offer to ${name}`,
  what: 'the offer',
  page: 'Offer',
  gone: 'There is no such offer',
  goneText: 'It belongs to another company, or to somebody whom you may not see.',
  toCandidate: 'All offers of this candidate',
  draftedBy: 'Written by',
  salary: 'Salary',
  startsOn: 'First day of work',
  expires: 'Answer by',
  sentAt: 'Sent',
  endedAt: { accepted: 'Accepted', declined: 'Declined', withdrawn: 'Withdrawn', expired: 'Ended' },
  by: (name: string) => `by ${name}`,
  reason: { declined: 'Their reason', withdrawn: 'Reason' },
  signedName: 'Name, as typed',
  hash: 'SHA-256 of what was shown',
  terms: 'Terms',
  message: 'A word to the candidate',
  approvals: 'Approval',
  noApprovals: 'Nobody needs to approve it.',
  notAsked: 'Not asked yet',
  asked: 'Asked ',
  approved: 'Approved ',
  sentBack: 'Sent back ',
  left: 'has left, or may not see this job any more',
  yourTurn: 'It is your turn to approve this offer.',
  approve: 'Approve',
  sendBack: 'Send back',
  sendBackTitle: 'Send the offer back',
  sendBackText: 'It goes back to whoever wrote it, with your reason.',
  isApproved: 'Approved.',
  isSentBack: 'Sent back.',
  edit: 'Change',
  ask: 'Ask for approval',
  isAsked: 'The first of them is asked by mail.',
  reopen: 'Take back to change',
  isReopened: 'It is a draft again.',
  send: 'Send to the candidate',
  sendTitle: (name: string) => `Send the offer to ${name}`,
  sendText:
    'The candidate gets a mail with a link. From then on its words cannot be changed; it can be withdrawn.',
  room: ({ left, waiting }: { readonly left: number; readonly waiting: number }) =>
    `${left === 1 ? '1 opening is' : `${left === 0 ? 'No' : left} openings are`} left, and ${
      waiting === 1
        ? '1 other offer for this job waits'
        : `${waiting === 0 ? 'no' : waiting} other offers for this job wait`
    } for an answer.`,
  isSent: 'The offer is sent.',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw the offer',
  withdrawText:
    'It cannot be accepted any more. A candidate who has it is told, without the reason.',
  isWithdrawn: 'The offer is withdrawn.',
  reasonField: 'Reason',
  copy: 'New offer with these words',
  isCopied: 'A new draft with the same words.',
  paper: 'Save as PDF',
  keep: 'Cancel',
};

export const ownWords = inLanguages('own-offer', {
  page: 'Offer',
  what: 'the offer',
  failed: 'The offer cannot be shown',
  noToken: 'Please open the link in your mail: this address alone shows no offer.',
  dead: 'This link leads nowhere any more. If you wait for an offer, please write to the company.',
  again: 'Try again',
  title: (job: string) => `Your offer: ${job}`,
  to: 'To',
  salary: 'Salary',
  startsOn: 'First day of work',
  until: 'Answer by',
  elsewhere: (moment: string, city: string) => `${moment} (${city})`,
  terms: 'Terms',
  paper: 'Save as PDF',
  answer: 'Your answer',
  name: 'Your full name',
  nameHint:
    'Typing your name counts as your signature. It is kept with the time and the network address that it comes from.',
  agrees: (company: string) => `I have read these terms, and accept the offer of ${company}.`,
  accept: 'Accept the offer',
  decline: 'Decline',
  declineTitle: 'Decline the offer',
  declineText: (company: string) => `${company} is told. It cannot be accepted afterwards.`,
  declineReason: 'Reason',
  declineHint: 'You need not give one.',
  declineSend: 'Decline the offer',
  keep: 'Back to the offer',
  states: {
    accepted: 'You have accepted this offer.',
    declined: 'You have declined this offer.',
    withdrawn: 'The company has withdrawn this offer.',
    expired:
      'The time to answer is over. If you still want the position, please write to the company.',
    closed:
      'This offer cannot be answered any more. If you have questions, please write to the company.',
  },
  signed: (name: string) => `Accepted as ${name}, `,
  hash: 'Fingerprint of these terms (SHA-256): ',
});
