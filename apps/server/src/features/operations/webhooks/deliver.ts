import { nextTryAt } from '@candor/contract/operations/webhook-rules';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Outbound } from '../../../platform/outbound/outbound.ts';
import { openSealedText } from '../../../platform/sealing/sealed-text.ts';
import type { Notify } from '../../people/notifications/index.ts';
import { judgeTry } from './delivery-rules.ts';
import {
  type Claim,
  claimDue,
  countTries,
  type Delivery,
  findDue,
  type Try,
  writeTry,
} from './delivery-store.ts';
import { signedHeaders } from './signature.ts';
import { findAdmins, lockWebhook, noteFailing, switchWebhook } from './webhook-store.ts';

export type DeliveryParts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly outbound: Outbound;
  readonly sealingKey: Uint8Array;
  readonly notify: Notify;
  readonly onProblem: (problem: Error) => void;
};

const AT_ONCE = 32;
const SHARE_OF_ONE = 4;
/** The installation's own secret was changed since. */
const UNREADABLE = 'The secret of this webhook cannot be read. Make a new one.';

/**
 * Each call sends what is due and has room, and ends when that is over. Calls may overlap: what one has taken no
 * other takes, in this process or another.
 */
export function createDeliverer(parts: DeliveryParts): () => Promise<void> {
  const { db, clock, onProblem } = parts;
  const underWay = new Map<number, number>();
  const count = (companyId: number, by: number) =>
    underWay.set(companyId, (underWay.get(companyId) ?? 0) + by);
  return async () => {
    const taken = [...underWay.values()].reduce((sum, own) => sum + own, 0);
    if (taken >= AT_ONCE) return;
    const busy = [...underWay].filter(([, own]) => own >= SHARE_OF_ONE).map(([id]) => id);
    const claims = await claimDue(db, clock(), { room: AT_ONCE - taken, busy });
    const take = async (claim: Claim) => {
      count(claim.companyId, 1);
      await deliver(parts, claim).catch((error: unknown) => onProblem(error as Error));
      count(claim.companyId, -1);
      if (underWay.get(claim.companyId) === 0) underWay.delete(claim.companyId);
    };
    await Promise.all(claims.map(take));
  };
}

async function deliver(parts: DeliveryParts, claim: Claim): Promise<void> {
  const { db } = parts;
  const delivery = await db.inCompany(claim.companyId, (tx) => findDue(tx, claim));
  if (delivery === undefined) return;
  const tried = await send(parts, delivery);
  await db.inCompany(claim.companyId, (tx) => conclude(tx, parts, { claim, delivery, tried }));
}

async function send(
  { clock, outbound, sealingKey }: DeliveryParts,
  delivery: Delivery,
): Promise<Try> {
  const { url, body, messageId: id, secretSealed, oldSecretSealed, oldSecretUntil } = delivery;
  const at = clock();
  const isOldValid = oldSecretUntil !== null && oldSecretUntil > at;
  const sealed = [secretSealed, ...(isOldValid && oldSecretSealed ? [oldSecretSealed] : [])];
  const opened = await Promise.allSettled(sealed.map((text) => openSealedText(text, sealingKey)));
  if (opened[0]?.status !== 'fulfilled') {
    return { triedAt: at, milliseconds: 0, status: null, answer: '', problem: UNREADABLE };
  }
  const secrets = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Candor-Webhooks/1.0',
    ...signedHeaders(secrets, { id, at, body }),
  };
  const begun = performance.now();
  const outcome = await outbound.post(url, { headers, body }).then(
    ({ status, text }) => ({ status, answer: text, problem: null }),
    (error: unknown) => ({ status: null, answer: '', problem: inWords(error as Error) }),
  );
  return { triedAt: at, milliseconds: Math.round(performance.now() - begun), ...outcome };
}

/** What the network says carries addresses of it; companies are told the kind of trouble only. */
function inWords(error: Error & { readonly code?: string }): string {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'No answer in time.';
  return error.code === undefined ? error.message.slice(0, 200) : `No connection (${error.code}).`;
}

/** The address is locked first: of two that fail together one switches it off, and tells. */
async function conclude(
  tx: Tx,
  { notify, clock }: DeliveryParts,
  {
    claim,
    delivery,
    tried,
  }: { readonly claim: Claim; readonly delivery: Delivery; readonly tried: Try },
): Promise<void> {
  const now = clock();
  const place = { companyId: claim.companyId, id: delivery.endpointId };
  const webhook = await lockWebhook(tx, place);
  if (webhook === undefined) return;
  const due = nextTryAt((await countTries(tx, claim)) + 1, now.getTime());
  const failingSince = webhook.failingSince ?? now;
  const verdict = judgeTry(tried.status, { isLast: due === null, failingSince, now });
  const isOver = verdict !== 'again';
  await writeTry(tx, claim, {
    ...tried,
    state: verdict === 'delivered' ? 'delivered' : 'failed',
    nextTryAt: isOver || due === null ? null : new Date(due),
  });
  if (verdict === 'delivered') {
    if (webhook.failingSince !== null) await noteFailing(tx, place, null);
    return;
  }
  if (webhook.failingSince === null) await noteFailing(tx, place, now);
  if (webhook.disabledBecause !== null || (verdict !== 'failing' && verdict !== 'gone')) return;
  await switchWebhook(tx, place, { at: now, because: verdict });
  for (const accountId of await findAdmins(tx, claim.companyId)) {
    const title = 'A webhook was switched off';
    const body =
      verdict === 'gone'
        ? `${hostOf(webhook.url)} does not want it any more.`
        : `${hostOf(webhook.url)} has not answered for three days.`;
    await notify(tx, { accountId, title, body, path: '/company/settings/webhooks' }, now);
  }
}

const hostOf = (url: string): string => URL.parse(url)?.host ?? 'Its address';
