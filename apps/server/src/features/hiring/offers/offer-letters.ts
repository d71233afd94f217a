import { OFFER_LINK_DAYS } from '@candor/contract/hiring/offer-rules';
import type { Tx } from '../../../platform/database/database.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { createLink } from '../../interviews/links/index.ts';
import { tellMoment } from '../../interviews/scheduling/index.ts';
import { postLetter } from '../mail-templates/index.ts';
import { acceptedWords, reminderWords, sentWords, withdrawnWords } from './offer-mail-words.ts';
import type { Offer } from './offer-store.ts';

export type Letters = {
  readonly postOffice: PostOffice;
  /** Where people reach this installation: the beginning of every link in a mail. */
  readonly baseUrl: string;
};

const DAY = 86_400_000;

/** As the company's clock shows it, and as anybody's can be set by. */
function tellUntil(at: Date, timeZone: string): string {
  // The end of a day is told as its last minute: midnight belongs to two of them.
  const last = new Date(at.getTime() - 60_000);
  const told = tellMoment(last, timeZone);
  return timeZone === 'UTC' ? told : `${told}, which is ${tellMoment(last, 'UTC')}`;
}

const factsOf = ({ firstName, jobTitle, companyName, expiresAt, content }: Offer) => ({
  ...{ firstName, jobTitle, companyName },
  until: expiresAt === null ? '' : tellUntil(expiresAt, content.timeZone),
});

type Occasion = 'sent' | 'reminder' | 'withdrawn' | 'accepted';

type Words = {
  readonly subject: string;
  readonly preview: string;
  readonly greeting: string;
  readonly paragraphs: readonly (string | readonly string[])[];
  readonly closing: readonly string[];
  readonly button?: string;
};

/** In the company's name; each with a link of its own, since what was mailed once is known by its hash alone. */
async function post(
  tx: Tx,
  { postOffice, baseUrl }: Letters,
  {
    offer,
    occasion,
    words: { button, ...text },
    now,
  }: {
    readonly offer: Offer;
    readonly occasion: Occasion;
    readonly words: Words;
    readonly now: Date;
  },
): Promise<void> {
  const { companyId, offerId, candidateId, email, expiresAt } = offer;
  let action: { label: string; url: string } | undefined;
  if (button !== undefined) {
    const ends = Math.max(expiresAt?.getTime() ?? 0, now.getTime()) + OFFER_LINK_DAYS * DAY;
    const aim = { companyId, purpose: 'offer', subjectId: offerId } as const;
    const { token } = await createLink(tx, { ...aim, expiresAt: new Date(ends) });
    const url = new URL('/offer', baseUrl);
    url.searchParams.set('token', token);
    action = { label: button, url: url.href };
  }
  await postLetter(tx, postOffice, {
    companyId,
    letter: {
      ...text,
      ...(action && { action }),
      key: `offer-${occasion}:${companyId}:${offerId}`,
      to: email,
      whom: { candidateId },
    },
  });
}

type Telling = { readonly offer: Offer; readonly now: Date };

export const postSent = (tx: Tx, letters: Letters, { offer, now }: Telling): Promise<void> =>
  post(tx, letters, {
    ...{ offer, occasion: 'sent', now },
    words: sentWords(factsOf(offer), offer.content.message.trim()),
  });

export const postReminder = (tx: Tx, letters: Letters, { offer, now }: Telling): Promise<void> =>
  post(tx, letters, { offer, occasion: 'reminder', words: reminderWords(factsOf(offer)), now });

export const postWithdrawn = (tx: Tx, letters: Letters, { offer, now }: Telling): Promise<void> =>
  post(tx, letters, { offer, occasion: 'withdrawn', words: withdrawnWords(factsOf(offer)), now });

export const postAccepted = (
  tx: Tx,
  letters: Letters,
  { offer, signedName, now }: Telling & { readonly signedName: string },
): Promise<void> =>
  post(tx, letters, {
    ...{ offer, occasion: 'accepted', now },
    words: acceptedWords(factsOf(offer), signedName, tellMoment(now, offer.content.timeZone)),
  });
