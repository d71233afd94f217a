import type { Tx } from '../../../platform/database/database.ts';

/** Of the company of the transaction; undefined where nobody has filled in a profile. */
export const findBrand = (tx: Tx, companyId: number) =>
  tx
    .selectFrom('companies')
    .select(['name', 'colour', 'logoKey', 'website', 'city', 'country'])
    .where('companyId', '=', companyId)
    .executeTakeFirst();
