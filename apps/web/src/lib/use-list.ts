import type { Input, Output } from '@candor/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  readSearch,
  type Searchable,
  type SearchChange,
  type SearchName,
  type SearchOf,
} from './read-search.ts';
import type { SearchParams } from './search-params.ts';
import { readList, useRead } from './server-state.ts';
import { useAddress } from './use-address.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page's own control led here, not a link to it: nothing is narrowed because nothing is wanted to be. */
    readonly isOwnChange?: boolean;
  }
}

export type Asked<E extends Searchable, Name extends string> = {
  /** What the address asks for. */
  readonly query: Pick<SearchOf<E>, Name & keyof SearchOf<E>>;
  readonly onChange: (values: SearchChange<Name>) => void;
};

/** What of the page's address these names ask for, and the way to change it. A list has `useList`. */
export function useAsked<E extends Searchable, Name extends SearchName<E>>(
  endpoint: E,
  names: readonly Name[],
): Asked<E, Name> {
  const navigate = useNavigate();
  const search = useAddress();
  return {
    query: readSearch(endpoint, names, search),
    onChange: (values) =>
      void navigate({
        to: '.',
        // Another filter begins at its first page; typing leaves no trail of steps back.
        search: (before: SearchParams) => ({ ...before, page: undefined, ...values }),
        replace: 'search' in values,
        state: { isOwnChange: true },
        resetScroll: false,
      }),
  };
}

type Turned = 'sort' | 'page';

export type List<E extends Searchable, Filter extends string> = Asked<E, Filter | Turned> & {
  readonly result: UseQueryResult<Output<E>>;
  readonly data: Output<E> | undefined;
  /** What narrows the list; neither its order nor its page. */
  readonly filters: readonly Filter[];
  /** The path of its endpoint, by which its views are kept. */
  readonly asks: string;
  /** Columns that the address hides. */
  readonly hide: string | undefined;
};

/** A list as the address asks for it: its filters stand there, so every view can be sent to a colleague. */
export function useList<E extends Searchable, Filter extends SearchName<E>>(
  endpoint: E,
  filters: readonly Filter[],
  options: Parameters<typeof readList<E>>[2] = {},
): List<E, Filter> {
  const turned = (['sort', 'page'] as const).filter((name) => name in endpoint.query.shape);
  const asked = useAsked<E, SearchName<E>>(endpoint, [...filters, ...turned] as SearchName<E>[]);
  const result = useRead(readList(endpoint, { query: asked.query } as Input<E>, options));
  const { hide } = useAddress();
  const asks = endpoint.path;
  return { ...asked, result, data: result.data, filters, asks, hide } as List<E, Filter>;
}
