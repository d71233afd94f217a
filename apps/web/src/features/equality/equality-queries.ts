import type { Input, Output } from '@candor/contract';
import { getEqualitySettings, saveEqualitySettings } from '@candor/contract/equality';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { CallError } from '../../lib/api-error.ts';

export type EqualitySettings = Output<typeof getEqualitySettings>;

export const equalityQuery = queryOptions<EqualitySettings, CallError<typeof getEqualitySettings>>({
  queryKey: ['equality', 'settings'],
  queryFn: ({ signal }) => call(getEqualitySettings, {}, { signal }),
});

export function useSaveEquality() {
  const client = useQueryClient();
  return useMutation<
    Output<typeof saveEqualitySettings>,
    CallError<typeof saveEqualitySettings>,
    Input<typeof saveEqualitySettings>['body']
  >({
    mutationFn: (body) => call(saveEqualitySettings, { body }),
    onSuccess: ({ version }, { isOn, questions }) => {
      client.setQueryData(equalityQuery.queryKey, { isOn, version, questions });
    },
  });
}
