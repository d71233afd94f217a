import { listAuditEntries } from '@candor/contract/audit';
import type { SearchParams } from '../../lib/search-params.ts';
import type { AuditQuery } from './audit-queries.ts';

/** The filters as the address holds them; a value that the server would refuse counts as not given. */
export function readAuditSearch(search: SearchParams): AuditQuery {
  const { query } = listAuditEntries;
  const known: AuditQuery = {};
  for (const name of ['objectKind', 'objectId', 'actorAccountID', 'from', 'until'] as const) {
    const value = search[name];
    if (value === undefined || value === '') continue;
    if (query.shape[name].safeParse(value).success) Object.assign(known, { [name]: value });
  }
  return known;
}
