import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { instant, linkToken, readLanguage, text } from '../fields.ts';
import { brand } from '../people/brand.ts';
import { paper, shownHash, shownOffer } from './offer-fields.ts';
import { OFFER_REASON_MOST, OFFER_SIGNED_NAME_MOST } from './offer-rules.ts';

const access = { kind: 'link', purpose: 'offer' } as const;
const token = linkToken;
const exampleToken = '1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

const own = z.object({
  /** `closed`: the application is over, or another offer was accepted. */
  state: z.enum(['open', 'accepted', 'declined', 'withdrawn', 'expired', 'closed']),
  shown: shownOffer,
  brand,
  ...readLanguage,
  shownHash,
  /** When it was answered or ended; null: it is open. */
  endedAt: z.nullable(instant),
  /** As it was typed; null unless accepted. */
  signedName: z.nullable(z.string()),
});

export const openOffer = endpoint({
  method: 'POST',
  path: '/api/offer/opening',
  summary: 'An offer, for the candidate whom it was sent to',
  body: z.object({ token }),
  output: own,
  errors: {},
  access,
  example: { body: { token: exampleToken } },
});

/** Again it changes nothing and says the same. */
export const acceptOffer = endpoint({
  method: 'POST',
  path: '/api/offer/acceptance',
  summary: 'Accept an offer as it is shown, with a name typed',
  body: z.object({
    token,
    /** Of what the page shows: nobody accepts what they have not seen. */
    shownHash,
    name: text(OFFER_SIGNED_NAME_MOST).check(
      z.refine((value) => value.trim() !== '', 'Please type your name.'),
    ),
    agrees: z.literal(true, 'Please confirm that you accept.'),
  }),
  output: own,
  errors: { offer_over: 409, offer_differs: 409 },
  access,
  example: {
    body: { token: exampleToken, shownHash: '0'.repeat(64), name: 'Ada Lovelace', agrees: true },
  },
});

export const declineOffer = endpoint({
  method: 'POST',
  path: '/api/offer/refusal',
  summary: 'Decline an offer, with a reason or without',
  body: z.object({ token, reason: text(OFFER_REASON_MOST) }),
  output: own,
  errors: { offer_over: 409 },
  access,
  example: { body: { token: exampleToken, reason: '' } },
});

export const getOwnOfferPaper = endpoint({
  method: 'POST',
  path: '/api/offer/paper',
  summary: 'An offer as a PDF, for its candidate; with the answer where it was accepted',
  body: z.object({ token }),
  output: paper,
  errors: {},
  access,
  example: { body: { token: exampleToken } },
});
