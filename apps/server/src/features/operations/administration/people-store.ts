import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { beginnings, offsetOf, PAGE_ROWS } from './search-rules.ts';

function matching(tx: Tx, search: string) {
  let people = tx.selectFrom('accounts');
  for (const pattern of beginnings(search)) {
    // Each of the three is an index of its own.
    people = people.where(
      sql<boolean>`(email like ${pattern} or lower(first_name) like ${pattern} or lower(last_name) like ${pattern})`,
    );
  }
  return people;
}

export async function listPeople(
  tx: Tx,
  { search, page }: { readonly search: string; readonly page: number },
) {
  const { total } = await matching(tx, search)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const people = await matching(tx, search)
    .select(['id', 'email', 'firstName', 'lastName', 'userTypes', 'createdAt'])
    .select(['emailConfirmedAt', 'disabledAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_ROWS)
    .offset(offsetOf(page))
    .execute();
  return { total, people };
}

export async function isPerson(tx: Tx, accountId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Who could be asked instead: super admins beside this one that are not disabled. */
export async function countOtherSuperAdmins(tx: Tx, accountId: number): Promise<number> {
  const { total } = await tx
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(sql<boolean>`'SUPER_ADMIN' = any (user_types)`)
    .where('disabledAt', 'is', null)
    .where('id', '<>', accountId)
    .executeTakeFirstOrThrow();
  return total;
}
