import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import type { BackupManifest, TableFile } from '../apps/server/src/platform/backup/backup-files.ts';
import { copyIn } from '../apps/server/src/platform/backup/copy-rows.ts';
import { beginSnapshot } from '../apps/server/src/platform/backup/dump-tables.ts';
import { sumRows } from '../apps/server/src/platform/backup/sum-rows.ts';
import { listed, quoted } from '../apps/server/src/platform/backup/table-names.ts';
import { endings } from '../apps/server/src/platform/backup/what-revives.ts';

/**
 * What a restore adds to besides what it ends, when the backup was made and the line in the log, and the columns by which
 * every row of the backup is found again.
 */
const written: ReadonlyMap<string, readonly string[] | null> = new Map([
  ['audit_heads', ['company_id']],
  ['audit_log', null],
  ['last_backup', ['is_only']],
]);

export type Differing = { readonly table: string; readonly rows: number; readonly found: number };
export type Comparison = {
  readonly tables: number;
  readonly rows: number;
  /** Of those that a restore leaves as they were. */
  readonly differing: readonly Differing[];
  /** Of those that a restore changes on purpose, and changed in nothing else. */
  readonly changed: readonly Differing[];
  /** In one of them and not in the other. */
  readonly unmatched: readonly string[];
};

/**
 * Every row of every table, as PostgreSQL summed them up in the snapshot of the backup and as it does now in the database that
 * was restored: their number, and one sum over what each of them holds. Of what a restore changes on purpose the rows of
 * the backup are laid beside it, out of `folder`: all are there, and alike in every column that it does not set.
 */
export async function compareRows(
  restored: Client,
  { tables, folder }: Pick<BackupManifest, 'tables'> & { readonly folder: string },
): Promise<Comparison> {
  const meant = tables.filter(({ name }) => endings.has(name) || written.has(name));
  // What only reads makes no table, but fills one of its own.
  for (const table of meant) await makeBeside(restored, table);
  await beginSnapshot(restored);
  const differing: Differing[] = [];
  const changed: Differing[] = [];
  for (const table of tables) {
    const found = await look(restored, table);
    const isSame = found.rows === table.rows && found.sum === table.sum;
    const isMeant = meant.includes(table) && (await isAsMeant(restored, folder, table));
    if (isSame && (isMeant || !meant.includes(table))) continue;
    const one = { table: table.name, rows: table.rows, found: found.rows };
    (isMeant ? changed : differing).push(one);
  }
  const there = await listTables(restored);
  await restored.query('commit');
  const known = new Set(tables.map(({ name }) => name));
  const unmatched = [
    ...there.filter((name) => !known.has(name)),
    ...[...known].filter((name) => !there.includes(name)),
  ];
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return { tables: tables.length, rows, differing, changed, unmatched };
}

async function makeBeside(client: Client, { name, columns }: TableFile): Promise<void> {
  await client.query(
    `create temporary table ${quoted(name)} as
      select ${listed(columns)} from public.${quoted(name)} with no data`,
  );
}

async function isAsMeant(client: Client, folder: string, table: TableFile): Promise<boolean> {
  const { name, columns } = table;
  const source = createReadStream(join(folder, `${name}.gz`)).pipe(createGunzip());
  await copyIn(client, `copy pg_temp.${quoted(name)} (${listed(columns)}) from stdin`, source);
  if ((await sumRows(client, { name, columns, schema: 'pg_temp' })) !== table.sum) return false;
  const at = (schema: string) => `${schema}.${quoted(name)}`;
  const [backup, now] = [at('pg_temp'), at('public')] as const;
  const hasAll = async (one: string, of: string, by: readonly string[]) => {
    const rowsOf = (from: string) => `select t::text from (select ${listed(by)} from ${from}) t`;
    const lost = `select from (${rowsOf(of)} except all ${rowsOf(one)}) r limit 1`;
    return (await client.query(lost)).rows.length === 0;
  };
  const set = endings.get(name);
  if (set === null) return (await client.query(`select from ${now} limit 1`)).rows.length === 0;
  if (set === undefined) return hasAll(now, backup, written.get(name) ?? columns);
  const kept = columns.filter((column) => !set.includes(column));
  return (await hasAll(now, backup, kept)) && hasAll(backup, now, kept);
}

async function look(client: Client, { name, columns }: TableFile) {
  const { rows } = await client.query(`select count(*)::int as rows from public."${name}"`);
  return { rows: Number(rows[0]?.rows), sum: await sumRows(client, { name, columns }) };
}

async function listTables(client: Client): Promise<string[]> {
  const { rows } = await client.query(
    `select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
  );
  return rows.map(({ name }) => String(name));
}
