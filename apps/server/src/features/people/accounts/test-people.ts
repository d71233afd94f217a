import type { TestDatabase } from '../../../platform/database/test-database.ts';
import { createAccount } from './account-store.ts';
import { plantedHash } from './test-password.ts';
import type { CompanyRole, UserType } from './session-rules.ts';
import { createMembership } from './membership-store.ts';

export const password = 'Correct#Horse1';
const passwordHash = plantedHash(password);
let planted = 0;

export async function plantCompany({ db }: Pick<TestDatabase, 'db'>, name = 'Northwind') {
  const { id: companyId } = await db.global((tx) =>
    tx.insertInto('tenants').defaultValues().returning('id').executeTakeFirstOrThrow(),
  );
  await db.inCompany(companyId, (tx) =>
    tx
      .insertInto('companies')
      .values({ companyId, name, slug: `company-${companyId}` })
      .execute(),
  );
  return companyId;
}

/**
 * Somebody with `password`, and a membership if a company is given: a user's, because admins are soon asked
 * for a second factor.
 */
export async function plantPerson(
  { db }: Pick<TestDatabase, 'db'>,
  person: {
    companyId?: number;
    role?: CompanyRole;
    status?: 'pending' | 'active' | 'suspended';
    userTypes?: UserType[];
  } = {},
) {
  const { companyId, role = 'COMPANY_USER', status = 'active' } = person;
  planted += 1;
  const email = `person${planted}@example.com`;
  const account = {
    email,
    firstName: 'Ada',
    lastName: 'Lovelace',
    userTypes: person.userTypes ?? (companyId === undefined ? ['CANDIDATE' as const] : [role]),
    passwordHash: await passwordHash,
    emailConfirmedAt: new Date('2026-01-01T00:00:00Z'),
  };
  const accountId = await db.global((tx) => createAccount(tx, account));
  if (companyId !== undefined) {
    await db.inCompany(companyId, (tx) =>
      createMembership(tx, { companyId, accountId, role, status }),
    );
  }
  return { accountId, email };
}
