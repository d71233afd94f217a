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
import { read, useRead, useTask, useWriteOf } from '../../../lib/server-state.ts';
import { readPages, useReadPages } from '../../../lib/read-pages.ts';
import { call } from '../../../lib/api.ts';
import type { ApiError, CallError } from '../../../lib/api-error.ts';

export type Webhook = Output<typeof listWebhooks>['webhooks'][number];
export type WebhookDraft = Input<typeof createWebhook>['body'];
export type Delivery = Output<typeof listDeliveries>['deliveries'][number];

const everyWebhook = ['/api/webhooks'] as const;
const paramsOf = (webhookID: number) => ({ webhookID: String(webhookID) });

/** How often the page looks again while something is on its way. */
const LOOK_AGAIN_MS = 2000;

export function useWebhooks() {
  return useRead(read(listWebhooks, {}));
}

/** Null id: a new one, whose secret comes back this once. */
export function useSaveWebhook(webhookID: number | null) {
  return useTask<string | null, CallError<typeof createWebhook>, WebhookDraft>(
    async (body) => {
      if (webhookID === null) return (await call(createWebhook, { body })).secret;
      await call(updateWebhook, { params: paramsOf(webhookID), body });
      return null;
    },
    { refreshes: everyWebhook },
  );
}

export type WebhookAct = 'on' | 'off' | 'test' | 'remove';

export function useWebhookAct(webhookID: number) {
  const params = paramsOf(webhookID);
  return useTask<unknown, ApiError, WebhookAct>(
    (act) => {
      if (act === 'test') return call(testWebhook, { params });
      if (act === 'remove') return call(deleteWebhook, { params });
      return call(switchWebhook, { params, body: { isOn: act === 'on' } });
    },
    { refreshes: everyWebhook },
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
    refetchInterval: ({ state: { data } }) =>
      data?.pages[0]?.deliveries.some((one) => one.state === 'waiting' && one.tries === 0) === true
        ? LOOK_AGAIN_MS
        : false,
  });
}

type Place = { readonly webhookID: number; readonly deliveryID: number };

/** `tries`: read again when there was another one. */
export function useDelivery({ webhookID, deliveryID }: Place, tries: number, isWanted: boolean) {
  const asked = read(
    getDelivery,
    { params: { ...paramsOf(webhookID), deliveryID: String(deliveryID) } },
    { enabled: isWanted },
  );
  return useRead({ ...asked, queryKey: [...asked.queryKey, tries] });
}

export function useReplay({ webhookID, deliveryID }: Place) {
  return useWriteOf<typeof replayDelivery, undefined>(
    replayDelivery,
    () => ({ params: { ...paramsOf(webhookID), deliveryID: String(deliveryID) } }),
    { refreshes: [listDeliveries] },
  );
}
