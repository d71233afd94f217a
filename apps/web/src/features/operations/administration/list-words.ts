import { counted, type ListWords, unmatched } from '../../../ui/data-list/list-words.ts';
import type { CheckPage, CompanyPage, CompanyRow, PeoplePage } from './administration-queries.ts';

type CheckState = 'waiting' | 'elsewhere' | 'decided';

export const checkStateWords: Readonly<Record<CheckState, string>> = {
  waiting: 'Waiting',
  elsewhere: 'At Stripe',
  decided: 'Decided',
};

export const checkIntros: Readonly<Record<CheckState, string>> = {
  waiting: 'Oldest first. Looking at one is recorded.',
  elsewhere: 'Oldest first. Stripe decides about these; nothing is to be done here.',
  decided: 'The latest decision first. Looking at one is recorded.',
};

export const checkListWords = (state: CheckState): ListWords<CheckPage> => ({
  title: 'Identity checks',
  caption: checkStateWords[state],
  what: 'the identity checks',
  count: counted('check', 'checks'),
  none: {
    title: 'No check is waiting',
    text: 'When an interviewer hands in documents, they appear here.',
  },
  unmatched: {
    title: () => (state === 'elsewhere' ? 'Nobody is at Stripe' : 'Nothing is decided yet'),
    text:
      state === 'elsewhere'
        ? 'Where identities are checked at Stripe, those that are not decided yet stand here.'
        : 'What was confirmed or refused stands here.',
    clear: 'Show those that wait',
  },
});

type CompanyState = 'all' | 'waiting';

export const companyStateWords: Readonly<Record<CompanyState, string>> = {
  all: 'All companies',
  waiting: 'Where people wait to be let in',
};

export const companyIntros: Readonly<Record<CompanyState, string>> = {
  all: 'Newest first. Nobody of a suspended company can sign in, and whoever is signed in is out at once.',
  waiting:
    'Where people wait to be let in, longest first. The admins of a company decide; ask them where it takes too long.',
};

const companyWords = {
  title: 'Companies',
  what: 'the companies',
  count: counted('company', 'companies'),
};

export const companyListWords: Readonly<Record<CompanyState, ListWords<CompanyPage>>> = {
  all: {
    ...companyWords,
    unmatched: {
      title: unmatched('No company is called', 'There is no company yet'),
      text: 'Try fewer letters.',
      clear: 'Show all companies',
    },
  },
  waiting: {
    ...companyWords,
    unmatched: {
      title: unmatched('Nobody waits at a company called', 'Nobody waits to be let in'),
      text: 'Requests to join a company show up here until its admins answer them.',
      clear: 'Show all companies',
    },
  },
};

export const companyNamePlaceholder = 'Name of the company';

export const membersText = (members: number): string =>
  members === 1 ? '1 member' : `${members} members`;

/** Before the moment since when. */
export const waitingText = ({ waiting }: CompanyRow): string =>
  `${waiting === 1 ? '1 person waits' : `${waiting} people wait`} to be let in, since `;

/** Of a company or a person that nothing keeps out. */
export const activeWord = 'Active';

/** Before the moment and the reason. */
export const suspendedWord = 'Suspended';

export const peopleIntro = 'Everybody with an account, newest first.';
export const peoplePlaceholder = 'Beginning of a name or an address';

export const peopleListWords: ListWords<PeoplePage> = {
  title: 'People',
  what: 'the people',
  count: counted('person', 'people'),
  unmatched: {
    title: unmatched('Nobody is called', 'Nobody has an account'),
    text: 'The search looks at the beginning of names and addresses. Try fewer letters.',
    clear: 'Show everybody',
  },
};

export const personWords = {
  /** Before the moment. */
  disabled: 'Disabled',
  unconfirmed: 'Address not confirmed',
  reset: 'Reset second factor',
};

/** What is asked before an act. */
export const askedWords = {
  suspend: (company: string) => ({
    title: `Suspend ${company}?`,
    label: `Why is ${company} suspended?`,
    button: 'Suspend',
  }),
  release: (company: string, domain: string) => ({
    title: `Release ${domain}?`,
    label: `Why does ${company} lose ${domain}?`,
    button: 'Release',
  }),
  disable: (email: string) => ({
    title: `Disable ${email}?`,
    label: `Why is ${email} disabled?`,
    button: 'Disable',
  }),
  reset: (email: string) => ({
    title: `Reset the second factor of ${email}?`,
    label: `How do you know that it is ${email} who asks?`,
    button: 'Reset',
  }),
};

export const factorRemoved = (email: string): string =>
  `The second factor of ${email} was removed.`;
