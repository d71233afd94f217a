import type { Chosen, SectionName } from '@candor/contract/operations/company-settings';

export type SettingWords = {
  readonly label: string;
  readonly description: string;
  /** What an empty field stands for, in a company of this name. */
  readonly empty?: (companyName: string) => string;
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
          'An address of a colleague here, or one at your company’s own domain. Empty: answers reach nobody.',
      },
    },
  },
};
