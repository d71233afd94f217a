import type { Endpoint, Input, Output } from '@candor/contract';
import {
  type InfiniteData,
  type InvalidateQueryFilters,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
  skipToken,
  type UndefinedInitialDataOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from './api.ts';
import type { CallError } from './api-error.ts';

type ReadOptions<E extends Endpoint> = Omit<
  UndefinedInitialDataOptions<Output<E>, CallError<E>>,
  'queryKey' | 'queryFn'
>;

/**
 * What an endpoint says, for `useQuery`. Everything that is read lies in the cache under the path of its endpoint and
 * what was asked. `null` asks nothing yet.
 */
export function read<E extends Endpoint>(
  endpoint: E,
  input: Input<E> | null,
  options: ReadOptions<E> = {},
) {
  return queryOptions<Output<E>, CallError<E>>({
    queryKey: [endpoint.path, input],
    queryFn: input === null ? skipToken : ({ signal }) => call(endpoint, input, { signal }),
    ...options,
  });
}

/** The same for a list: its rows stay while the next page or the next letter of a search is on its way. */
export function readList<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: ReadOptions<E> = {},
) {
  return read(endpoint, input, { placeholderData: keepPreviousData, ...options });
}

type Pages<E extends Endpoint, Cursor> = {
  /** What to ask for the page that begins there; undefined: for the first. */
  readonly inputAt: (cursor: Cursor | undefined) => Input<E>;
  /** Where the next page begins; null: there is none. */
  readonly next: (page: Output<E>) => Cursor | null | undefined;
};

/** A list that grows by pages, for `useInfiniteQuery`. */
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
    queryFn: ({ pageParam, signal }) =>
      call(endpoint, inputAt(pageParam as Cursor | undefined), { signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => next(page) ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** An endpoint that was read, or the beginning of a path: everything that was read below it. */
export type Refreshed = Endpoint | `/api/${string}`;

const isOf = (path: unknown, refreshed: Refreshed): boolean =>
  typeof refreshed === 'string'
    ? typeof path === 'string' && `${path}/`.startsWith(`${refreshed}/`)
    : path === refreshed.path;

/** Asks again for what was read of these, at once where it is shown. */
export const refresh = (
  client: QueryClient,
  refreshed: readonly Refreshed[],
  filters: InvalidateQueryFilters = {},
): Promise<void> =>
  client.invalidateQueries({
    ...filters,
    predicate: ({ queryKey: [path] }) => refreshed.some((one) => isOf(path, one)),
  });

type WriteOptions<E extends Endpoint, Given> = {
  /** What is not true any more once this was done; the mutation is done when it has been read again. */
  readonly refreshes: readonly Refreshed[];
  /** Read again also after a refusal: somebody else may have been faster. */
  readonly evenIfRefused?: boolean;
  /** Called once it was done and before anything is read again. */
  readonly onDone?: (output: Output<E>, given: Given) => void;
};

/** A call that changes something, for the variables that its contract takes. */
export function useWrite<E extends Endpoint>(endpoint: E, options: WriteOptions<E, Input<E>>) {
  return useWriteOf(endpoint, (input: Input<E>) => input, options);
}

/** The same for variables of the page's own; `inputOf` makes the endpoint's of them. */
export function useWriteOf<E extends Endpoint, Given>(
  endpoint: E,
  inputOf: (given: Given) => Input<E>,
  { refreshes, evenIfRefused = false, onDone }: WriteOptions<E, Given>,
) {
  const client = useQueryClient();
  return useMutation<Output<E>, CallError<E>, Given>({
    mutationFn: (given) => call(endpoint, inputOf(given)),
    onSuccess: (output, given) => onDone?.(output, given),
    onSettled: (_output, error) => {
      if (error === null || evenIfRefused) return refresh(client, refreshes);
      return undefined;
    },
  });
}
