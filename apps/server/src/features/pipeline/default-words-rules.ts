import type { TemplateKind } from '@candor/contract/pipeline-rules';

/** What a company starts with, until somebody saves its own. */
export const defaultReasons: readonly string[] = [
  'Not enough experience',
  'Skills do not match',
  'Another candidate was chosen',
  'No right to work here',
  'Salary expectations differ',
  'Position is filled or closed',
  'Could not be reached',
];

export type TemplateWords = {
  readonly kind: TemplateKind;
  readonly name: string;
  readonly subject: string;
  readonly body: string;
};

const signed = 'Kind regards,\n{{companyName}}';

export const defaultTemplates: readonly TemplateWords[] = [
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
    body: `Hello {{firstName}},\n\nthank you for the interview for {{jobTitle}}. People of our team have looked at it, and we have decided to go on with other candidates.\n\nIf you would like to know more, answer this mail.\n\n${signed}`,
  },
  {
    kind: 'received',
    name: 'We have it',
    subject: 'Your application for {{jobTitle}} has arrived',
    body: `Hello {{firstName}},\n\nthank you for applying for {{jobTitle}} at {{companyName}}. We read every application and will come back to you.\n\n${signed}`,
  },
  {
    kind: 'invitation',
    name: 'To the interview',
    subject: 'Your interview for {{jobTitle}}',
    body: `Hello {{firstName}},\n\nwe would like to know more of you: please take the interview for {{jobTitle}} when it suits you.\n\n${signed}`,
  },
  {
    kind: 'reminder',
    name: 'Still open',
    subject: 'Your interview for {{jobTitle}} is waiting',
    body: `Hello {{firstName}},\n\nyour interview for {{jobTitle}} can still be taken.\n\n${signed}`,
  },
  {
    kind: 'message',
    name: 'We need more time',
    subject: 'Your application for {{jobTitle}}',
    body: `Hello {{firstName}},\n\nwe need a little longer to decide about {{jobTitle}}, and have not forgotten you.\n\n${signed}`,
  },
];
