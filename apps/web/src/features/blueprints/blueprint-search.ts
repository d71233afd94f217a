import { listBlueprints } from '@candor/contract/blueprints';
import type { SearchParams } from '../../lib/search-params.ts';
import type { BlueprintQuery } from './blueprint-queries.ts';

/** The filters as the address holds them; a value that the server would refuse counts as not given. */
export function readBlueprintSearch(search: SearchParams): BlueprintQuery {
  const { query } = listBlueprints;
  const known: BlueprintQuery = {};
  for (const name of ['search', 'state', 'sort', 'page'] as const) {
    const value = search[name];
    if (value === undefined || value === '') continue;
    if (query.shape[name].safeParse(value).success) Object.assign(known, { [name]: value });
  }
  return known;
}
