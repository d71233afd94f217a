import type { LetterKind } from '@candor/contract/hiring/mail-template-rules';

export type TemplateWords = {
  readonly kind: LetterKind;
  readonly name: string;
  readonly subject: string;
  readonly body: string;
};

const signed = 'Kind regards,\n{{companyName}}';

/** What a company's mails say until somebody saves its own; of each kind one at least. */
export const defaultTemplates: readonly TemplateWords[] = [
  {
    kind: 'received',
    name: 'We have it',
    subject: 'Your application at {{companyName}}',
    body: 'Hello {{firstName}},\n\n{{companyName}} has received your application for “{{jobTitle}}”, with your CV. {{promise}}',
  },
  {
    kind: 'withdrawn',
    name: 'It is withdrawn',
    subject: 'You have withdrawn your application at {{companyName}}',
    body: 'Hello {{firstName}},\n\nyour application for “{{jobTitle}}” at {{companyName}} is withdrawn. Nobody there goes on with it.',
  },
  {
    kind: 'rejection',
    name: 'Kind and short',
    subject: 'Your application for {{jobTitle}}',
    body: `Hello {{firstName}},\n\nthank you for applying for {{jobTitle}} and for the time you gave us. We have decided to go on with other candidates.\n\nWe wish you every success.\n\n${signed}`,
  },
  {
    kind: 'rejection',
    name: 'After an interview',
    subject: 'Your interview for {{jobTitle}}',
    body: `Hello {{firstName}},\n\nthank you for the interview for {{jobTitle}}. People of our team have looked at it, and we have decided to go on with other candidates.\n\nWe wish you every success.\n\n${signed}`,
  },
  {
    kind: 'invitation',
    name: 'Candor’s own words',
    subject: 'Your interview for {{jobTitle}} at {{companyName}}',
    body: 'Hello {{firstName}},\n\n{{companyName}} invites you to an interview for {{jobTitle}}.\n\nYou take it alone in your browser, at a time that suits you. Once started it takes {{minutes}} minutes.',
  },
  {
    kind: 'reminder',
    name: 'Still open',
    subject: 'Your interview for {{jobTitle}} is still open',
    body: 'Hello {{firstName}},\n\nyou have not begun your interview for {{jobTitle}} at {{companyName}} yet.',
  },
  {
    kind: 'resent',
    name: 'A new link',
    subject: 'A new link to your interview for {{jobTitle}}',
    body: 'Hello {{firstName}},\n\nhere is a new link to your interview for {{jobTitle}} at {{companyName}}.',
  },
  {
    kind: 'extended',
    name: 'More time',
    subject: 'You have until {{closes}} for your interview',
    body: 'Hello {{firstName}},\n\nyou have more time for your interview for {{jobTitle}} at {{companyName}}.',
  },
  {
    kind: 'cancelled',
    name: 'It is cancelled',
    subject: 'Your interview for {{jobTitle}} was cancelled',
    body: 'Hello {{firstName}},\n\n{{companyName}} has cancelled your interview for {{jobTitle}}. There is nothing you need to do.\n\n{{reason}}',
  },
  {
    kind: 'live-asked',
    name: 'Asked',
    subject: '{{companyName}} would like to talk with you about {{jobTitle}}',
    body: 'Hello {{firstName}},\n\nwe would like to talk with you about {{jobTitle}}. It takes {{minutes}} minutes. Please tell us when it suits you.',
  },
  {
    kind: 'live-waiting',
    name: 'Still waiting',
    subject: 'When can we talk about {{jobTitle}}?',
    body: 'Hello {{firstName}},\n\nwe would still like to talk with you about {{jobTitle}} at {{companyName}}, and wait for your times.',
  },
  {
    kind: 'live-booked',
    name: 'Booked',
    subject: 'Your interview with {{companyName}} is booked',
    body: 'Hello {{firstName}},\n\nyour interview for {{jobTitle}} at {{companyName}} has a time.',
  },
  {
    kind: 'live-moved',
    name: 'Moved',
    subject: 'Your interview with {{companyName}} has a new time',
    body: 'Hello {{firstName}},\n\nyour interview for {{jobTitle}} at {{companyName}} has moved.\n\n{{reason}}',
  },
  {
    kind: 'live-move-asked',
    name: 'Other times',
    subject: 'Can we move your interview for {{jobTitle}}?',
    body: 'Hello {{firstName}},\n\nwe would like to move your interview for {{jobTitle}} at {{companyName}}. Please tell us when else it suits you.\n\n{{reason}}',
  },
  {
    kind: 'live-move-declined',
    name: 'Not moved',
    subject: 'Your interview for {{jobTitle}} keeps its time',
    body: 'Hello {{firstName}},\n\nwe are sorry that we cannot move your interview for {{jobTitle}} at {{companyName}}.\n\n{{reason}}',
  },
  {
    kind: 'live-reminder',
    name: 'Soon',
    subject: 'Your interview for {{jobTitle}} at {{companyName}}',
    body: 'Hello {{firstName}},\n\nyour interview for {{jobTitle}} at {{companyName}} is near.',
  },
  {
    kind: 'live-cancelled',
    name: 'Cancelled',
    subject: 'Your interview for {{jobTitle}} was cancelled',
    body: 'Hello {{firstName}},\n\n{{companyName}} has cancelled your interview for {{jobTitle}}. There is nothing you need to do.\n\n{{reason}}',
  },
];

export const defaultWords = (kind: LetterKind): readonly TemplateWords[] =>
  defaultTemplates.filter((template) => template.kind === kind);
