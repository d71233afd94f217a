import type { Endpoint, Input, Output } from '@candor/contract';
import {
  eraseCandidate,
  getRetention,
  holdCandidate,
  previewRetention,
  releaseCandidate,
  saveRetention,
} from '@candor/contract/retention';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { CallError } from '../../lib/api-error.ts';

export type Retention = Output<typeof getRetention>;
export type Rule = Retention['rules'][number];
export type Counts = Output<typeof previewRetention>['counts'];
type Days = Input<typeof previewRetention>['body']['rules'];

export const retentionQuery = queryOptions<Retention, CallError<typeof getRetention>>({
  queryKey: ['retention', 'rules'],
  queryFn: ({ signal }) => call(getRetention, {}, { signal }),
});

/** What goes with these days, with the next deletion and within 30 days. */
export function previewQuery(rules: Days) {
  return queryOptions<Counts, CallError<typeof previewRetention>>({
    queryKey: ['retention', 'preview', rules],
    queryFn: async ({ signal }) =>
      (await call(previewRetention, { body: { rules } }, { signal })).counts,
  });
}

export const usePreview = () =>
  useMutation<
    Output<typeof previewRetention>,
    CallError<typeof previewRetention>,
    Input<typeof previewRetention>
  >({ mutationFn: (input) => call(previewRetention, input) });

function useDeed<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  return useMutation<Output<E>, CallError<E>, Input<E>>({
    mutationFn: (input) => call(endpoint, input),
    onSuccess: () => client.invalidateQueries({ queryKey: ['retention'] }),
  });
}

export const useSaveRetention = () => useDeed(saveRetention);
export const useHold = () => useDeed(holdCandidate);
export const useRelease = () => useDeed(releaseCandidate);
export const useErase = () => useDeed(eraseCandidate);
