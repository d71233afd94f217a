import type { contract, Output } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf, LinkOf } from '../../../platform/http/handlers.ts';
import { findLanguage } from '../candidate-records/index.ts';
import { brandOf } from '../../people/brand/index.ts';
import { followAcceptance, recordAsCandidate } from './accepting.ts';
import { type Telling, tellTeam } from './offer-notices.ts';
import { paperOf } from './offer-paper.ts';
import { ownStateOf } from './offer-state-rules.ts';
import { endSent, type Offer } from './offer-store.ts';
import { offerEntry, wrongStatus } from './offer-writing.ts';
import { readShown, takeOffer } from './read-offer.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.offers>,
  'openOffer' | 'acceptOffer' | 'declineOffer' | 'getOwnOfferPaper'
>;
type Parts = Telling & { readonly db: Database };

const idOf = ({ companyId, offerId }: LinkOf<'offer'>) => ({ companyId, offerId });

/** What its candidate does with an offer, by the mailed link and without an account. */
export const offerLinkHandlers = ({ db, ...telling }: Parts): Handlers => ({
  openOffer: ({ link, now }) =>
    db.inCompany(link.companyId, async (tx) => ownOf(tx, await takeOffer(tx, idOf(link)), now)),

  acceptOffer: ({ link, body, client, now }) =>
    db.inCompany(link.companyId, async (tx) => {
      const offer = await takeOffer(tx, idOf(link), 'for update');
      const state = ownStateOf(offer, now);
      // The same answer from another tab, or sent again by a line that broke.
      if (state === 'accepted') return ownOf(tx, offer, now);
      if (state !== 'open') throw refuse('offer_over');
      if (body.shownHash !== offer.shownHash) throw refuse('offer_differs');
      const signedName = body.name.trim();
      const signed = { signedName, signedIp: client.ip, signedAgent: client.userAgent ?? null };
      if (!(await endSent(tx, offer, { state: 'accepted', ...signed, now }))) {
        throw refuse('offer_over');
      }
      await followAcceptance(tx, telling, { offer, signedName, client, now });
      return ownOf(tx, await takeOffer(tx, offer), now);
    }),

  declineOffer: ({ link, body, client, now }) =>
    db.inCompany(link.companyId, async (tx) => {
      const offer = await takeOffer(tx, idOf(link), 'for update');
      const state = ownStateOf(offer, now);
      if (state === 'declined') return ownOf(tx, offer, now);
      if (state !== 'open') throw refuse('offer_over');
      const reason = body.reason.trim();
      if (!(await endSent(tx, offer, { state: 'declined', reason, now }))) {
        throw refuse('offer_over');
      }
      await tellTeam(tx, telling, { offer, what: 'declined', now });
      const { companyId } = link;
      await recordAsCandidate(tx, { companyId, client, now }, [
        offerEntry('declined', offer, reason === '' ? {} : { reason }),
      ]);
      return ownOf(tx, await takeOffer(tx, offer), now);
    }),

  getOwnOfferPaper: async ({ link }) =>
    paperOf(await db.inCompany(link.companyId, (tx) => takeOffer(tx, idOf(link)))),
});

async function ownOf(
  tx: Tx,
  offer: Offer,
  now: Date,
): Promise<Output<typeof contract.offers.openOffer>> {
  const { companyId, applicationId, shown, shownHash, endedAt, expiresAt, signedName } = offer;
  if (shown === null || shownHash === null) throw wrongStatus();
  const state = ownStateOf(offer, now);
  const ended = endedAt ?? (state === 'expired' ? expiresAt : null);
  return {
    ...{ state, shown: readShown(shown), shownHash, signedName },
    endedAt: ended?.toISOString() ?? null,
    brand: await brandOf(tx, companyId),
    language: await findLanguage(tx, { companyId, applicationId }),
  };
}
