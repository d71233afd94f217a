import type { Endpoint } from '@candor/contract';
import * as z from 'zod/mini';
import type { SearchParams } from './search-params.ts';

/** An endpoint that is narrowed, sorted and turned over by its query. */
export type Searchable = Endpoint & { readonly query: z.ZodMiniObject };
export type SearchOf<E extends Searchable> = z.input<E['query']>;
export type SearchName<E extends Searchable> = keyof SearchOf<E> & string;
/** What a field changes in the address; undefined takes it out. */
export type SearchChange<Name extends string = string> = {
  readonly [N in Name]?: string | undefined;
};

/**
 * What of the address these names ask the endpoint for. Somebody may have typed anything there: what the server would
 * refuse counts as not given.
 */
export function readSearch<E extends Searchable, Name extends SearchName<E>>(
  { query: { shape } }: E,
  names: readonly Name[],
  search: SearchParams,
): Pick<SearchOf<E>, Name> {
  const asked = names.flatMap((name) => {
    const value = search[name];
    const known = shape[name];
    if (value === undefined || value === '' || known === undefined) return [];
    return z.safeParse(known, value).success ? [[name, value]] : [];
  });
  return Object.fromEntries(asked) as Pick<SearchOf<E>, Name>;
}
