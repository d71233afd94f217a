import { globSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { ObjectStore } from '@candor/folder-store';
import type { Connection } from '../database/connection.ts';
import {
  type BackupFolder,
  BackupError,
  type BackupManifest,
  idOf,
  sumOfText,
  syncAndRename,
  writeLines,
  writeSynced,
} from './backup-files.ts';
import { backupSentences } from './backup-words.ts';
import { copyObjects } from './copy-objects.ts';
import { beginSnapshot, describeDatabase, dumpTables, isTableWhole } from './dump-tables.ts';
import type { ListedObject } from './list-objects.ts';
import { findNamedObjects } from './named-objects.ts';

export type BackupParts = {
  readonly owner: Connection;
  readonly objects: Pick<ObjectStore, 'read'>;
  readonly list: () => AsyncIterable<ListedObject>;
  readonly now: () => Date;
};

/**
 * One moment of the database, and then the objects: whatever its rows name was stored before, so it is copied, unless it was
 * removed meanwhile; then the rows are gone as well. Read back before it counts. The folder is one backup's at a time.
 */
export async function makeBackup(
  parts: BackupParts,
  folder: BackupFolder,
  /** Files by name: what was erased, to be erased again after a restore. */
  ledgers: Readonly<Record<string, string>>,
): Promise<BackupManifest> {
  await folder.prepare();
  for (const name of await folder.unfinished()) await folder.remove(name);
  const startedAt = parts.now();
  const id = idOf(startedAt);
  const draft = folder.draftOf(id);
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 });
  const { named, ...rows } = await dump(parts.owner, join(draft, 'tables'));
  const { objects, added } = await copyObjects(parts, folder);
  const text = writeLines(objects);
  await writeSynced(join(draft, 'objects.ndjson'), text);
  for (const [name, lines] of Object.entries(ledgers)) await writeSynced(join(draft, name), lines);
  const held = new Set(objects.map(({ key }) => key));
  const without = named.filter((key) => !held.has(key));
  const manifest: BackupManifest = {
    ...{ format: 1, id, startedAt: startedAt.toISOString(), ...rows },
    objects: {
      ...{ count: objects.length, added, sha256: sumOfText(text) },
      bytes: objects.reduce((sum, { size }) => sum + size, 0),
    },
    missing: without.length === 0 ? [] : await stillNamed(parts.owner, without),
    finishedAt: parts.now().toISOString(),
  };
  await readBack(draft, manifest);
  await writeSynced(join(draft, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  await syncAndRename(draft, folder.folderOf(id));
  return manifest;
}

async function dump(owner: Connection, tablesFolder: string) {
  return connected(owner, async (client) => {
    await beginSnapshot(client);
    const described = await describeDatabase(client);
    const tables = await dumpTables(client, tablesFolder);
    const named = await findNamedObjects(client);
    await client.query('commit');
    return { ...described, tables, named };
  });
}

/** What was removed while objects were copied is named no more. */
async function stillNamed(owner: Connection, keys: readonly string[]): Promise<string[]> {
  return connected(owner, async (client) => {
    const now = new Set(await findNamedObjects(client));
    return keys.filter((key) => now.has(key));
  });
}

async function readBack(draft: string, manifest: BackupManifest): Promise<void> {
  for (const table of manifest.tables) {
    if (await isTableWhole(join(draft, 'tables'), table)) continue;
    throw new BackupError(backupSentences.notRead(table.name));
  }
  const objects = await readFile(join(draft, 'objects.ndjson'), 'utf8');
  if (sumOfText(objects) !== manifest.objects.sha256) {
    throw new BackupError(backupSentences.notRead('objects.ndjson'));
  }
}

export async function connected<T>(
  owner: Connection,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client(owner);
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Leaves the newest, and of the pool what they need. Gives how many backups went. */
export async function removeOldBackups(folder: BackupFolder, keep: number): Promise<number> {
  const ids = await folder.ids();
  const old = ids.slice(0, Math.max(ids.length - keep, 0));
  if (old.length === 0) return 0;
  for (const id of old) await folder.remove(id);
  const needed = new Set<string>();
  for (const id of ids.slice(old.length)) {
    for (const { sha256 } of await folder.readObjects(id)) needed.add(sha256);
  }
  for (const path of globSync(['*/*', 'unfinished-*'], { cwd: folder.pool })) {
    if (!needed.has(path.split('/')[1] ?? '')) await rm(join(folder.pool, path));
  }
  return old.length;
}
