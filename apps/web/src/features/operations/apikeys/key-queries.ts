import type { Input, Output } from '@candor/contract';
import {
  createApiKey,
  listApiKeys,
  listKeyEndpoints,
  revokeApiKey,
} from '@candor/contract/operations/api-keys';
import { read, useWriteOf } from '../../../lib/server-state.ts';

export type ApiKey = Output<typeof listApiKeys>['keys'][number];
export type KeyDraft = Input<typeof createApiKey>['body'];
export type KeyEndpoint = Output<typeof listKeyEndpoints>['endpoints'][number];

export const keysQuery = read(listApiKeys, {});
export const keyEndpointsQuery = read(listKeyEndpoints, {});

const change = { refreshes: [listApiKeys] };
export const useCreateKey = () => useWriteOf(createApiKey, (body: KeyDraft) => ({ body }), change);
export const useRevokeKey = () =>
  useWriteOf(revokeApiKey, (keyID: number) => ({ params: { keyID: String(keyID) } }), change);
