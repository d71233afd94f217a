import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { readStored, removeStored, storageKeys } from '../../../lib/storage.ts';
import { ErrorState } from '../../../ui/page-states.tsx';
import { linkWords } from './link-words.ts';

/** AV-4: what the server said; where it said nothing, the message that was kept under the error-message key. */
function failureText(error: Error, kept: string | null): string {
  const isAnswered = error instanceof ApiError && error.statusCode !== 0;
  return isAnswered && error.message !== '' ? error.message : (kept ?? error.message);
}

/** Read once: it stays on the page while that draws itself anew, and is not shown again by another. */
function useKeptMessage(): string | null {
  const [kept] = useState(() => readStored(storageKeys.errorMessage));
  useEffect(() => removeStored(storageKeys.errorMessage), []);
  return kept;
}

type Failed = {
  readonly error: (Error & { readonly code?: string }) | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

export function LinkFailure({ query }: { readonly query: Failed }): ReactNode {
  const { error, isFetching, refetch } = query;
  const kept = useKeptMessage();
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
      {failureText(error, kept)} {isDead && linkWords.expired}
    </ErrorState>
  );
}
