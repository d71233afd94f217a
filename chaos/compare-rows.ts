import type { Client } from 'pg';
import type { BackupManifest, TableFile } from '../apps/server/src/platform/backup/backup-files.ts';
import { beginSnapshot } from '../apps/server/src/platform/backup/dump-tables.ts';
import { sumRows } from '../apps/server/src/platform/backup/sum-rows.ts';
import { tablesEnded } from '../apps/server/src/platform/backup/what-revives.ts';

/** What a restore writes itself, besides what it ends: the line in the log, when the backup was made. */
const written: readonly string[] = ['audit_heads', 'audit_log', 'last_backup'];

export type Differing = { readonly table: string; readonly rows: number; readonly found: number };
export type Comparison = {
  readonly tables: number;
  readonly rows: number;
  /** Of those that a restore leaves as they were. */
  readonly differing: readonly Differing[];
  /** Of those that a restore changes on purpose, and did. */
  readonly changed: readonly Differing[];
  /** In one of them and not in the other. */
  readonly unmatched: readonly string[];
};

/**
 * Every row of every table, as PostgreSQL summed them up in the snapshot of the backup and as it does now in the database that
 * was restored: their number, and one sum over what each of them holds.
 */
export async function compareRows(
  restored: Client,
  { tables }: Pick<BackupManifest, 'tables'>,
): Promise<Comparison> {
  await beginSnapshot(restored);
  const differing: Differing[] = [];
  const changed: Differing[] = [];
  for (const table of tables) {
    const found = await look(restored, table);
    if (found.rows === table.rows && found.sum === table.sum) continue;
    const isMeant = [...tablesEnded, ...written].includes(table.name);
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
