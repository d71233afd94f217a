import { databaseClock } from '../clock/database-clock.ts';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import { deriveKey } from '../config/secret.ts';
import { type Connections, connectionsFromUrls } from '../database/connection.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { reachEmbeddedPostgres } from '../database/embedded-postgres.ts';

/** The database of the configuration: one that runs, or our own, started for this command. */
export async function reachDatabase(
  config: Config,
): Promise<Connections & { stop(): Promise<void> }> {
  return config.DATABASE_URL === undefined
    ? reachEmbeddedPostgres({ dataDir: config.dataDir, binFolder: config.PG_BIN })
    : {
        ...connectionsFromUrls(config.DATABASE_URL, config.DATABASE_APP_URL),
        stop: async () => {},
      };
}

/** As the application sees it, with its clock. */
export async function withDatabase<T>(
  connections: Connections,
  secret: string,
  work: (parts: { readonly db: Database; readonly clock: Clock }) => Promise<T>,
): Promise<T> {
  const personKey = deriveKey(secret, 'persons');
  const db = openDatabase({ connection: connections.app, personKey });
  try {
    const { clock, stop } = await databaseClock(db.pool);
    try {
      return await work({ db, clock });
    } finally {
      await stop();
    }
  } finally {
    await db.close();
  }
}
