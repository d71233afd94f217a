import type { Tx } from '../../../platform/database/database.ts';

export async function findCompanyName(tx: Tx, companyId: number): Promise<string> {
  const company = await tx
    .selectFrom('companies')
    .select('name')
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  return company?.name ?? '';
}

export async function findOwnAddress(tx: Tx, accountId: number): Promise<string> {
  const { email } = await tx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return email;
}
