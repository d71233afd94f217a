import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pageStateWords } from './page-state-words.ts';
import { ErrorState, LoadingState } from './page-states.tsx';

type Props<Data> = {
  readonly query: Pick<
    UseQueryResult<Data>,
    'data' | 'error' | 'isError' | 'isPending' | 'refetch'
  >;
  /** With its article, as in “the jobs” or “your profile”. */
  readonly what: string;
  readonly children: (data: Data) => ReactNode;
};

/** What was read, once it is here. What failed says so and offers another try; what was read before stays below it. */
export function Loaded<Data>({ query, what, children }: Props<Data>) {
  return (
    <>
      {query.isError && (
        <ErrorState
          title={pageStateWords.failed(what)}
          action={
            <Button variant="default" onClick={() => void query.refetch()}>
              {pageStateWords.again}
            </Button>
          }
        >
          {query.error?.message ?? ''}
        </ErrorState>
      )}
      {query.isPending && <LoadingState what={what} />}
      {query.data !== undefined && children(query.data)}
    </>
  );
}
