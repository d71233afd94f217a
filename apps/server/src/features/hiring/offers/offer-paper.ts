import type { Output, contract } from '@candor/contract';
import { refuse } from '../../../platform/http/failure.ts';
import { drawOffer } from './draw-offer.ts';
import { paperWords } from './offer-paper-words.ts';
import type { Offer } from './offer-store.ts';
import { readShown } from './read-offer.ts';

/** What was sent, as it was shown; where it was accepted, with the answer. */
export async function paperOf(offer: Offer): Promise<Output<typeof contract.offers.getOfferPaper>> {
  const { shown, shownHash, signedName, signedIp, endedAt, jobTitle } = offer;
  if (shown === null || shownHash === null) {
    throw refuse('wrong_status', { params: { what: 'job-offer' } });
  }
  const signed =
    signedName === null || endedAt === null
      ? null
      : { name: signedName, at: endedAt, ip: signedIp ?? '' };
  const pdf = await drawOffer({ shown: readShown(shown), shownHash, signed });
  return { fileName: paperWords.fileName(jobTitle), content: pdf.toString('base64') };
}
