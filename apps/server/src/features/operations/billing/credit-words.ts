import { creditsText } from '@candor/contract/operations/credit-words';
import type { CreditKind } from '@candor/contract/operations/credits';
import type { PostedLetter } from '../../../platform/mail/post-office.ts';

export const creditHeading = ['When', 'What for', 'Credits', 'Candidate', 'Job', 'Payment'];

const reasonWords = {
  bought: 'Bought',
  used: 'Invitation',
  returned: 'Invitation not used',
  refunded: 'Payment refunded',
} as const;

/** What came or went, and for what kind of interview. */
export function reasonText(move: {
  readonly reason: keyof typeof reasonWords;
  readonly kind: CreditKind | null;
}): string {
  if (move.kind !== 'live-seat') return reasonWords[move.reason];
  return move.reason === 'used' ? 'Live interview' : 'Live interview cancelled';
}

/** What is nearly used up, and what the next of a kind costs. */
export type Few = {
  readonly left: number;
  readonly price: number;
  readonly kind: CreditKind;
};

/** In the product, beside the mail. */
export const creditNotice = (left: 'few' | 'none', companyId: number) =>
  ({
    title: left === 'few' ? 'Few credits are left' : 'The credits for interviews are used up',
    body:
      left === 'few'
        ? 'Buy more before they are used up'
        : 'Nobody can be invited until more are bought',
    path: '/company/credit-point',
    about: { companyId, kind: 'credits' },
  }) as const;

const moreWords: Readonly<Record<CreditKind, (count: string, isOne: boolean) => string>> = {
  'bot-interview': (count, isOne) =>
    `${count} more ${isOne ? 'invitation' : 'invitations'} to a bot interview`,
  'live-seat': (count, isOne) => `${count} more ${isOne ? 'seat' : 'seats'} of live interviews`,
};

/** To whoever runs a company, when its credits become few. */
export function fewCreditsLetter(
  given: Few & {
    readonly to: string;
    readonly key: string;
    readonly firstName: string;
    readonly baseUrl: string;
  },
): PostedLetter {
  const { to, key, firstName, left, price, kind, baseUrl } = given;
  const credits = creditsText(left);
  const enough = Math.max(0, Math.floor(left / price));
  const more = moreWords[kind](String(enough), enough === 1);
  return {
    ...{ to, key },
    subject: `Your company has ${credits} left`,
    preview: `Enough for ${more}.`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `your company has ${credits} left, which is enough for ${more}. Interviews that have begun go on whatever is left.`,
    ],
    action: { label: 'Buy credits', url: `${baseUrl}/company/credit-point` },
  };
}
