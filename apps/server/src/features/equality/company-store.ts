import type { Database } from '../../platform/database/database.ts';

export async function listCompanies(db: Database): Promise<number[]> {
  const rows = await db.global((tx) => tx.selectFrom('tenants').select('id').execute());
  return rows.map(({ id }) => id);
}
