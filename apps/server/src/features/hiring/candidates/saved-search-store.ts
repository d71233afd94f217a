import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { nameOfAccount } from './member-store.ts';

export type SavedSearch = {
  readonly name: string;
  readonly query: string;
  readonly isShared: boolean;
};
type Whose = { readonly companyId: number; readonly accountId: number };

export async function listSearches(tx: Tx, { companyId, accountId }: Whose) {
  const { rows } = await sql<
    SavedSearch & { candidateSearchID: number; isOwn: boolean; ownerName: string }
  >`
    select s.id as "candidateSearchID", s.name, s.query, s.is_shared, s.owner_id = ${accountId} as is_own,
           ${nameOfAccount} as owner_name
      from candidate_searches s join accounts acc on acc.id = s.owner_id
     where s.company_id = ${companyId} and (s.owner_id = ${accountId} or s.is_shared)
     order by is_own desc, lower(s.name), s.id limit 200`.execute(tx);
  return rows;
}

export async function countOwnSearches(tx: Tx, { companyId, accountId }: Whose): Promise<number> {
  const { n } = await tx
    .selectFrom('candidateSearches')
    .select((of) => of.fn.countAll<number>().as('n'))
    .where('companyId', '=', companyId)
    .where('ownerId', '=', accountId)
    .executeTakeFirstOrThrow();
  return n;
}

/** Null: I have one of this name. */
export async function insertSearch(
  tx: Tx,
  { companyId, accountId }: Whose,
  search: SavedSearch & { readonly createdAt: Date },
): Promise<number | null> {
  const row = await tx
    .insertInto('candidateSearches')
    .values({ companyId, ownerId: accountId, ...search })
    .onConflict((on) => on.columns(['companyId', 'ownerId', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function isNameTaken(
  tx: Tx,
  { companyId, accountId }: Whose,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('candidateSearches')
    .select('id')
    .where('companyId', '=', companyId)
    .where('ownerId', '=', accountId)
    .where('name', '=', name)
    .where('id', '!=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** False for a search that is not mine. */
export async function updateSearch(
  tx: Tx,
  { companyId, accountId }: Whose,
  { id, ...search }: SavedSearch & { readonly id: number },
): Promise<boolean> {
  const row = await tx
    .updateTable('candidateSearches')
    .set(search)
    .where('companyId', '=', companyId)
    .where('ownerId', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSearch(
  tx: Tx,
  { companyId, accountId }: Whose,
  id: number,
): Promise<boolean> {
  const row = await tx
    .deleteFrom('candidateSearches')
    .where('companyId', '=', companyId)
    .where('ownerId', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
