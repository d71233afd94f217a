import type { Tx } from '../../../platform/database/database.ts';
import type { Granted } from './privilege-rules.ts';

/** What this account's role in the company of the transaction allows; empty without a role. */
export function listGranted(tx: Tx, companyId: number, accountId: number): Promise<Granted[]> {
  return tx
    .selectFrom('memberships as m')
    .innerJoin('rolePrivileges as p', (join) =>
      join.onRef('p.companyId', '=', 'm.companyId').onRef('p.roleId', '=', 'm.roleId'),
    )
    .select(['p.featureId', 'p.activityId'])
    .where('m.companyId', '=', companyId)
    .where('m.accountId', '=', accountId)
    .where('m.status', '=', 'active')
    .orderBy('p.featureId')
    .orderBy('p.activityId')
    .execute();
}

export async function findEmail(tx: Tx, accountId: number): Promise<string> {
  const { email } = await tx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return email;
}
