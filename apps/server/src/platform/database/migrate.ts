import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { Client, type ClientBase, Pool } from 'pg';
import { ensureApplicationRole } from './application-role.ts';
import type { Connection } from './connection.ts';
import { DatabaseSetupError, isDiskFull } from './database-errors.ts';
import { migrateQueue } from './queue-schema.ts';

/** Numbered SQL. */
export const MIGRATIONS = join(import.meta.dirname, '../../migrations');

// Any number, as long as every Candor uses the same: one process migrates, the others wait for it.
const MIGRATION_LOCK = 4_157_036_823;

/**
 * Brings a database up to date as its owner: role, numbered .sql files in one transaction, partitions,
 * job queue. Safe to call from several processes at once. A database that a newer release has migrated is
 * refused: this one would write rows that the newer one does not understand.
 */
export async function migrate(
  owner: Connection,
  options: { readonly folder?: string; readonly only?: (name: string) => boolean } = {},
): Promise<void> {
  const client = new Client(owner);
  // Unheard, a lost connection would end the process instead of rejecting the query.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseOldServer(client);
    await refuseOtherEncodings(client);
    await ensureApplicationRole(client);
    await runFiles(owner, options.folder ?? MIGRATIONS, options.only);
    await ensurePartitions(client);
    await migrateQueue(client);
  } catch (cause) {
    throw isDiskFull(cause) ? noRoom(cause) : cause;
  } finally {
    await client.end();
  }
}

function noRoom(cause: unknown): DatabaseSetupError {
  return new DatabaseSetupError(
    "The database's disk is full, so it could not be brought up to date. Nothing was changed: make room, then start again.",
    { cause },
  );
}

async function refuseOtherEncodings(client: ClientBase): Promise<void> {
  const { rows } = await client.query(`select current_setting('server_encoding') as encoding`);
  if (rows[0].encoding === 'UTF8') return;
  throw new DatabaseSetupError(
    `This database stores texts as ${rows[0].encoding}; Candor needs UTF8, or names would be lost. ` +
      `Create it anew: create database candor encoding 'UTF8' template template0;`,
  );
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

/** `only`: which of them, for rows of an earlier release that are to be loaded. */
async function runFiles(
  owner: Connection,
  folder: string,
  only: (name: string) => boolean = () => true,
): Promise<void> {
  const pool = new Pool({ ...owner, max: 1 });
  pool.on('error', () => {});
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const files = readMigrations(folder);
    const chosen = Object.fromEntries(Object.entries(files).filter(([name]) => only(name)));
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => chosen },
      // Out of the application's sight.
      migrationTableSchema: 'migration',
      // Features are numbered apart and land when they are whole: a lower number may come later.
      allowUnorderedMigrations: true,
    });
    await refuseNewer(db, Object.keys(files));
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  } finally {
    await db.destroy();
  }
}

/** Kysely would call it corruption. Processes of one release know the same files, so they start beside each other. */
async function refuseNewer(db: Kysely<unknown>, files: string[]): Promise<void> {
  const table = await sql<{ found: boolean }>`
    select to_regclass('migration.kysely_migration') is not null as found`.execute(db);
  if (!table.rows[0]?.found) return;
  const done = await sql<{ name: string }>`
    select name from migration.kysely_migration order by name`.execute(db);
  const unknown = done.rows.filter(({ name }) => !files.includes(name)).at(-1);
  if (unknown === undefined) return;
  throw new DatabaseSetupError(
    `A newer release of Candor has brought this database up to date (${unknown.name}), and this one does not know it. ` +
      'Nothing was changed: start the newer release, or restore the backup from before the upgrade.',
  );
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
