import type { ViewedList } from '@candor/contract/operations/view-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type View = {
  readonly name: string;
  readonly query: string;
  readonly isShared: boolean;
};
type Whose = { readonly companyId: number; readonly accountId: number };
type ListedView = View & {
  readonly viewID: number;
  readonly list: ViewedList;
  readonly isOwn: boolean;
  readonly isDefault: boolean;
  readonly ownerName: string;
};

/** Mine and shared ones of these lists, mine first. */
export async function listViews(
  tx: Tx,
  { companyId, accountId }: Whose,
  lists: readonly ViewedList[],
): Promise<ListedView[]> {
  const { rows } = await sql<ListedView>`
    select v.id as "viewID", v.list, v.name, v.query, v.is_shared,
           v.owner_id = ${accountId} as is_own, d.view_id is not null as is_default,
           coalesce(nullif(trim(concat_ws(' ', acc.first_name, acc.last_name)), ''), acc.email) as owner_name
      from list_views v join accounts acc on acc.id = v.owner_id
      left join list_view_defaults d
        on d.company_id = v.company_id and d.account_id = ${accountId} and d.list = v.list and d.view_id = v.id
     where v.company_id = ${companyId} and (v.owner_id = ${accountId} or v.is_shared)
       and v.list = any(${lists}::text[])
     order by is_own desc, lower(v.name), v.id limit 500`.execute(tx);
  return rows;
}

/** One that this member sees, held until the change of it is stored; undefined: none, or a colleague's own. */
export async function findView(tx: Tx, { companyId, accountId }: Whose, id: number) {
  return tx
    .selectFrom('listViews')
    .select(['list', 'ownerId'])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where((on) => on.or([on('ownerId', '=', accountId), on('isShared', '=', true)]))
    .forUpdate()
    .executeTakeFirst();
}

/** Of one member. */
export const MOST_VIEWS = 100;

export async function countOwnViews(tx: Tx, { companyId, accountId }: Whose): Promise<number> {
  const { n } = await tx
    .selectFrom('listViews')
    .select((of) => of.fn.countAll<number>().as('n'))
    .where('companyId', '=', companyId)
    .where('ownerId', '=', accountId)
    .executeTakeFirstOrThrow();
  return n;
}

/** Null: I have another of this name in this list. The same one again is the one that is there: an answer was lost. */
export async function insertView(
  tx: Tx,
  { companyId, accountId }: Whose,
  view: View & { readonly list: string; readonly createdAt: Date },
): Promise<number | null> {
  const row = await tx
    .insertInto('listViews')
    .values({ companyId, ownerId: accountId, ...view })
    .onConflict((on) => on.columns(['companyId', 'ownerId', 'list', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row !== undefined) return row.id;
  const { list, name, query, isShared } = view;
  const same = await tx
    .selectFrom('listViews')
    .select('id')
    .where('companyId', '=', companyId)
    .where('ownerId', '=', accountId)
    .where((on) => on.and({ list, name, query, isShared }))
    .executeTakeFirst();
  return same?.id ?? null;
}

export async function isNameTaken(
  tx: Tx,
  { companyId, accountId }: Whose,
  { id, list, name }: { readonly id: number; readonly list: string; readonly name: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('listViews')
    .select('id')
    .where('companyId', '=', companyId)
    .where('ownerId', '=', accountId)
    .where('list', '=', list)
    .where('name', '=', name)
    .where('id', '!=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateView(
  tx: Tx,
  { companyId, accountId }: Whose,
  { id, change }: { readonly id: number; readonly change: Partial<View> },
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx
    .updateTable('listViews')
    .set(change)
    .where('companyId', '=', companyId)
    .where('ownerId', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** False for a view that is not mine. */
export async function deleteView(
  tx: Tx,
  { companyId, accountId }: Whose,
  id: number,
): Promise<boolean> {
  const row = await tx
    .deleteFrom('listViews')
    .where('companyId', '=', companyId)
    .where('ownerId', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A list opens with one view of somebody's, so another takes its place. */
export async function chooseView(
  tx: Tx,
  { companyId, accountId }: Whose,
  {
    id,
    list,
    isDefault,
  }: { readonly id: number; readonly list: string; readonly isDefault: boolean },
): Promise<void> {
  if (!isDefault) {
    await tx
      .deleteFrom('listViewDefaults')
      .where('companyId', '=', companyId)
      .where('accountId', '=', accountId)
      .where('viewId', '=', id)
      .execute();
    return;
  }
  await tx
    .insertInto('listViewDefaults')
    .values({ companyId, accountId, list, viewId: id })
    .onConflict((on) => on.columns(['companyId', 'accountId', 'list']).doUpdateSet({ viewId: id }))
    .execute();
}

/** What somebody shared who leaves is in nobody else's lists any more; it is theirs still if they come back. */
export async function unshareViewsOf(tx: Tx, { companyId, accountId }: Whose): Promise<void> {
  await tx
    .updateTable('listViews')
    .set({ isShared: false })
    .where('companyId', '=', companyId)
    .where('ownerId', '=', accountId)
    .where('isShared', '=', true)
    .execute();
}

/** Views that anybody of the company keeps, shared or not, and that `isAbout` recognises. */
export async function forgetViews(
  tx: Tx,
  companyId: number,
  isAbout: (view: Pick<View, 'name' | 'query'>) => boolean,
): Promise<void> {
  const views = await tx
    .selectFrom('listViews')
    .select(['id', 'name', 'query'])
    .where('companyId', '=', companyId)
    .execute();
  const theirs = views.filter(isAbout).map(({ id }) => id);
  if (theirs.length === 0) return;
  await tx
    .deleteFrom('listViews')
    .where('companyId', '=', companyId)
    .where('id', 'in', theirs)
    .execute();
}
