import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './platform/database/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

// 0204: what the planner thinks of the policies decides every list, also of members who see all jobs.
test.each(['candidates', 'attempts'])(
  'that members may be limited to jobs makes no look-up of one of the %s dear',
  async (table) => {
    const cost = await database.db.inCompany(1, async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      const plan = sql<{ 'QUERY PLAN': [{ Plan: { 'Total Cost': number } }] }>`
        explain (format json) select id from ${sql.table(table)} where company_id = 1 and id = 1`;
      return (await plan.execute(tx)).rows[0]?.['QUERY PLAN'][0].Plan['Total Cost'];
    });
    // The index of an empty table alone is 2.7; the sets of a limited member once added 7.5.
    expect(cost).toBeGreaterThan(0);
    expect(cost).toBeLessThan(5);
  },
);
