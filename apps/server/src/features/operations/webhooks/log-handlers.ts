import type { contract } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite, deedOf } from '../audit/index.ts';
import { insertDelivery, makeDue } from './delivery-store.ts';
import { newMessageId } from './event-store.ts';
import { findDelivery, readLog, readTries } from './log-store.ts';
import { lockWebhook, type Webhook } from './webhook-store.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.webhooks>,
  'testWebhook' | 'listDeliveries' | 'getDelivery' | 'replayDelivery'
>;

const PAGE = 50;

/** What was sent, and sending. */
export function logHandlers(db: Database): Handlers {
  return {
    ...sendingHandlers(db),

    listDeliveries: ({ params: { webhookID: endpointId }, query, session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => {
        await found(tx, { companyId, endpointId });
        const { before, state } = query;
        const log = { companyId, endpointId, before, state, limit: PAGE + 1 };
        const rows = await readLog(tx, log);
        const page = rows.slice(0, PAGE).map((row) => ({
          ...row,
          createdAt: row.createdAt.toISOString(),
          triedAt: row.triedAt?.toISOString() ?? null,
          nextTryAt: row.nextTryAt?.toISOString() ?? null,
        }));
        return {
          deliveries: page,
          older: rows.length > PAGE ? (page.at(-1)?.deliveryID ?? null) : null,
        };
      }),

    getDelivery: ({ params, session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => {
        const place = { companyId, endpointId: params.webhookID, deliveryId: params.deliveryID };
        const delivery = await findDelivery(tx, place);
        if (delivery === undefined) throw noDelivery();
        const tries = await readTries(tx, place);
        return {
          ...delivery,
          deliveryID: params.deliveryID,
          tries: tries.map((one) => ({ ...one, triedAt: one.triedAt.toISOString() })),
        };
      }),
  };
}

/** A test event, or one of the log again. */
function sendingHandlers(db: Database): Pick<Handlers, 'testWebhook' | 'replayDelivery'> {
  return {
    testWebhook: async ({ params: { webhookID: endpointId }, ...request }) => {
      const deed = deedOf(request);
      const { companyId, now } = deed;
      return companyWrite(db, deed, async (tx) => {
        refuseWhenOff(await found(tx, { companyId, endpointId }));
        const event = 'webhook.test';
        const body = JSON.stringify({
          ...{ type: event, timestamp: now.toISOString() },
          data: { webhookID: endpointId },
        });
        const messageId = newMessageId();
        const row = { companyId, endpointId, messageId, event, body, createdAt: now };
        const deliveryId = await insertDelivery(tx, row);
        await makeDue(tx, { companyId, deliveryId }, now);
        return {
          result: { deliveryID: deliveryId },
          audit: {
            ...{ action: 'webhook.tested', objectKind: 'webhook', objectId: endpointId },
          },
        };
      });
    },

    replayDelivery: async ({ params, ...request }) => {
      const deed = deedOf(request);
      const { companyId, now } = deed;
      const { webhookID: endpointId, deliveryID: deliveryId } = params;
      await companyWrite(db, deed, async (tx) => {
        const webhook = await found(tx, { companyId, endpointId });
        const delivery = await findDelivery(tx, { companyId, endpointId, deliveryId });
        if (delivery === undefined) throw noDelivery();
        refuseWhenOff(webhook);
        await makeDue(tx, { companyId, deliveryId }, now);
        return {
          result: undefined,
          audit: {
            ...{ action: 'webhook.replayed', objectKind: 'webhook', objectId: endpointId },
            after: { deliveryID: deliveryId, messageID: delivery.messageID },
          },
        };
      });
      return { done: true };
    },
  };
}

const noDelivery = () => refuse('not_found', { params: { what: 'delivery' } });

/** Locked, so that it is not switched off meanwhile. */
async function found(
  tx: Tx,
  { companyId, endpointId }: { companyId: number; endpointId: number },
): Promise<Webhook> {
  const webhook = await lockWebhook(tx, { companyId, id: endpointId });
  if (webhook === undefined) throw refuse('not_found', { params: { what: 'webhook' } });
  return webhook;
}

function refuseWhenOff({ disabledBecause }: Webhook): void {
  if (disabledBecause !== null) {
    throw refuse('webhook_off');
  }
}
