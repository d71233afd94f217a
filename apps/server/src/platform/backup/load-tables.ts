import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { BackupError, type BackupManifest } from './backup-files.ts';
import { backupSentences } from './backup-words.ts';
import { copyIn } from './copy-rows.ts';
import { readAlike, sumRows } from './sum-rows.ts';
import { listed, quoted } from './table-names.ts';

const TABLES = `
  select c.relname as name, c.relforcerowsecurity as "isForced"
    from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
   order by c.relname`;

/** Of partitions too, where they have one of their own. */
const REFERENCES = `
  select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
   where k.contype = 'f' and k.conparentid = 0 and k.connamespace = 'public'::regnamespace
   order by c.relname, k.conname`;

type Reference = { readonly table: string; readonly name: string; readonly definition: string };
type Table = { readonly name: string; readonly isForced: boolean };

/**
 * The rows of a backup into a database that has its tables and nothing else, in the caller's transaction. As its owner,
 * without a right that only a superuser has: references go and come back, which proves each of them; triggers and
 * policies sleep meanwhile. `afterwards` changes and reads the rows before all of that wakes up.
 */
export async function loadTables<T>(
  client: Client,
  { manifest, folder }: { readonly manifest: BackupManifest; readonly folder: string },
  afterwards: () => Promise<T>,
): Promise<T> {
  const tables: Table[] = (await client.query(TABLES)).rows;
  const references: Reference[] = (await client.query(REFERENCES)).rows;
  await readAlike(client);
  for (const { table, name } of references) {
    await client.query(`alter table public.${quoted(table)} drop constraint ${quoted(name)}`);
  }
  for (const { name, isForced } of tables) await sleep(client, name, isForced);
  // What migrations planted is in the backup as well, as it had become.
  await client.query(`truncate ${listed(tables.map(({ name }) => name))}`);
  await makePartitions(client, manifest);
  for (const table of manifest.tables) await loadTable(client, folder, table);
  const found = await afterwards();
  // While the policies sleep: awake they would hide rows from the proof, of either side.
  for (const { table, name, definition } of references) {
    await client.query(
      `alter table public.${quoted(table)} add constraint ${quoted(name)} ${definition}`,
    );
  }
  for (const { name, isForced } of tables) await wake(client, name, isForced);
  for (const { name, next } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2, false)', [`public.${quoted(name)}`, next]);
  }
  return found;
}

async function sleep(client: Client, name: string, isForced: boolean): Promise<void> {
  await client.query(`alter table public.${quoted(name)} disable trigger user`);
  if (isForced) {
    await client.query(`alter table public.${quoted(name)} no force row level security`);
  }
}

async function wake(client: Client, name: string, isForced: boolean): Promise<void> {
  await client.query(`alter table public.${quoted(name)} enable trigger user`);
  if (isForced) await client.query(`alter table public.${quoted(name)} force row level security`);
}

/** Of months that are over, which nobody would prepare any more. */
async function makePartitions(client: Client, { partitions }: BackupManifest): Promise<void> {
  for (const { name, parent, bound } of partitions) {
    await client.query(
      `create table if not exists public.${quoted(name)} partition of public.${quoted(parent)} ${bound}`,
    );
  }
}

async function loadTable(
  client: Client,
  folder: string,
  { name, columns, rows, sum }: BackupManifest['tables'][number],
): Promise<void> {
  const source = createReadStream(join(folder, `${name}.gz`)).pipe(createGunzip());
  const into = `copy public.${quoted(name)} (${listed(columns)}) from stdin`;
  const taken = await copyIn(client, into, source);
  if (taken !== rows) throw new BackupError(backupSentences.rowsDiffer(name, rows, taken));
  if (sum === undefined || sum === (await sumRows(client, { name, columns }))) return;
  throw new BackupError(backupSentences.contentDiffers(name));
}
