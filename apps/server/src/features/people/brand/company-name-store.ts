import type { Tx } from '../../../platform/database/database.ts';

/** Empty of a company that is no more. */
export async function findCompanyName(tx: Tx, companyId: number): Promise<string> {
  const company = await tx
    .selectFrom('companies')
    .select('name')
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  return company?.name ?? '';
}
