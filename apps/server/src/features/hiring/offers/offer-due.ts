import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { defineDue, type Due, type DueWork } from '../../../platform/queue/define-due.ts';
import { endClaim } from '../../../platform/queue/due-store.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import { postReminder } from './offer-letters.ts';
import { type Telling, tellTeam } from './offer-notices.ts';
import { ownStateOf } from './offer-state-rules.ts';
import { endSent, findOffer } from './offer-store.ts';
import { offerEntry } from './offer-writing.ts';

export const EXPIRY = 'offer-expiry';
export const REMINDER = 'offer-reminder';

type Parts = Telling & { readonly clock: Clock };

/** Its last day, and the reminder before it. */
export const offerDues = (parts: Parts): readonly DueWork[] => [
  defineDue({ kind: EXPIRY, run: (tx, due) => expire(tx, parts, due) }),
  defineDue({
    kind: REMINDER,
    run: async (tx, { companyId, id: offerId }) => {
      const now = parts.clock();
      const offer = await findOffer(tx, { companyId, offerId }, 'for update');
      if (offer === undefined || ownStateOf(offer, now) !== 'open') return;
      await postReminder(tx, parts, { offer, now });
    },
  }),
];

/** Of an offer whose end is nobody's news. */
export async function endOfferDues(tx: Tx, offerId: number): Promise<void> {
  for (const kind of [EXPIRY, REMINDER]) await endClaim(tx, { kind, id: offerId });
}

/** The candidate's page says so from that instant on; this is how the company hears of it. */
async function expire(tx: Tx, parts: Parts, { companyId, id: offerId }: Due): Promise<void> {
  const now = parts.clock();
  const offer = await findOffer(tx, { companyId, offerId }, 'for update');
  if (offer === undefined) return;
  if (!(await endSent(tx, offer, { state: 'expired', now }))) return;
  await tellTeam(tx, parts, { offer, what: 'expired', now });
  await recordAudit(tx, { companyId, actorKind: 'job', ...offerEntry('expired', offer) }, now);
}
