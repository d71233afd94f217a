import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/**
 * A database in whose transactions the log says that invented things were made, and when that was: the story that they
 * tell lies in the past, in the name of somebody real who did none of it.
 */
export const asSample = (db: Database, clock: () => Date): Database => ({
  ...db,
  inCompany: (companyId, work, options) =>
    db.inCompany(
      companyId,
      async (tx) => {
        const at = clock().toISOString();
        await sql`select set_config('candor.sample_at', ${at}, true)`.execute(tx);
        return work(tx);
      },
      options,
    ),
});
