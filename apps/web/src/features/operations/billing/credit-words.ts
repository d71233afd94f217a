import type { Output } from '@candor/contract';
import { creditsText } from '@candor/contract/operations/credit-words';
import type { CreditKind, getCredits, listCreditMoves } from '@candor/contract/operations/credits';
import { counted, type ListWords, unmatched } from '../../../ui/data-list/list-words.ts';
import { locale } from '../../../ui/reader-locale.ts';
import type { Plan } from './billing-queries.ts';
import { priceText } from './billing-words.ts';

type Credits = Output<typeof getCredits>;
type MovePage = Output<typeof listCreditMoves>;
export type CreditMove = MovePage['moves'][number];

const costText = (credits: number): string => (credits === 0 ? 'nothing' : creditsText(credits));

export const creditWords = {
  balance: ({ balance }: Credits) => `The company has ${creditsText(balance)}.`,
  price: ({ price }: Credits) =>
    price === 0
      ? 'Inviting somebody to a bot interview costs nothing at the moment.'
      : `Inviting somebody to a bot interview costs ${creditsText(price)}. What nobody used comes back when its link expires or is cancelled; what has begun is never stopped.`,
  seatPrice: ({ seatPrice }: Credits) =>
    seatPrice === 0
      ? 'Asking somebody to a live interview costs nothing at the moment.'
      : `Asking somebody to a live interview costs ${creditsText(seatPrice)} for each seat. They come back when it is cancelled before it begins; a call is never stopped.`,
  /** Before a time, and behind it. */
  comingFrom: 'From',
  coming: {
    'bot-interview': (credits: number) =>
      `on, inviting somebody to a bot interview costs ${costText(credits)}.`,
    'live-seat': (credits: number) =>
      `on, asking somebody to a live interview costs ${costText(credits)} for each seat.`,
  } satisfies Record<CreditKind, (credits: number) => string>,
  export: 'Export as CSV',
  /** What a file holds that could not hold everything, and how one comes by the rest. */
  exported: (count: number) =>
    `The latest ${count.toLocaleString(locale)} are in the file; there are older ones. For those, say below until when, and export again.`,
  cut: (count: number, isFirst: boolean) =>
    `The ${isFirst ? 'latest' : 'next'} ${count.toLocaleString(locale)} are in the file, back to`,
  exportOlder: 'Export older ones',
  lastPart: (count: number) =>
    `The last ${count.toLocaleString(locale)} are in the file; nothing is older.`,
  capped: (total: number) =>
    `The latest ${total.toLocaleString(locale)} can be paged through. For older ones, say until when.`,
  low: 'This is not enough for five more interviews. Buy more before you invite many.',
  buy: 'Buy credits',
  none: 'None are offered at the moment.',
  buyPack: (name: string) => `Buy ${name}`,
  pack: (pack: Plan) => `${creditsText(pack.credits ?? 0)} for ${priceText(pack)}`,
  /** With what it adds, where it is a pack. */
  bought: (name: string, credits: number | null) =>
    credits === null ? name : `${name}, ${creditsText(credits)}`,
};

const reasonWords: Readonly<Record<CreditMove['reason'], string>> = {
  bought: 'Bought',
  used: 'Invitation',
  returned: 'Invitation not used',
  refunded: 'Payment refunded',
};

/** What came or went, and for what kind of interview. */
export function creditReasonText({ reason, kind }: CreditMove): string {
  if (kind !== 'live-seat') return reasonWords[reason];
  return reason === 'used' ? 'Live interview' : 'Live interview cancelled';
}

const count = counted('entry', 'entries');

export const creditListWords: ListWords<MovePage> = {
  title: 'Credits',
  what: 'the credits',
  count: (page) => (page.hasMore ? `${page.total.toLocaleString(locale)}+ entries` : count(page)),
  none: {
    title: 'Nothing yet',
    text: 'What is bought and used stands here, with whom and for which job.',
  },
  unmatched: {
    title: unmatched('Nothing matches', 'Nothing on these days'),
    text: 'Days are those of UTC.',
    clear: 'Show the latest',
  },
};

/** Of the days on which credits came or went. */
export const moveDayWords = { from: 'From', until: 'Until' };

export const creditColumns = {
  reason: 'What for',
  candidate: 'Candidate',
  job: 'Job',
  credits: 'Credits',
  at: 'When',
};
