import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // A refusal is an answer; only what may pass by itself is asked for again.
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && error.isWorthRepeating,
    },
  },
});
