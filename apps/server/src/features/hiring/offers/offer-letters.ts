import { OFFER_LINK_DAYS } from '@candor/contract/hiring/offer-rules';
import type { Language } from '@candor/contract/people/language-rules';
import type { Tx } from '../../../platform/database/database.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { createLink } from '../../interviews/links/index.ts';
import { tellMoment } from '../../interviews/scheduling/index.ts';
import { mailLanguage } from '../candidate-records/index.ts';
import { candidateWords, postLetter } from '../mail-templates/index.ts';
import { acceptedText, reminderText, sentText, withdrawnText } from './offer-letter-texts.ts';
import type { Offer } from './offer-store.ts';

export type Letters = {
  readonly postOffice: PostOffice;
  /** Where people reach this installation: the beginning of every link in a mail. */
  readonly baseUrl: string;
};

const DAY = 86_400_000;

/** As the company's clock shows it, and as anybody's can be set by. */
function tellUntil(at: Date, timeZone: string, language: Language): string {
  // The end of a day is told as its last minute: midnight belongs to two of them.
  const last = new Date(at.getTime() - 60_000);
  const told = tellMoment(last, timeZone, language);
  if (timeZone === 'UTC') return told;
  return candidateWords(language).offers.until(told, tellMoment(last, 'UTC', language));
}

async function factsOf(
  tx: Tx,
  { companyId, candidateId, jobId, firstName, jobTitle, companyName, expiresAt, content }: Offer,
) {
  const language = await mailLanguage(tx, { companyId, candidateId, jobId });
  const until = expiresAt === null ? '' : tellUntil(expiresAt, content.timeZone, language);
  return { ...{ firstName, jobTitle, companyName }, until, language };
}

type Occasion = 'sent' | 'reminder' | 'withdrawn' | 'accepted';

type Words = {
  readonly subject: string;
  readonly preview: string;
  readonly greeting: string;
  readonly paragraphs: readonly (string | readonly string[])[];
  readonly closing: readonly string[];
  readonly button?: string;
  readonly language: Language;
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

export async function postSent(tx: Tx, letters: Letters, { offer, now }: Telling): Promise<void> {
  const words = sentText(await factsOf(tx, offer), offer.content.message.trim());
  await post(tx, letters, { offer, occasion: 'sent', words, now });
}

export async function postReminder(
  tx: Tx,
  letters: Letters,
  { offer, now }: Telling,
): Promise<void> {
  const words = reminderText(await factsOf(tx, offer));
  await post(tx, letters, { offer, occasion: 'reminder', words, now });
}

export async function postWithdrawn(
  tx: Tx,
  letters: Letters,
  { offer, now }: Telling,
): Promise<void> {
  const words = withdrawnText(await factsOf(tx, offer));
  await post(tx, letters, { offer, occasion: 'withdrawn', words, now });
}

export async function postAccepted(
  tx: Tx,
  letters: Letters,
  { offer, signedName, now }: Telling & { readonly signedName: string },
): Promise<void> {
  const facts = await factsOf(tx, offer);
  const at = tellMoment(now, offer.content.timeZone, facts.language);
  const words = acceptedText(facts, { name: signedName, at });
  await post(tx, letters, { offer, occasion: 'accepted', words, now });
}
