import type { Input, Output } from '@candor/contract';
import {
  createApiKey,
  listApiKeys,
  listKeyEndpoints,
  revokeApiKey,
} from '@candor/contract/api-keys';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { CallError } from '../../lib/api-error.ts';

export type ApiKey = Output<typeof listApiKeys>['keys'][number];
export type KeyDraft = Input<typeof createApiKey>['body'];
export type KeyEndpoint = Output<typeof listKeyEndpoints>['endpoints'][number];

const keysKey = ['api-keys'];

export function useKeys() {
  return useQuery<Output<typeof listApiKeys>, CallError<typeof listApiKeys>>({
    queryKey: keysKey,
    queryFn: ({ signal }) => call(listApiKeys, {}, { signal }),
  });
}

export function useKeyEndpoints() {
  return useQuery<Output<typeof listKeyEndpoints>, CallError<typeof listKeyEndpoints>>({
    queryKey: ['key-endpoints'],
    queryFn: ({ signal }) => call(listKeyEndpoints, {}, { signal }),
  });
}

export function useCreateKey() {
  const client = useQueryClient();
  return useMutation<Output<typeof createApiKey>, CallError<typeof createApiKey>, KeyDraft>({
    mutationFn: (body) => call(createApiKey, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keysKey }),
  });
}

export function useRevokeKey() {
  const client = useQueryClient();
  return useMutation<unknown, CallError<typeof revokeApiKey>, number>({
    mutationFn: (keyID) => call(revokeApiKey, { params: { keyID: String(keyID) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keysKey }),
  });
}
