import type { Endpoint, Input, Output } from '@candor/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryKey,
} from '@tanstack/react-query';
import { call } from './api.ts';
import type { CallError } from './api-error.ts';
import { howToRead } from './server-state.ts';

/** A module of its own: pages without a growing list do not carry it. */
export { useInfiniteQuery as useReadPages } from '@tanstack/react-query';

type Pages<E extends Endpoint, Cursor> = {
  /** What to ask for the page that begins there; undefined: for the first. */
  readonly inputAt: (cursor: Cursor | undefined) => Input<E>;
  /** Where the next page begins; null: there is none. */
  readonly next: (page: Output<E>) => Cursor | null | undefined;
};

/** A list that grows by pages, for `useReadPages`. */
export function readPages<E extends Endpoint, Cursor>(
  endpoint: E,
  { inputAt, next }: Pages<E, Cursor>,
) {
  return infiniteQueryOptions<
    Output<E>,
    CallError<E>,
    InfiniteData<Output<E>, Cursor | undefined>,
    QueryKey,
    Cursor | undefined
  >({
    queryKey: [endpoint.path, inputAt(undefined)],
    queryFn: (query) => {
      const from = query.pageParam as Cursor | undefined;
      // The next page is a step of the person.
      const how = from === undefined ? howToRead(query) : { signal: query.signal };
      return call(endpoint, inputAt(from), how);
    },
    initialPageParam: undefined,
    getNextPageParam: (page) => next(page) ?? undefined,
    placeholderData: keepPreviousData,
  });
}
