import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ObjectStoreError, type ObjectStore } from '@candor/folder-store';
import {
  type BackedUpObject,
  BackupError,
  type BackupFolder,
  sumOfFile,
  summing,
  writeStream,
} from './backup-files.ts';
import { backupSentences } from './backup-words.ts';
import type { ListedObject } from './list-objects.ts';

type Copied = { readonly objects: readonly BackedUpObject[]; readonly added: number };

/**
 * Every object of the store, its bytes in the pool. One that the last backup had as well, by key, size and ETag, is not
 * read again. New bytes are read back from the disk before they count.
 */
export async function copyObjects(
  parts: {
    readonly objects: Pick<ObjectStore, 'read'>;
    readonly list: () => AsyncIterable<ListedObject>;
  },
  folder: BackupFolder,
): Promise<Copied> {
  const last = (await folder.ids()).at(-1);
  const known = new Map(
    last === undefined ? [] : (await folder.readObjects(last)).map((one) => [one.key, one]),
  );
  const objects: BackedUpObject[] = [];
  let added = 0;
  for await (const listed of parts.list()) {
    const before = known.get(listed.key);
    const isSame = before?.etag === listed.etag && before.size === listed.size;
    // A file that was cut off meanwhile is written again; every byte is looked at by `verify -- --from`.
    if (before && isSame && (await sizeOf(folder.poolFile(before.sha256))) === before.size) {
      objects.push(before);
      continue;
    }
    const copied = await copyOne(parts.objects, folder, listed.key);
    if (copied === null) continue;
    objects.push(copied.object);
    added += copied.added;
  }
  return { objects, added };
}

const sizeOf = async (path: string): Promise<number | undefined> =>
  (await stat(path).catch(() => undefined))?.size;

/** Null: it was removed since it was listed. */
async function copyOne(objects: Pick<ObjectStore, 'read'>, folder: BackupFolder, key: string) {
  const draft = join(folder.pool, `unfinished-${randomUUID()}`);
  try {
    const { stream, size, etag, contentType } = await objects.read(key);
    const { through, sum, bytes } = summing();
    await writeStream(draft, stream, through);
    const sha256 = sum();
    if (bytes() !== size || (await sumOfFile(draft)) !== sha256) {
      throw new BackupError(backupSentences.notRead(key));
    }
    const path = folder.poolFile(sha256);
    const isNew = !existsSync(path);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await rename(draft, path);
    return { object: { key, size, etag, contentType, sha256 }, added: isNew ? size : 0 };
  } catch (error) {
    await rm(draft, { force: true });
    if (error instanceof ObjectStoreError && error.code === 'NoSuchKey') return null;
    throw error;
  }
}
