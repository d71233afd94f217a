import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Brand } from '@candor/contract/people/brand';
import type { Language } from '@candor/contract/people/language-rules';
import { useBrandOf } from './company-brand.ts';
import { useOffered } from './offered-language.ts';
import { ErrorState, LoadingState } from './page-states.tsx';

type Words = {
  readonly what: string;
  readonly failed: string;
  /** The address is not whole. */
  readonly noToken: string;
  /** The link has ended, or never was one. */
  readonly dead: string;
  readonly again: string;
};

type Props<Data> = {
  readonly query: Pick<
    UseQueryResult<Data, Error & { readonly code: string }>,
    'data' | 'error' | 'isLoading' | 'isPending' | 'refetch'
  >;
  readonly words: Words;
  readonly children: (data: Data) => ReactNode;
};

/** The page of a mailed link without its secret. */
export function NotByLink({ words }: { readonly words: Words }) {
  return (
    <ErrorState isPage title={words.failed}>
      {words.noToken}
    </ErrorState>
  );
}

type Opened = { readonly brand: Brand; readonly language?: Language | null | undefined };

/** What a mailed link opens, with the face of its company and in its reader's language, once it is here; a link that has ended is not tried again. */
export function OpenedByLink<Data extends Opened>({ query, words, children }: Props<Data>) {
  const { data, error, isPending, refetch } = query;
  useBrandOf(query);
  useOffered(data?.language);
  if (data !== undefined) return children(data);
  if (isPending || error === null) return <LoadingState what={words.what} />;
  const isDead = error.code === 'token_expired' || error.code === 'validation_failed';
  return (
    <ErrorState
      isPage
      title={words.failed}
      action={
        !isDead && (
          <Button variant="default" onClick={() => void refetch()}>
            {words.again}
          </Button>
        )
      }
    >
      {isDead ? words.dead : error.message}
    </ErrorState>
  );
}
