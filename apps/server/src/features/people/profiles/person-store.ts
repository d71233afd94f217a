import type { Person } from '@candor/contract/people/profiles';
import type { Tx } from '../../../platform/database/database.ts';
import { nameAccount } from '../accounts/index.ts';

/** Needs a transaction in the account's name, like everything in this feature. */
export async function savePerson(
  tx: Tx,
  { accountId, now }: { readonly accountId: number; readonly now: Date },
  { firstName, lastName, ...person }: Person,
): Promise<void> {
  await nameAccount(tx, accountId, { firstName: firstName.trim(), lastName: lastName.trim() });
  const values = {
    ...person,
    phone: person.phone.trim(),
    city: person.city.trim(),
    updatedAt: now,
  };
  await tx
    .insertInto('people')
    .values({ accountId, ...values })
    .onConflict((on) => on.column('accountId').doUpdateSet(values))
    .execute();
}

/** null until a first step of one of the registrations was handed in. */
export async function readPerson(tx: Tx, accountId: number): Promise<Person | null> {
  const row = await tx
    .selectFrom('people as p')
    .innerJoin('accounts as a', 'a.id', 'p.accountId')
    .select(['a.firstName', 'a.lastName', 'p.phone', 'p.country', 'p.city', 'p.timeZone'])
    .where('p.accountId', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

export async function readEmail(tx: Tx, accountId: number): Promise<string> {
  const { email } = await tx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return email;
}
