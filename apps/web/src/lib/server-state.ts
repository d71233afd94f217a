import type { Endpoint, Input, Output } from '@candor/contract';
import {
  type InvalidateQueryFilters,
  keepPreviousData,
  type Query,
  type QueryClient,
  type QueryFunctionContext,
  queryOptions,
  skipToken,
  type UndefinedInitialDataOptions,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from './api.ts';
import type { CallError } from './api-error.ts';
import { isOfThisPage } from './last-step.ts';

/** Pages read, and change, by this module and `read-pages` alone. */
export { useQuery as useRead } from '@tanstack/react-query';

type ReadOptions<E extends Endpoint> = Omit<
  UndefinedInitialDataOptions<Output<E>, CallError<E>>,
  'queryKey' | 'queryFn'
>;

/**
 * What an endpoint says, for `useRead`. Everything that is read lies in the cache under the path of its endpoint and
 * what was asked. `null` asks nothing yet.
 */
export function read<E extends Endpoint>(
  endpoint: E,
  input: Input<E> | null,
  options: ReadOptions<E> = {},
) {
  return queryOptions<Output<E>, CallError<E>>({
    queryKey: [endpoint.path, input],
    queryFn: input === null ? skipToken : (query) => call(endpoint, input, howToRead(query)),
    ...options,
  });
}

/** What this page has shown already it reads again by itself; what lies in the cache since a page before, for a step. */
export const howToRead = ({ client, queryKey, signal }: QueryFunctionContext) => {
  const readAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  return { signal, isAgain: readAt > 0 && isOfThisPage(readAt) };
};

type OwnOptions<Data, Failure> = Omit<
  UndefinedInitialDataOptions<Data, Failure>,
  'queryKey' | 'queryFn'
>;

/**
 * What no endpoint says by itself, for `useRead`: several replies in one, or something of this browser's. It lies in
 * the cache under its own name; one that begins with an endpoint's path is refreshed with it.
 */
export function readOwn<Data, Failure extends Error = Error>(
  name: readonly unknown[],
  ask: (signal: AbortSignal) => Promise<Data>,
  options: OwnOptions<Data, Failure> = {},
) {
  return queryOptions<Data, Failure>({
    queryKey: name,
    queryFn: ({ signal }) => ask(signal),
    ...options,
  });
}

/** `read` of a list: its rows stay while the next page or the next letter of a search is on its way. */
export function readList<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: ReadOptions<E> = {},
) {
  return read(endpoint, input, { placeholderData: keepPreviousData, ...options });
}

/** An endpoint that was read, or the beginning of a path: everything that was read below it. */
export type Refreshed = Endpoint | `/api/${string}`;

const isOf = (path: unknown, refreshed: Refreshed): boolean =>
  typeof refreshed === 'string'
    ? `${String(path)}/`.startsWith(`${refreshed}/`)
    : path === refreshed.path;

/**
 * Asks again for what was read of these, at once where it is shown. A first answer that is still on its way may be of
 * before the change and would be taken for the new one: it is asked for again too. Done when it was read, and before
 * pages show it: a form whose key is what was read is still there to say that it is saved. What begins anew at that
 * moment is therefore begun by the component that reads, whose render takes what was read.
 */
export async function refresh(
  client: QueryClient,
  refreshed: readonly Refreshed[],
  filters: InvalidateQueryFilters = {},
): Promise<void> {
  const isRead = ({ queryKey: [path] }: Query): boolean => refreshed.some((one) => isOf(path, one));
  if (filters.refetchType !== 'none') {
    await client.cancelQueries({
      predicate: (query) => isRead(query) && query.isActive() && query.state.data === undefined,
    });
  }
  await client.invalidateQueries({ ...filters, predicate: isRead });
}

export type TaskOptions<Done, Given> = {
  /** What is not true any more once this was done; the mutation is done when it has been read again. */
  readonly refreshes: readonly Refreshed[];
  /** Read again also after a refusal: somebody else may have been faster. */
  readonly evenIfRefused?: boolean;
  /** Called once it was done and before anything is read again. */
  readonly onDone?: (done: Done, given: Given) => unknown;
  /** Called once that was read again too, also where the form is gone by then: what the person must not miss. */
  readonly tells?: (done: Done, given: Given) => void;
};

/** A call that changes something, for the variables that its contract takes. */
export function useWrite<E extends Endpoint>(
  endpoint: E,
  options: TaskOptions<Output<E>, Input<E>>,
) {
  return useWriteOf(endpoint, (input: Input<E>) => input, options);
}

/** The same for variables of the page's own; `inputOf` makes the endpoint's of them. */
export function useWriteOf<E extends Endpoint, Given>(
  endpoint: E,
  inputOf: (given: Given) => Input<E>,
  options: TaskOptions<Output<E>, Given>,
) {
  return useTask<Output<E>, CallError<E>, Given>(
    (given) => call(endpoint, inputOf(given)),
    options,
  );
}

/** What a person does that is more than one call, or that does not end at the server. */
export function useTask<Done, Failure extends Error = Error, Given = void>(
  run: (given: Given) => Promise<Done>,
  options: TaskOptions<Done, Given>,
) {
  return useMutation(taskOf<Done, Failure, Given>(useQueryClient(), run, options));
}

export const taskOf = <Done, Failure extends Error, Given>(
  client: QueryClient,
  run: (given: Given) => Promise<Done>,
  { refreshes, evenIfRefused = false, onDone, tells }: TaskOptions<Done, Given>,
): UseMutationOptions<Done, Failure, Given> => ({
  mutationFn: run,
  onSuccess: (done, given) => onDone?.(done, given),
  onSettled: async (done, error, given) => {
    if (error === null || evenIfRefused) await refresh(client, refreshes);
    if (error === null) tells?.(done as Done, given);
  },
});
