import type { Output } from '@candor/contract';
import { listApiKeys, listKeyEndpoints, revokeApiKey } from '@candor/contract/operations/api-keys';
import { read, useWriteOf } from '../../../lib/server-state.ts';

export type ApiKey = Output<typeof listApiKeys>['keys'][number];
export type KeyEndpoint = Output<typeof listKeyEndpoints>['endpoints'][number];

export const keysQuery = read(listApiKeys, {});
export const keyEndpointsQuery = read(listKeyEndpoints, {});

export const useRevokeKey = () =>
  useWriteOf(revokeApiKey, (keyID: number) => ({ params: { keyID: String(keyID) } }), {
    refreshes: [listApiKeys],
  });
