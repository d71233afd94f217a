import type { contract, Parsed } from '@candor/contract';
import { OLD_SECRET_HOURS, WEBHOOKS_MOST } from '@candor/contract/operations/webhook-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail, refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { Outbound } from '../../../platform/outbound/outbound.ts';
import { sealText } from '../../../platform/sealing/sealed-text.ts';
import { companyWrite, type Deed, type DeedEntry, deedOf } from '../audit/index.ts';
import { logHandlers } from './log-handlers.ts';
import { makeSecret } from './signature.ts';
import {
  deleteWebhook,
  insertWebhook,
  listWebhooks,
  lockWebhook,
  replaceSecret,
  switchWebhook,
  updateWebhook,
  type Webhook,
} from './webhook-store.ts';

type Handlers = HandlersOf<typeof contract.webhooks>;
type Body = Parsed<typeof contract.webhooks.createWebhook>['body'];
type Parts = {
  readonly db: Database;
  readonly outbound: Outbound;
  readonly sealingKey: Uint8Array;
};

export function createWebhookHandlers(parts: Parts): Handlers {
  const { db, outbound, sealingKey } = parts;
  return {
    ...logHandlers(db),
    ...changeHandlers(parts),

    listWebhooks: async ({ session: { companyId }, now }) => {
      const rows = await db.inCompany(companyId, (tx) => listWebhooks(tx, companyId));
      return { webhooks: rows.map((row) => shown(row, now)) };
    },

    createWebhook: async ({ body, ...request }) => {
      const deed = deedOf(request);
      const { companyId, accountId, now } = deed;
      const written = accepted(outbound, body);
      const secret = makeSecret();
      const secretSealed = await sealText(secret, sealingKey);
      const webhookID = await companyWrite(db, deed, async (tx) => {
        if ((await listWebhooks(tx, companyId)).length >= WEBHOOKS_MOST) {
          throw refuse('too_many_webhooks', { params: { most: WEBHOOKS_MOST } });
        }
        const made = { companyId, secretSealed, createdBy: accountId, createdAt: now };
        const id = await insertWebhook(tx, { ...written, ...made });
        return {
          result: id,
          audit: entryOf('created', { id, after: written }),
        };
      });
      return { webhookID, secret };
    },

    rotateWebhookSecret: async ({ params: { webhookID: id }, ...request }) => {
      const deed = deedOf(request);
      const { companyId, now } = deed;
      const secret = makeSecret();
      const secretSealed = await sealText(secret, sealingKey);
      const oldSecretUntil = new Date(now.getTime() + OLD_SECRET_HOURS * 3_600_000);
      await companyWrite(db, deed, async (tx) => {
        await lock(tx, deed, id);
        await replaceSecret(tx, { companyId, id }, { secretSealed, oldSecretUntil });
        return {
          result: undefined,
          audit: entryOf('secret-rotated', { id, after: { oldSecretUntil } }),
        };
      });
      return { secret, oldSecretUntil: oldSecretUntil.toISOString() };
    },
  };
}

function changeHandlers({
  db,
  outbound,
}: Parts): Pick<Handlers, 'updateWebhook' | 'switchWebhook' | 'deleteWebhook'> {
  return {
    updateWebhook: async ({ params: { webhookID: id }, body, ...request }) => {
      const deed = deedOf(request);
      const { companyId } = deed;
      const written = accepted(outbound, body);
      await companyWrite(db, deed, async (tx) => {
        const { url, description, events } = await lock(tx, deed, id);
        await updateWebhook(tx, { companyId, id }, written);
        const before = { url, description, events };
        return {
          result: undefined,
          audit: entryOf('changed', { id, before, after: written }),
        };
      });
      return { done: true };
    },

    switchWebhook: async ({ params: { webhookID: id }, body: { isOn }, ...request }) => {
      const deed = deedOf(request);
      const { companyId, now } = deed;
      await companyWrite(db, deed, async (tx) => {
        const before = await lock(tx, deed, id);
        if ((before.disabledBecause === null) === isOn)
          return { result: undefined, noAudit: 'nothing-changed' };
        await switchWebhook(tx, { companyId, id }, isOn ? null : { at: now, because: 'member' });
        return {
          result: undefined,
          audit: entryOf(isOn ? 'switched-on' : 'switched-off', { id }),
        };
      });
      return { done: true };
    },

    deleteWebhook: async ({ params: { webhookID: id }, ...request }) => {
      const deed = deedOf(request);
      const { companyId } = deed;
      await companyWrite(db, deed, async (tx) => {
        const { url, description, events } = await lock(tx, deed, id);
        await deleteWebhook(tx, { companyId, id });
        return {
          result: undefined,
          audit: entryOf('removed', { id, before: { url, description, events } }),
        };
      });
      return { done: true };
    },
  };
}

function accepted(outbound: Outbound, { url, description, events }: Body) {
  const address = url.trim();
  const refusal = outbound.refusalOf(address);
  if (refusal !== null) throw fail('url_refused', refusal, { path: 'body.url' });
  return { url: address, description: description.trim(), events: [...new Set(events)] };
}

async function lock(tx: Tx, { companyId }: Deed, id: number): Promise<Webhook> {
  const webhook = await lockWebhook(tx, { companyId, id });
  if (webhook === undefined) throw refuse('not_found', { params: { what: 'webhook' } });
  return webhook;
}

const entryOf = (
  act: string,
  { id, ...change }: { id: number; before?: object; after?: object },
): DeedEntry => ({
  ...{ action: `webhook.${act}`, objectKind: 'webhook', objectId: id },
  ...change,
});

function shown(webhook: Webhook, now: Date) {
  const { id, createdAt, disabledBecause, failingSince, oldSecretUntil, ...rest } = webhook;
  const states = { member: 'off', failing: 'failing', gone: 'gone' } as const;
  const isOldValid = oldSecretUntil !== null && oldSecretUntil > now;
  return {
    ...rest,
    webhookID: id,
    state: disabledBecause === null ? ('active' as const) : states[disabledBecause],
    failingSince: failingSince?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    oldSecretUntil: isOldValid ? oldSecretUntil.toISOString() : null,
  };
}
