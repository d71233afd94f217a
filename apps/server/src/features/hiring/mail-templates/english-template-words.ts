/**
 * In English; `languages/` says the same in the others. A company's own templates stay as it wrote them.
 */
const signed = 'Kind regards,\n{{companyName}}';

/** What a company's mails say until somebody saves its own. */
export const englishTemplates = {
  received: [
    {
      subject: 'Your application at {{companyName}}',
      body: 'Hello {{firstName}},\n\n{{companyName}} has received your application for “{{jobTitle}}”, with your CV. {{promise}}',
    },
  ],
  withdrawn: [
    {
      subject: 'You have withdrawn your application at {{companyName}}',
      body: 'Hello {{firstName}},\n\nyour application for “{{jobTitle}}” at {{companyName}} is withdrawn. Nobody there goes on with it.',
    },
  ],
  rejection: [
    {
      subject: 'Your application for {{jobTitle}}',
      body: `Hello {{firstName}},\n\nthank you for applying for {{jobTitle}} and for the time you gave us. We have decided to go on with other candidates.\n\nWe wish you every success.\n\n${signed}`,
    },
    {
      subject: 'Your interview for {{jobTitle}}',
      body: `Hello {{firstName}},\n\nthank you for the interview for {{jobTitle}}. People of our team have looked at it, and we have decided to go on with other candidates.\n\nWe wish you every success.\n\n${signed}`,
    },
  ],
  invitation: [
    {
      subject: 'Your interview for {{jobTitle}} at {{companyName}}',
      body: 'Hello {{firstName}},\n\n{{companyName}} invites you to an interview for {{jobTitle}}.\n\nYou take it alone in your browser, at a time that suits you. Once started it takes {{minutes}} minutes.',
    },
  ],
  reminder: [
    {
      subject: 'Your interview for {{jobTitle}} is still open',
      body: 'Hello {{firstName}},\n\nyou have not begun your interview for {{jobTitle}} at {{companyName}} yet.',
    },
  ],
  resent: [
    {
      subject: 'A new link to your interview for {{jobTitle}}',
      body: 'Hello {{firstName}},\n\nhere is a new link to your interview for {{jobTitle}} at {{companyName}}.',
    },
  ],
  extended: [
    {
      subject: 'You have until {{closes}} for your interview',
      body: 'Hello {{firstName}},\n\nyou have more time for your interview for {{jobTitle}} at {{companyName}}.',
    },
  ],
  cancelled: [
    {
      subject: 'Your interview for {{jobTitle}} was cancelled',
      body: 'Hello {{firstName}},\n\n{{companyName}} has cancelled your interview for {{jobTitle}}. There is nothing you need to do.\n\n{{reason}}',
    },
  ],
  'live-asked': [
    {
      subject: '{{companyName}} would like to talk with you about {{jobTitle}}',
      body: 'Hello {{firstName}},\n\nwe would like to talk with you about {{jobTitle}}. It takes {{minutes}} minutes. Please tell us when it suits you.',
    },
  ],
  'live-waiting': [
    {
      subject: 'When can we talk about {{jobTitle}}?',
      body: 'Hello {{firstName}},\n\nwe would still like to talk with you about {{jobTitle}} at {{companyName}}, and wait for your times.',
    },
  ],
  'live-booked': [
    {
      subject: 'Your interview with {{companyName}} is booked',
      body: 'Hello {{firstName}},\n\nyour interview for {{jobTitle}} at {{companyName}} has a time.',
    },
  ],
  'live-moved': [
    {
      subject: 'Your interview with {{companyName}} has a new time',
      body: 'Hello {{firstName}},\n\nyour interview for {{jobTitle}} at {{companyName}} has moved.\n\n{{reason}}',
    },
  ],
  'live-move-asked': [
    {
      subject: 'Can we move your interview for {{jobTitle}}?',
      body: 'Hello {{firstName}},\n\nwe would like to move your interview for {{jobTitle}} at {{companyName}}. Please tell us when else it suits you.\n\n{{reason}}',
    },
  ],
  'live-move-declined': [
    {
      subject: 'Your interview for {{jobTitle}} keeps its time',
      body: 'Hello {{firstName}},\n\nwe are sorry that we cannot move your interview for {{jobTitle}} at {{companyName}}.\n\n{{reason}}',
    },
  ],
  'live-reminder': [
    {
      subject: 'Your interview for {{jobTitle}} at {{companyName}}',
      body: 'Hello {{firstName}},\n\nyour interview for {{jobTitle}} at {{companyName}} is near.',
    },
  ],
  'live-cancelled': [
    {
      subject: 'Your interview for {{jobTitle}} was cancelled',
      body: 'Hello {{firstName}},\n\n{{companyName}} has cancelled your interview for {{jobTitle}}. There is nothing you need to do.\n\n{{reason}}',
    },
  ],
} as const;

export type EnglishTemplates = typeof englishTemplates;
