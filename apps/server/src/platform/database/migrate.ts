import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { Client, type ClientBase, Pool } from 'pg';
import { ensureApplicationRole } from './application-role.ts';
import type { Connection } from './connection.ts';
import { DatabaseSetupError } from './database-errors.ts';
import { migrateQueue } from './queue-schema.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

// Any number, as long as every Candor uses the same: one process migrates, the others wait for it.
const MIGRATION_LOCK = 4_157_036_823;

/**
 * Brings a database up to date as its owner: role, numbered .sql files in one transaction, partitions,
 * job queue. Safe to call from several processes at once. A database that a newer release has already
 * migrated is left alone, so that old and new processes can run side by side during an upgrade.
 */
export async function migrate(
  owner: Connection,
  options: { readonly folder?: string } = {},
): Promise<void> {
  const client = new Client(owner);
  // Unheard, a lost connection would end the process instead of rejecting the query.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseOldServer(client);
    await ensureApplicationRole(client);
    await runFiles(owner, options.folder ?? MIGRATIONS);
    await ensurePartitions(client);
    await migrateQueue(client);
  } finally {
    await client.end();
  }
}

async function refuseOldServer(client: ClientBase): Promise<void> {
  const { rows } = await client.query(
    "select current_setting('server_version_num')::int as version",
  );
  if (rows[0].version >= 150_000) return;
  throw new DatabaseSetupError(
    `This server is PostgreSQL ${Math.floor(rows[0].version / 10_000)}; Candor needs 15 or newer.`,
  );
}

async function runFiles(owner: Connection, folder: string): Promise<void> {
  const pool = new Pool({ ...owner, max: 1 });
  pool.on('error', () => {});
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const files = readMigrations(folder);
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => files },
      // Out of the application's sight.
      migrationTableSchema: 'migration',
    });
    if (await alreadyRan(db, Object.keys(files))) return;
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  } finally {
    await db.destroy();
  }
}

/** True also when the database knows later files than ours, which Kysely would call corruption. */
async function alreadyRan(db: Kysely<unknown>, files: string[]): Promise<boolean> {
  const table = await sql<{ found: boolean }>`
    select to_regclass('migration.kysely_migration') is not null as found`.execute(db);
  if (!table.rows[0]?.found) return false;
  const done = await sql<{ name: string }>`select name from migration.kysely_migration`.execute(db);
  const names = new Set(done.rows.map((row) => row.name));
  return files.every((file) => names.has(file));
}

function readMigrations(folder: string): Record<string, Migration> {
  const files = readdirSync(folder).filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file));
  return Object.fromEntries(
    files.map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return [
        file.replace(/\.sql$/, ''),
        { up: async (db) => void (await sql.raw(text).execute(db)) },
      ];
    }),
  );
}

/**
 * Creates the monthly partitions of the current and the next three months. Called at every start and by
 * a monthly job; rows of a month nobody prepared would go to the default partition.
 */
export async function ensurePartitions(client: Pick<ClientBase, 'query'>): Promise<void> {
  await client.query('select ensure_partitions()');
}
