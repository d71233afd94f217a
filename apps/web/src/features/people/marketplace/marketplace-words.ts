import { moneyText } from '@candor/contract/operations/billing-rules';
import type {
  Conflict,
  DayPart,
  freeWithin,
  Mark,
  PayoutKind,
  seniorities,
} from '@candor/contract/people/marketplace-rules';
import { counted, type ListWords, unmatched } from '../../../ui/data-list/list-words.ts';
import { locale } from '../../../ui/reader-locale.ts';
import type { MarketPage } from './marketplace-queries.ts';

export const offerWords = {
  title: 'What companies find',
  hint: 'Companies look for interviewers by skill, language and rate. They read this, your headline, skills and languages, your country, and when you are free next: never your address, phone or calendar.',
  notConfirmed: 'Nobody finds you before your identity is confirmed.',
  found: 'Companies find you.',
  what: 'your offer',
  rate: 'An hour costs',
  rateHint: 'Before tax. Whoever asks you agrees to the rate that stands here when you accept.',
  currency: 'Currency',
  badRate: 'Please enter an amount, such as 90 or 87.50.',
  about: 'About you',
  aboutHint: 'What you have built, whom you like to interview, how you go about it.',
  sample: 'Feedback as you write it (optional)',
  sampleHint:
    'Invented, or without anything that leads to a person. Companies read it before they ask you.',
  keptFrom: 'Companies you do not interview for (optional)',
  keptFromHint: 'One a line. They see that you named them, and cannot ask you.',
  isPublished: 'Companies may find me and see when I am free',
  save: 'Save the offer',
  saved: 'Your offer is saved.',
};

export const payoutWords = {
  title: 'Where your money goes',
  text: 'Kept sealed. Nobody reads it here again, not even you: only whoever pays you does.',
  kept: (hint: string) => `The account that ends in ${hint.replace(/^•+\s*/, '')} is kept.`,
  none: 'No account is kept yet.',
  kind: 'Kind of account',
  kinds: { iban: 'IBAN', account: 'Account number and bank' } satisfies Record<PayoutKind, string>,
  holder: 'Holder',
  account: { iban: 'IBAN', account: 'Account number' } satisfies Record<PayoutKind, string>,
  bank: { iban: 'BIC (optional)', account: 'Code of the bank' } satisfies Record<
    PayoutKind,
    string
  >,
  bankHint: 'BIC, routing number, sort code or IFSC.',
  save: 'Keep this account',
  saved: 'The account is kept.',
  remove: 'Forget this account',
  removed: 'The account is forgotten.',
};

export const listWords: ListWords<MarketPage> = {
  title: 'Interviewers',
  what: 'the interviewers',
  count: counted('interviewer', 'interviewers'),
  none: {
    title: 'No interviewers to be found yet',
    text: 'People from outside who interview for companies appear here once their identity is confirmed and they want to be found.',
  },
  unmatched: {
    title: unmatched('No one matches', 'No one matches'),
    text: 'Try another skill or language, other hours, or a higher rate.',
  },
};

export const filterWords = {
  search: 'Name, headline or skill',
  skill: 'Skill',
  allSkills: 'Skill',
  language: 'Language',
  allLanguages: 'Language',
  seniority: 'Experience',
  anySeniority: 'Experience',
  seniorities: {
    '2': '2 years or more',
    '5': '5 years or more',
    '10': '10 years or more',
    '15': '15 years or more',
  } satisfies Record<(typeof seniorities)[number], string>,
  most: 'Rate',
  anyRate: 'Rate',
  mosts: Object.fromEntries(
    [30, 50, 75, 100, 150, 200].map((most) => [String(most), `Up to ${most} an hour`]),
  ),
  free: 'Free',
  anyTime: 'Free',
  frees: {
    '3': 'Free within 3 days',
    '7': 'Free within 7 days',
    '14': 'Free within 14 days',
    '30': 'Free within 30 days',
  } satisfies Record<(typeof freeWithin)[number], string>,
  hours: 'Hours',
  anyHours: 'Hours',
  parts: {
    morning: 'Mornings, 6 to 12',
    afternoon: 'Afternoons, 12 to 18',
    evening: 'Evenings, 18 to 23',
    night: 'Nights, 23 to 6',
  } satisfies Record<DayPart, string>,
  looked: (count: number) =>
    `So many match that only the first ${count} were checked for free hours. Choose a skill, a language or a rate to narrow them down.`,
  hoursOf: (zone: string) => `Hours are in ${zone.replaceAll('_', ' ')} time.`,
  rating: 'Rating',
  anyRating: 'Rating',
  ratings: [
    { value: '3', label: 'Rated 3 or more' },
    { value: '4', label: 'Rated 4 or more' },
    { value: '4.5', label: 'Rated 4.5 or more' },
  ],
  statements: 'Owed to interviewers',
  mark: 'Marked',
  unmarked: 'Not blocked',
  marks: { favourite: 'Favourites', blocked: 'Blocked' } satisfies Record<Mark, string>,
};

export const columnWords = {
  name: 'Name',
  skills: 'Skills',
  languages: 'Languages',
  rate: 'An hour',
  nextFree: 'Free next',
  ahead: 'Next 7 days',
  rating: 'Rating',
  note: 'Note',
};

const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' });

export const cardWords = {
  rate: (rate: number, currency: string) => moneyText(rate, currency),
  rateOfHour: (rate: number, currency: string) => `${moneyText(rate, currency)} an hour`,
  years: (years: number | null) =>
    years === null ? '' : years === 1 ? '1 year' : `${years} years`,
  day: (at: string) => day.format(new Date(at)),
  stars: ({ mean, count }: { readonly mean: number; readonly count: number }) =>
    `${mean} of 5 (${count})`,
  noRating: 'Fewer than three ratings',
  never: 'No free hour is known for the next 30 days',
  ahead: (count: number) =>
    count === 0 ? 'No interview' : count === 1 ? '1 interview' : `${count} interviews`,
  rating: (name: string, rating: number) => `${name} ${rating}/5`,
  language: (name: string, level: string) => `${name} (${level.toLowerCase()})`,
  marks: { favourite: 'Favourite', blocked: 'Blocked' } satisfies Record<Mark, string>,
  conflicts: {
    employer: 'Worked with you',
    named: 'Does not interview for you',
  } satisfies Record<Conflict, string>,
};

export const profileWords = {
  back: 'Interviewers',
  what: 'the interviewer',
  missing: 'No interviewer is chosen',
  missingText: 'Please choose one from the list.',
  about: 'About',
  sample: 'Feedback as they write it',
  facts: 'In short',
  rate: 'Rate',
  experience: 'Experience',
  place: 'Lives in',
  zone: 'Time zone',
  skills: 'Skills, of 5',
  languages: 'Languages',
  nextFree: 'Free next',
  ahead: 'Next 7 days',
  rating: 'Rating',
  invite: 'Ask to an interview',
  conflicts: {
    employer: 'Works or worked at your company, by what they say. Consider who they may know.',
    named: 'Named your company among those they do not interview for, so they cannot be asked.',
  } satisfies Record<Conflict, string>,
  isBlocked: 'Your company asks this person no more.',
  favourite: 'Keep as a favourite',
  notFavourite: 'Remove from favourites',
  block: 'Stop asking',
  unblock: 'Ask again from now on',
  marked: 'Noted. The interviewer does not learn of it.',
};

export const foundWords = {
  title: 'Being found',
  what: 'your offer',
  found: (rate: string) => `Companies find you, for ${rate} an hour.`,
  hidden: 'Companies do not find you. Say what an hour costs, and let yourself be found.',
  unpaid: 'Nobody knows yet where your money goes.',
  change: 'Change your offer',
  begin: 'Make an offer',
};
