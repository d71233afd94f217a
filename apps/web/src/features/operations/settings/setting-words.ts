import type { Chosen, SectionName } from '@candor/contract/operations/company-settings';

export type SettingWords = {
  readonly label: string;
  readonly description: string;
  /** Completes it by what a server tells beside the values. */
  readonly told?: (read: Readonly<Record<string, unknown>>) => string;
  /** What an empty field stands for, in a company of this name. */
  readonly empty?: (companyName: string) => string;
  /** What each of its choices is called. */
  readonly choice?: (value: string) => string;
};

type SectionWords<S extends SectionName> = {
  readonly title: string;
  /** One line: what is decided there. */
  readonly text: string;
  /** Completes “… could not be loaded”. */
  readonly what: string;
  readonly saved: string;
  readonly settings: { readonly [N in keyof Chosen<S>]: SettingWords };
};

export const pageWords = { back: 'Settings', save: 'Save' } as const;

/** What people read of each section and each setting of the contract's list. */
export const sectionWords: { readonly [S in SectionName]: SectionWords<S> } = {
  externalInterviews: {
    title: 'External interviewers',
    text: 'What is owed when an interview is cancelled late, and what interviewers read before they agree.',
    what: 'the rules',
    saved: 'The rules are saved. What was agreed before stays.',
    settings: {
      lateHours: {
        label: 'A cancellation is late',
        description: 'By your company or the candidate; who declines is owed nothing.',
        choice: (hours) => (hours === '0' ? 'Never' : `Less than ${hours} hours before`),
      },
      latePercent: {
        label: 'Then is owed',
        description: 'Of the price that was agreed.',
        choice: (percent) => `${percent} %`,
      },
      lateMinutes: {
        label: 'An interviewer counts as a no-show',
        description: 'You say so afterwards; nothing is owed then.',
        choice: (minutes) => `After ${minutes} minutes`,
      },
      rules: {
        label: 'What else they should know',
        description: 'One or two sentences, read before they accept a seat.',
      },
    },
  },
  needs: {
    title: 'What candidates need',
    text: 'How soon you answer who asks for more time, breaks or another way.',
    what: 'the promise',
    saved: 'The promise is saved. What was promised before stays.',
    settings: {
      replyDays: {
        label: 'An answer is promised within',
        description: 'Candidates read it before they ask. Late answers stand on the dashboard.',
        choice: (days) => (days === '1' ? '1 day' : `${days} days`),
      },
    },
  },
  appeals: {
    title: 'Rejections and appeals',
    text: 'How long whom you rejected can appeal, when a second person answers, and what a rejection waits for.',
    what: 'the rules',
    saved: 'The rules are saved. What was promised before stays.',
    settings: {
      appealDays: {
        label: 'A rejection can be appealed against for',
        description: 'Counted from when the candidate was told. Never less than seven days.',
        choice: (days) => `${days} days`,
      },
      answerDays: {
        label: 'An answer is promised within',
        description:
          'By somebody who did not decide, without knowing why it was decided so. Late answers stand on the dashboard and in the reports.',
        choice: (days) => `${days} days`,
      },
      flagDays: {
        label: 'A rejection waits for the candidate to see critical notes for',
        description:
          'Whoever has the label “critical” reads and explains first what was noted. It leaves a day after they saw it, and at the latest when this is over.',
        choice: (days) => `At most ${days} days`,
      },
    },
  },
  careers: {
    title: 'Career page',
    text: 'Whether your career page says how well you keep promised answers.',
    what: 'the choice',
    saved: 'The choice is saved.',
    settings: {
      keptRate: {
        label: 'How many promised answers you kept in time',
        description:
          'Of the newest 500 within 12 months, once there are 20. A promise that was moved by two days counts as not kept there; Reports count it apart.',
        choice: (shown) => (shown === 'yes' ? 'Shown on the career page' : 'Not shown'),
      },
    },
  },
  mailSender: {
    title: 'Mail sender',
    text: 'In whose name those mails leave, and who gets the answers.',
    what: 'the sender',
    saved: 'The sender is saved.',
    settings: {
      name: {
        label: 'Name',
        description:
          'Candidates read it as the sender, followed by “via Candor”. Empty: your company’s name.',
        empty: (companyName) => companyName,
      },
      replyTo: {
        label: 'Reply address',
        description:
          'An address of a colleague here, or one at your company’s own domain. Empty: the writer of a message gets its answers, and the administrator who has been here longest all others.',
        told: ({ answersTo }) =>
          typeof answersTo === 'string'
            ? `That is ${answersTo} now, and candidates see this address.`
            : '',
      },
    },
  },
};

/** Of the page that the words of offers are written on. */
export const offerTemplateWords = {
  title: 'Offer templates',
  text: 'The words that offers begin with, and what is filled in.',
};
