import type { Tx } from '../../../platform/database/database.ts';

export async function findAdmins(tx: Tx, companyId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('memberships')
    .select('accountId')
    .where('companyId', '=', companyId)
    .where('role', '=', 'COMPANY_ADMIN')
    .where('status', '=', 'active')
    .execute();
  return rows.map(({ accountId }) => accountId);
}

export const findPeople = (tx: Tx, accountIds: readonly number[]) =>
  accountIds.length === 0
    ? []
    : tx
        .selectFrom('accounts')
        .select(['id', 'email', 'firstName', 'userTypes'])
        .where('id', 'in', [...accountIds])
        .execute();
