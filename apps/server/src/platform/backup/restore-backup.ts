import { createReadStream, readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import type { ObjectStore } from '@candor/folder-store';
import type { Connection } from '../database/connection.ts';
import { migrate, MIGRATIONS } from '../database/migrate.ts';
import { MARK_KEY } from '../objects/marked-store.ts';
import { requeue } from './requeue.ts';
import {
  BackupError,
  type BackupFolder,
  type BackupManifest,
  sumOfFile,
  sumOfText,
} from './backup-files.ts';
import { backupSentences } from './backup-words.ts';
import { isTableWhole } from './dump-tables.ts';
import { findLast, type Last } from './find-last.ts';
import type { ListedObject } from './list-objects.ts';
import { loadTables } from './load-tables.ts';
import { connected } from './make-backup.ts';
import { endWhatRevives, type Ended } from './what-revives.ts';

export type Restored = { readonly ended: Ended; readonly last: Last };

export type Restoring = {
  readonly owner: Connection;
  readonly objects: Pick<ObjectStore, 'put'>;
  readonly list: () => AsyncIterable<ListedObject>;
  readonly keepsLinks: boolean;
};

/** The one asked for, or the newest. */
export async function chooseBackup(folder: BackupFolder, asked?: string): Promise<BackupManifest> {
  const ids = await folder.ids();
  const id = asked ?? ids.at(-1);
  if (id === undefined) throw new BackupError(backupSentences.noBackup(folder.root));
  if (!ids.includes(id)) throw new BackupError(backupSentences.noSuchBackup(id, ids));
  return folder.readManifest(id);
}

/** What is wrong with it, read to its last byte; nothing where it is whole. */
export async function findDamage(
  folder: BackupFolder,
  { id, tables, objects }: BackupManifest,
): Promise<string[]> {
  const problems: string[] = [];
  const own = folder.folderOf(id);
  for (const table of tables) {
    if (await isTableWhole(join(own, 'tables'), table)) continue;
    problems.push(backupSentences.tableBroken(table.name));
  }
  const text = await readFile(join(own, 'objects.ndjson'), 'utf8').catch(() => '');
  if (sumOfText(text) !== objects.sha256) return [...problems, backupSentences.objectsListBroken];
  const seen = new Map<string, boolean>();
  for (const { key, size, sha256 } of await folder.readObjects(id)) {
    const isWhole = seen.get(sha256) ?? (await isPooled(folder, sha256, size));
    seen.set(sha256, isWhole);
    if (!isWhole) problems.push(backupSentences.objectBroken(key));
  }
  return problems;
}

async function isPooled(folder: BackupFolder, sum: string, size: number): Promise<boolean> {
  const path = folder.poolFile(sum);
  const found = await stat(path).catch(() => null);
  return found?.size === size && (await sumOfFile(path)) === sum;
}

/**
 * Into a database that holds nobody and a store that holds nothing. Objects go first: should it break off there, the
 * database is still empty, and the rest of it is one transaction.
 */
export async function restoreBackup(
  parts: Restoring,
  folder: BackupFolder,
  manifest: BackupManifest,
): Promise<Restored> {
  await refuseNewer(manifest);
  const damage = await findDamage(folder, manifest);
  if (damage.length > 0) throw new BackupError(backupSentences.broken(damage));
  const { owner } = parts;
  // Before a single migration: the address may be that of a database in use.
  await connected(owner, async (client) => {
    await refuseAhead(client, manifest);
    await refuseFilled(client, parts.list);
  });
  await migrate(owner, { only: hadSeen(manifest) });
  return connected(owner, async (client) => {
    await putObjects(parts.objects, folder, manifest.id);
    const restored = await load(client, { folder, manifest, keepsLinks: parts.keepsLinks });
    await migrate(owner);
    await requeue(client, manifest.jobs);
    return restored;
  });
}

async function load(
  client: Client,
  given: {
    readonly folder: BackupFolder;
    readonly manifest: BackupManifest;
    readonly keepsLinks: boolean;
  },
): Promise<Restored> {
  const { folder, manifest, keepsLinks } = given;
  const tables = join(folder.folderOf(manifest.id), 'tables');
  await client.query('begin');
  try {
    const restored = await loadTables(client, { manifest, folder: tables }, async () => ({
      ended: await endWhatRevives(client, { keepsLinks }),
      last: await findLast(client),
    }));
    await client.query('commit');
    return restored;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Whether the database of the backup had seen a migration; the others are to change its rows once they are loaded. */
function hadSeen({ migration, migrations }: BackupManifest): (name: string) => boolean {
  return (name) => migrations?.includes(name) ?? name <= migration;
}

async function refuseNewer({ migration, migrations = [migration] }: BackupManifest): Promise<void> {
  const known = readdirSync(MIGRATIONS);
  const unknown = migrations.findLast((name) => !known.includes(`${name}.sql`));
  if (unknown !== undefined) throw new BackupError(backupSentences.newer(unknown));
}

/** Its tables are of a later form already, and there is no way back. */
async function refuseAhead(client: Client, manifest: BackupManifest): Promise<void> {
  const { rows: found } = await client.query(
    `select to_regclass('migration.kysely_migration') is not null as "isThere"`,
  );
  if (!found[0]?.isThere) return;
  const { rows } = await client.query('select name from migration.kysely_migration');
  const had = hadSeen(manifest);
  if (rows.some(({ name }) => !had(String(name)))) throw new BackupError(backupSentences.ahead);
}

async function refuseFilled(client: Client, list: Restoring['list']): Promise<void> {
  const { rows: there } = await client.query(
    `select to_regclass('public.accounts') is not null and to_regclass('public.tenants') is not null as "isThere"`,
  );
  const { rows } = there[0]?.isThere
    ? await client.query(
        'select exists (select 1 from accounts) or exists (select 1 from tenants) as "isFilled"',
      )
    : { rows: [] };
  if (rows[0]?.isFilled) throw new BackupError(backupSentences.databaseNotEmpty);
  for await (const { key } of list()) {
    if (key === MARK_KEY) continue;
    throw new BackupError(backupSentences.storeNotEmpty(key));
  }
}

async function putObjects(
  objects: Pick<ObjectStore, 'put'>,
  folder: BackupFolder,
  id: string,
): Promise<void> {
  for (const { key, sha256, contentType } of await folder.readObjects(id)) {
    await objects.put(key, createReadStream(folder.poolFile(sha256)), contentType);
  }
}
