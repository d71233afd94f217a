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
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import type { ApiError, CallError } from '../../../lib/api-error.ts';

export type Webhook = Output<typeof listWebhooks>['webhooks'][number];
export type WebhookDraft = Input<typeof createWebhook>['body'];
export type Delivery = Output<typeof listDeliveries>['deliveries'][number];

const webhooksKey = ['webhooks'];
const logKey = (webhookID: number) => [...webhooksKey, webhookID, 'deliveries'];
const paramsOf = (webhookID: number) => ({ webhookID: String(webhookID) });

/** How often the page looks again while something is on its way. */
const LOOK_AGAIN_MS = 2000;

export function useWebhooks() {
  return useQuery<Output<typeof listWebhooks>, CallError<typeof listWebhooks>>({
    queryKey: webhooksKey,
    queryFn: ({ signal }) => call(listWebhooks, {}, { signal }),
  });
}

/** Null id: a new one, whose secret comes back this once. */
export function useSaveWebhook(webhookID: number | null) {
  const client = useQueryClient();
  return useMutation<string | null, CallError<typeof createWebhook>, WebhookDraft>({
    mutationFn: async (body) => {
      if (webhookID === null) return (await call(createWebhook, { body })).secret;
      await call(updateWebhook, { params: paramsOf(webhookID), body });
      return null;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: webhooksKey }),
  });
}

export type WebhookAct = 'on' | 'off' | 'test' | 'remove';

export function useWebhookAct(webhookID: number) {
  const client = useQueryClient();
  const params = paramsOf(webhookID);
  return useMutation<unknown, ApiError, WebhookAct>({
    mutationFn: (act) => {
      if (act === 'test') return call(testWebhook, { params });
      if (act === 'remove') return call(deleteWebhook, { params });
      return call(switchWebhook, { params, body: { isOn: act === 'on' } });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: webhooksKey }),
  });
}

export function useNewSecret(webhookID: number) {
  const client = useQueryClient();
  return useMutation<
    Output<typeof rotateWebhookSecret>,
    CallError<typeof rotateWebhookSecret>,
    undefined
  >({
    mutationFn: () => call(rotateWebhookSecret, { params: paramsOf(webhookID) }),
    onSuccess: () => client.invalidateQueries({ queryKey: webhooksKey }),
  });
}

export function useDeliveries(webhookID: number, state: Delivery['state'] | undefined) {
  return useInfiniteQuery({
    queryKey: [...logKey(webhookID), state],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ signal, pageParam }) =>
      call(
        listDeliveries,
        {
          params: paramsOf(webhookID),
          query: {
            ...(state !== undefined && { state }),
            ...(pageParam !== undefined && { before: String(pageParam) }),
          },
        },
        { signal },
      ),
    getNextPageParam: ({ older }) => older ?? undefined,
    refetchInterval: ({ state: { data } }) =>
      data?.pages[0]?.deliveries.some((one) => one.state === 'waiting' && one.tries === 0) === true
        ? LOOK_AGAIN_MS
        : false,
  });
}

type Place = { readonly webhookID: number; readonly deliveryID: number };

/** `tries`: read again when there was another one. */
export function useDelivery({ webhookID, deliveryID }: Place, tries: number, isWanted: boolean) {
  return useQuery<Output<typeof getDelivery>, CallError<typeof getDelivery>>({
    queryKey: [...webhooksKey, webhookID, 'delivery', deliveryID, tries],
    queryFn: ({ signal }) =>
      call(
        getDelivery,
        { params: { ...paramsOf(webhookID), deliveryID: String(deliveryID) } },
        { signal },
      ),
    enabled: isWanted,
  });
}

export function useReplay({ webhookID, deliveryID }: Place) {
  const client = useQueryClient();
  return useMutation<unknown, CallError<typeof replayDelivery>, undefined>({
    mutationFn: () =>
      call(replayDelivery, {
        params: { ...paramsOf(webhookID), deliveryID: String(deliveryID) },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: logKey(webhookID) }),
  });
}
