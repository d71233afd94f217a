import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { readStored, removeStored, storageKeys } from '../../../lib/storage.ts';
import { ErrorState } from '../../../ui/page-states.tsx';
import { linkWords } from './link-words.ts';

/** AV-4: what the server said; where it said nothing, the message that was kept under the error-message key. */
function failureText(error: Error): string {
  const isAnswered = error instanceof ApiError && error.statusCode !== 0;
  if (isAnswered && error.message !== '') return error.message;
  const kept = readStored(storageKeys.errorMessage);
  removeStored(storageKeys.errorMessage);
  return kept ?? error.message;
}

type Failed = {
  readonly error: (Error & { readonly code?: string }) | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

export function LinkFailure({ query }: { readonly query: Failed }): ReactNode {
  const { error, isFetching, refetch } = query;
  if (error === null) return null;
  const isDead = error.code === 'token_expired';
  return (
    <ErrorState
      isPage
      title={linkWords.failed}
      action={
        !isDead && (
          <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
            {linkWords.again}
          </Button>
        )
      }
    >
      {failureText(error)} {isDead && linkWords.expired}
    </ErrorState>
  );
}
