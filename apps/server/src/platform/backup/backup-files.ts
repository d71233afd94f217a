import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { backupSentences } from './backup-words.ts';

const tableFile = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** Of the rows, before they are packed. */
  sha256: z.string(),
  /** Of the rows where they lay, by `sumRows`; earlier backups have none. */
  sum: z.optional(z.string()),
});

const manifest = z.object({
  format: z.literal(1),
  id: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** The highest that the database had seen. */
  migration: z.string(),
  /** Each that it had seen: a lower number may have come later. Earlier backups name the highest alone. */
  migrations: z.optional(z.array(z.string())),
  tables: z.array(tableFile),
  partitions: z.array(z.object({ name: z.string(), parent: z.string(), bound: z.string() })),
  sequences: z.array(z.object({ name: z.string(), next: z.string() })),
  objects: z.object({
    count: z.number(),
    bytes: z.number(),
    added: z.number(),
    sha256: z.string(),
  }),
  /** Named by rows, and in no store. */
  missing: z.array(z.string()),
  jobs: z.array(
    z.object({
      name: z.string(),
      policy: z.nullable(z.string()),
      data: z.unknown(),
      startAfter: z.iso.datetime(),
      singletonKey: z.nullable(z.string()),
    }),
  ),
  secretMark: z.nullable(z.string()),
});

export type BackupManifest = z.infer<typeof manifest>;
export type TableFile = z.infer<typeof tableFile>;

const object = z.object({
  key: z.string(),
  size: z.number(),
  etag: z.string(),
  contentType: z.string(),
  sha256: z.string(),
});

/** An object as it was when it was backed up; its bytes lie in the pool under their sum. */
export type BackedUpObject = z.infer<typeof object>;

export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/**
 * The folder of all backups: `backups/ID/` what one of them holds (`manifest.json`, `objects.ndjson`, `tables/NAME.gz`,
 * `erasures.ndjson`, `deleted-recordings.ndjson`), written under another name until it is whole; `pool/AB/SUM` the bytes of objects, once for all backups.
 */
export function backupFolder(root: string) {
  const backups = join(root, 'backups');
  const folderOf = (id: string) => join(backups, id);
  return {
    root,
    folderOf,
    draftOf: (id: string) => join(backups, `${id}.unfinished`),
    poolFile: (sum: string) => join(root, 'pool', sum.slice(0, 2), sum),
    pool: join(root, 'pool'),
    prepare: async () => {
      for (const each of [backups, join(root, 'pool')]) {
        await mkdir(each, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
          throw isForbidden(error) ? new BackupError(backupSentences.folderClosed(root)) : error;
        });
      }
    },
    /** Whole ones, the oldest first. */
    ids: async (): Promise<string[]> => {
      const names = await readdir(backups).catch(() => []);
      return names.filter((name) => /^\d{8}T\d{9}Z$/.test(name)).toSorted();
    },
    unfinished: async (): Promise<string[]> =>
      (await readdir(backups)).filter((name) => name.endsWith('.unfinished')),
    readManifest: async (id: string): Promise<BackupManifest> => {
      const text = await readFile(join(folderOf(id), 'manifest.json'), 'utf8');
      return z.parse(manifest, JSON.parse(text));
    },
    readObjects: async (id: string): Promise<BackedUpObject[]> =>
      readLines(await readFile(join(folderOf(id), 'objects.ndjson'), 'utf8')),
    remove: (name: string) => rm(join(backups, name), { recursive: true, force: true }),
  };
}

const isForbidden = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EACCES';

export type BackupFolder = ReturnType<typeof backupFolder>;

/** Sorts as it was made. */
export const idOf = (at: Date): string => at.toISOString().replaceAll(/[-:.]/g, '');

const readLines = (text: string): BackedUpObject[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => z.parse(object, JSON.parse(line)));

export const writeLines = (objects: readonly BackedUpObject[]): string =>
  objects.map((one) => `${JSON.stringify(one)}\n`).join('');

/** Lasts: also over a power cut that comes right afterwards. */
export async function writeSynced(path: string, text: string): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

export async function syncAndRename(from: string, to: string): Promise<void> {
  await rename(from, to);
  const folder = await open(join(to, '..'), 'r');
  await folder.sync();
  await folder.close();
}

/** Sums up what flows through. */
export function summing() {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      done(null, chunk);
    },
  });
  return { through, sum: () => hash.digest('hex'), bytes: () => bytes };
}

export const sumOfText = (text: string): string => createHash('sha256').update(text).digest('hex');

export async function sumOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

export async function writeStream(
  path: string,
  source: Readable,
  ...through: Transform[]
): Promise<void> {
  await pipeline([source, ...through, createWriteStream(path, { mode: 0o600, flush: true })]);
}
