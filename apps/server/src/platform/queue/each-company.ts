import type { Database, Tx } from '../database/database.ts';

/** All companies of this installation, the oldest first. */
export async function listCompanyIds(tx: Tx): Promise<number[]> {
  const rows = await tx.selectFrom('tenants').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

type Parts = {
  readonly db: Database;
  readonly onProblem: (problem: Error) => void;
};

/**
 * What a job does for every company. One that fails is told as `<what> of company 7 failed` and keeps no other from
 * its turn; the job's next run tries it again.
 */
export async function eachCompany(
  { db, onProblem }: Parts,
  what: string,
  run: (companyId: number) => Promise<unknown>,
): Promise<void> {
  for (const companyId of await db.global(listCompanyIds)) {
    try {
      await run(companyId);
    } catch (cause) {
      onProblem(new Error(`${what} of company ${companyId} failed`, { cause }));
    }
  }
}
