import type { Database } from '../../../platform/database/database.ts';
import type { Resolvers } from '../../../platform/http/handlers.ts';
import { mayUse } from './privilege-rules.ts';
import { listGranted } from './privilege-store.ts';

/** Reads the role on every request, so a privilege that was taken away is gone with the next one. */
export function createPrivilegeResolver({ db }: { readonly db: Database }): Resolvers['privilege'] {
  return async ({ accountId, companyId, role }, needed) => {
    if (role === 'COMPANY_ADMIN' || needed === 'admin') return mayUse(role, [], needed);
    const granted = await db.inCompany(companyId, (tx) => listGranted(tx, companyId, accountId));
    return mayUse(role, granted, needed);
  };
}
