import { MutationCache, type Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Read once on purpose, such as what a mailed secret opened: a change elsewhere is no reason to ask again. */
const isReadOnce = ({ options }: Query): boolean =>
  'staleTime' in options && options.staleTime === Number.POSITIVE_INFINITY;

/**
 * What a page read before a change is not believed after it: an invitation moves an application, a decision empties a
 * list, on pages that know nothing of each other. What is on the screen is renewed by its own mutation, which knows it;
 * the rest is asked for again when it is next shown.
 */
const changes = new MutationCache({
  onSettled: async () => {
    await queryClient.invalidateQueries({
      type: 'inactive',
      refetchType: 'none',
      predicate: (query) => !isReadOnce(query),
    });
  },
});

export const queryClient = new QueryClient({
  mutationCache: changes,
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // A refusal is an answer; only what may pass by itself is asked for again.
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && error.isWorthRepeating,
    },
  },
});
