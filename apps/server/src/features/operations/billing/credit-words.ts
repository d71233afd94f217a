import type { PostedLetter } from '../../../platform/mail/post-office.ts';

export const creditHeading = ['When', 'What for', 'Credits', 'Candidate', 'Job', 'Payment'];

export const reasonWords = {
  bought: 'Bought',
  used: 'Invitation',
  returned: 'Invitation not used',
  refunded: 'Payment given back',
} as const;

/** To whoever runs a company, when its credits become few. */
export function fewCreditsLetter(given: {
  readonly to: string;
  readonly key: string;
  readonly firstName: string;
  readonly left: number;
  readonly price: number;
  readonly baseUrl: string;
}): PostedLetter {
  const { to, key, firstName, left, price, baseUrl } = given;
  const credits = left === 1 ? '1 credit' : `${left} credits`;
  const enough = Math.max(0, Math.floor(left / price));
  const invitations = enough === 1 ? '1 more invitation' : `${enough} more invitations`;
  return {
    ...{ to, key },
    subject: `Your company has ${credits} left`,
    preview: `Enough for ${invitations}.`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `your company has ${credits} left, which is enough for ${invitations} to a bot interview. Interviews that have begun go on whatever is left.`,
    ],
    action: { label: 'Buy credits', url: `${baseUrl}/company/credit-point` },
  };
}
