import type { salaryPeriods } from './job-rules.ts';
import { type LetterVariable, placeholderProblem, placeholdersIn } from './mail-template-rules.ts';

/** What an offer says, how it stands, and what may be done with it then: the same in the pages and on the server. */

/**
 * `asked`: those who approve are asked one after the other. `sent-back`: one of them wants it otherwise; it is written
 * again as a draft is. What stands below `sent` is how it ended.
 */
export const offerStates = [
  'draft',
  'asked',
  'sent-back',
  'approved',
  'sent',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
] as const;
export type OfferState = (typeof offerStates)[number];

export const OFFER_TEMPLATE_NAME_MOST = 120;
export const OFFER_TERMS_MOST = 20_000;
export const OFFER_MESSAGE_MOST = 2000;
export const OFFER_REASON_MOST = 1000;
export const OFFER_SIGNED_NAME_MOST = 160;
export const APPROVERS_MOST = 10;
/** In the currency's smallest unit. */
export const OFFER_SALARY_MOST = 1_000_000_000_000;
/** From today, until the last day to answer. */
export const OFFER_OPEN_DAYS_MOST = 366;
/** From today, until the first day of work. */
export const OFFER_START_YEARS_MOST = 5;
/** For so long after its last day the mailed link still says what became of it. */
export const OFFER_LINK_DAYS = 180;

type Standing = { readonly state: OfferState; readonly approvers: number };

/** What a member does with an offer. */
export type OfferDeed = 'write' | 'ask' | 'decide' | 'reopen' | 'send' | 'withdraw';

const isWritten = (state: OfferState): boolean => state === 'draft' || state === 'sent-back';

/** Nobody has answered it, and it was not taken back. */
export const isOpenOffer = (state: OfferState): boolean =>
  isWritten(state) || state === 'asked' || state === 'approved' || state === 'sent';

/** Whether an offer that stands so takes this deed; who may do it is another question. */
export function takesDeed(deed: OfferDeed, { state, approvers }: Standing): boolean {
  switch (deed) {
    case 'write':
      return isWritten(state);
    case 'ask':
      return isWritten(state) && approvers > 0;
    case 'decide':
      return state === 'asked';
    case 'reopen':
      return state === 'asked' || state === 'approved';
    case 'send':
      return state === 'approved' || (isWritten(state) && approvers === 0);
    case 'withdraw':
      return isOpenOffer(state);
  }
}

type Variables = Readonly<Record<OfferVariable, LetterVariable>>;
export type OfferVariable =
  | 'firstName'
  | 'candidateName'
  | 'jobTitle'
  | 'companyName'
  | 'salary'
  | 'startDate'
  | 'answerBy';

/** By name, in the order in which a page lists them. */
export const offerVariables: Variables = {
  firstName: { meaning: 'the candidate’s first name', sample: 'Ada' },
  candidateName: { meaning: 'the candidate’s whole name', sample: 'Ada Lovelace' },
  jobTitle: { meaning: 'the job', sample: 'Robotics engineer' },
  companyName: { meaning: 'your company', sample: 'Larkfield Robotics' },
  salary: { meaning: 'what the offer pays, with currency and period', sample: 'EUR 62,000 a year' },
  startDate: { meaning: 'the first day of work', sample: '1 March 2027' },
  answerBy: { meaning: 'the last day to answer', sample: '15 January 2027' },
};

export const offerSamples: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(offerVariables).map(([name, { sample }]) => [name, sample] as const),
);

/** The sentence under the field, or null when every `{{word}}` can be filled in. */
export const offerTextProblem = (text: string): string | null =>
  placeholderProblem(offerVariables, text, 'offer');

/** The same for the terms of an offer or of a template, which have to say something. */
export const offerTermsProblem = (terms: string): string | null =>
  terms.trim() === '' ? 'Please write what you offer.' : offerTextProblem(terms);

export type OfferPay = {
  readonly salary: number | null;
  readonly currency: string | null;
  readonly salaryPeriod: (typeof salaryPeriods)[number] | null;
};

export type OfferText = OfferPay & {
  readonly terms: string;
  readonly message: string;
  readonly startsOn: string | null;
  readonly expiresOn: string;
};

/** A day so much after `day`, both as 2026-11-21. */
function later(
  day: string,
  { years = 0, days = 0 }: { readonly years?: number; readonly days?: number },
): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCFullYear(at.getUTCFullYear() + years);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** A sentence for each field that is not right. `today` as 2026-11-21, in the zone of the offer. */
export function offerProblems(offer: OfferText, today: string): Readonly<Record<string, string>> {
  const { terms, message, salary, currency, salaryPeriod, startsOn, expiresOn } = offer;
  const named = placeholdersIn(terms);
  const words = offerTermsProblem(terms);
  const asked: readonly (readonly [string, boolean, string])[] = [
    [
      'salary',
      salary === null && named.has('salary'),
      'The terms name the salary. Please enter it.',
    ],
    ['currency', salary !== null && currency === null, 'Please choose the currency.'],
    ['salaryPeriod', salary !== null && salaryPeriod === null, 'Please choose the period.'],
    [
      'startsOn',
      startsOn === null && named.has('startDate'),
      'The terms name the first day of work. Please choose it.',
    ],
    [
      'startsOn',
      startsOn !== null && startsOn > later(today, { years: OFFER_START_YEARS_MOST }),
      `Please choose a day within ${OFFER_START_YEARS_MOST} years.`,
    ],
    ['expiresOn', expiresOn === '', 'Please choose the last day to answer.'],
    ['expiresOn', expiresOn !== '' && expiresOn < today, 'Please choose a day that is not over.'],
    [
      'expiresOn',
      expiresOn > later(today, { days: OFFER_OPEN_DAYS_MOST }),
      'Please choose a day within a year.',
    ],
    [
      'message',
      message.includes('{{') || message.includes('}}'),
      'Only the terms have words that are filled in. Please write them out here.',
    ],
  ];
  const wrong = asked.filter(([, isWrong]) => isWrong).map(([path, , text]) => [path, text]);
  return { ...(words !== null && { terms: words }), ...Object.fromEntries(wrong) };
}

/** Paragraphs of terms, each with its lines: an empty line begins another. */
export const paragraphsOf = (text: string): readonly (readonly string[])[] =>
  text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map((line) => line.trimEnd())
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0);
