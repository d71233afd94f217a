import type { Input, Output } from '@candor/contract';
import {
  createWebhook,
  deleteWebhook,
  getDelivery,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  rotateWebhookSecret,
  switchWebhook,
  testWebhook,
  updateWebhook,
} from '@candor/contract/operations/webhooks';
import { read, readOwn, useRead, useTask, useWriteOf } from '../../../lib/server-state.ts';
import { readPages, useReadPages } from '../../../lib/read-pages.ts';
import { heard } from '../../../lib/changes.ts';
import { call } from '../../../lib/api.ts';
import type { ApiError, CallError } from '../../../lib/api-error.ts';

export type Webhook = Output<typeof listWebhooks>['webhooks'][number];
export type Delivery = Output<typeof listDeliveries>['deliveries'][number];

const everyWebhook = ['/api/webhooks'] as const;
const paramsOf = (webhookID: number) => ({ webhookID: String(webhookID) });

/** While something is on its way and nothing tells that it came. */
const LOOK_AGAIN_MS = 2000;

export function useWebhooks() {
  return useRead(read(listWebhooks, {}));
}

/** Null id: a new one, whose secret comes back this once. */
export function useSaveWebhook(webhookID: number | null) {
  return useTask<string | null, CallError<typeof createWebhook>, Input<typeof createWebhook>>(
    async (input) => {
      if (webhookID === null) return (await call(createWebhook, input)).secret;
      await call(updateWebhook, { params: paramsOf(webhookID), ...input });
      return null;
    },
    { refreshes: everyWebhook },
  );
}

export type WebhookAct = 'on' | 'off' | 'test' | 'remove';

/** `tells`: one that is removed is gone from the page before all was read again. */
export function useWebhookAct(webhookID: number, tells: (act: WebhookAct) => void) {
  const params = paramsOf(webhookID);
  return useTask<unknown, ApiError, WebhookAct>(
    (act) => {
      if (act === 'test') return call(testWebhook, { params });
      if (act === 'remove') return call(deleteWebhook, { params });
      return call(switchWebhook, { params, body: { isOn: act === 'on' } });
    },
    { refreshes: everyWebhook, tells: (_done, act) => tells(act) },
  );
}

export function useNewSecret(webhookID: number) {
  return useWriteOf<typeof rotateWebhookSecret, undefined>(
    rotateWebhookSecret,
    () => ({ params: paramsOf(webhookID) }),
    { refreshes: everyWebhook },
  );
}

export function useDeliveries(webhookID: number, state: Delivery['state'] | undefined) {
  return useReadPages({
    ...readPages(listDeliveries, {
      inputAt: (before: number | undefined) => ({
        params: paramsOf(webhookID),
        query: {
          ...(state !== undefined && { state }),
          ...(before !== undefined && { before: String(before) }),
        },
      }),
      next: ({ older }) => older,
    }),
    ...heard<{ readonly pages: readonly Output<typeof listDeliveries>[] }>({
      hears: { deliveries: webhookID },
      everyMs: LOOK_AGAIN_MS,
      whileIts: ({ pages }) =>
        pages[0]?.deliveries.some((one) => one.state === 'waiting' && one.tries === 0) === true,
    }),
  });
}

type Place = { readonly webhookID: number; readonly deliveryID: number };

/** `tries`: read again when there was another one. */
export function useDelivery({ webhookID, deliveryID }: Place, tries: number, isWanted: boolean) {
  const asked = { params: { ...paramsOf(webhookID), deliveryID: String(deliveryID) } };
  return useRead(
    readOwn<Output<typeof getDelivery>, CallError<typeof getDelivery>>(
      [getDelivery.path, asked, tries],
      (signal) => call(getDelivery, asked, { signal }),
      { enabled: isWanted },
    ),
  );
}

export function useReplay({ webhookID, deliveryID }: Place) {
  return useWriteOf<typeof replayDelivery, undefined>(
    replayDelivery,
    () => ({ params: { ...paramsOf(webhookID), deliveryID: String(deliveryID) } }),
    { refreshes: [listDeliveries] },
  );
}
