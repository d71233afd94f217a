import type { SearchParams } from '../../lib/search-params.ts';
import type { UserQuery } from './member-queries.ts';

export const listedStatuses = ['active', 'pending', 'suspended', 'refused'] as const;

/** What the address asks for; anything else in it is left aside. */
export function readUserSearch(search: SearchParams): UserQuery {
  const words = search['search']?.trim().slice(0, 200);
  const status = listedStatuses.find((known) => known === search['status']);
  const page = /^[1-9]\d{0,5}$/.exec(search['page'] ?? '')?.[0];
  return {
    ...(words ? { search: words } : {}),
    ...(status === undefined ? {} : { status }),
    ...(page === undefined ? {} : { page }),
  };
}
