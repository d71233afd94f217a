import { phoneProblem } from '../people/company-rules.ts';
import { emailProblem } from '../people/email-rules.ts';
import {
  type Answer,
  type AskedQuestion,
  answerProblem,
  isWebAddress,
} from './job-question-rules.ts';
import { filledProblem } from '../people/person-rules.ts';

/** The apply form: the same rules in the page and on the server. */

export const LINKS_MOST = 5;
export const COVER_LETTER_MOST = 10_000;
/** A person needs longer for the form than this; a program that fills it in does not. */
export const SHORTEST_FILL_MS = 3000;
/** Afterwards the form is fetched anew; what was typed stays. */
export const FORM_LIVES_MS = 24 * 3_600_000;

export type ApplicationText = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly city: string;
  readonly country: string | null;
  readonly coverLetter: string;
  readonly links: readonly string[];
  /** In the order of the questions. */
  readonly answers: readonly Answer[];
};

/** A sentence for each field, by its path (`answers.0`), in the order of the form. */
export function applicationProblems(
  application: ApplicationText,
  questions: readonly AskedQuestion[],
): Readonly<Record<string, string>> {
  const { firstName, lastName, email, phone, city, country, coverLetter, links } = application;
  const judged: readonly (readonly [string, string | null])[] = [
    ['firstName', filledProblem(firstName, 'your first name')],
    ['lastName', filledProblem(lastName, 'your last name')],
    ['email', emailProblem(email)],
    ['phone', phoneProblem(phone)],
    ['city', filledProblem(city, 'your city')],
    ['country', country === null || country === '' ? 'Please choose your country.' : null],
    ...links.map((link, index) => [`links.${index}`, linkProblem(link)] as const),
    [
      'coverLetter',
      coverLetter.length > COVER_LETTER_MOST
        ? `Please use at most ${COVER_LETTER_MOST} characters.`
        : null,
    ],
    ...questions.map(
      (question, index) =>
        [`answers.${index}`, answerProblem(question, application.answers[index] ?? null)] as const,
    ),
  ];
  return Object.fromEntries(judged.filter((each): each is [string, string] => each[1] !== null));
}

const linkProblem = (link: string): string | null =>
  isWebAddress(link) ? null : 'Please enter a web address that begins with https:// or http://.';

/** How an application stands, in the words of whoever applied. */
export const ownApplicationStates = ['active', 'withdrawn', 'closed', 'hired'] as const;
export type OwnApplicationState = (typeof ownApplicationStates)[number];
