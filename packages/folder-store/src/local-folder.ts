import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type FileHandle, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing, makeFolder, publish, readJson, writeDurably } from './durable-files.ts';
import { removeUntouched } from './leftovers.ts';
import { isObjectKey } from './object-key-rules.ts';
import { ObjectStoreError } from './object-store.ts';
import type { HeldPart } from './part-list-rules.ts';

export type UploadRecord = {
  readonly key: string;
  readonly contentType: string;
  /** ISO 8601. */
  readonly startedAt: string;
  /**
   * Nobody sends it parts: it notes that a put or a removal is under way, so that a process that is killed
   * meanwhile leaves no files that nothing knows of.
   */
  readonly own?: true;
};

export type PartFile = HeldPart & { readonly file: string };

/** An object is this list of files; its bytes are never copied together. */
export type Manifest = {
  readonly contentType: string;
  readonly size: number;
  readonly etag: string;
  /** Names the folder of the files, and the upload they came by. */
  readonly partsId: string;
  readonly files: readonly { readonly file: string; readonly size: number }[];
};

/**
 * The paths of a store in a folder:
 * `uploads/ID.json` an open upload, or a put or a removal under way · `parts/ID/NUMBER.MD5.SIZE` its parts, which stay there ·
 * `objects/KEY@` the manifest of an object; `@` is in no key, so no folder has that name.
 */
export type LocalFolder = ReturnType<typeof createLocalFolder>;

export function createLocalFolder(root: string) {
  const uploadPath = (id: string) => join(root, 'uploads', `${checkedId(id)}.json`);
  const partsPath = (id: string) => join(root, 'parts', checkedId(id));
  const manifestPath = (key: string) => join(root, 'objects', `${checkedKey(key)}@`);
  const incoming = join(root, 'incoming');
  return {
    prepare: async () => {
      for (const name of ['uploads', 'parts', 'objects', 'incoming'])
        await makeFolder(join(root, name));
    },
    signingKey: () => readOrMakeKey(join(root, 'signing.key')),
    hasSigningKey: async (): Promise<boolean> => {
      const names: string[] = await readdir(root).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      return names.includes('signing.key');
    },

    readUpload: (id: string) =>
      isId(id) ? readJson<UploadRecord>(uploadPath(id)) : Promise.resolve(null),
    async writeUpload(id: string, upload: UploadRecord) {
      // First: a folder without its record would be nobody's for ever.
      await writeDurably(uploadPath(id), JSON.stringify(upload), incoming);
      await makeFolder(partsPath(id));
    },
    removeUpload: (id: string) => rm(uploadPath(id), { force: true }),
    async uploadIds(): Promise<string[]> {
      const names = await readdir(join(root, 'uploads'));
      return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));
    },

    readManifest: (key: string) => readJson<Manifest>(manifestPath(key)),
    async writeManifest(key: string, manifest: Manifest) {
      const path = manifestPath(key);
      await makeFolder(join(path, '..'));
      await writeDurably(path, JSON.stringify(manifest), incoming);
    },
    removeManifest: (key: string) => rm(manifestPath(key), { force: true }),

    removeParts: (id: string) => rm(partsPath(id), { recursive: true, force: true }),
    removePart: (id: string, file: string) => rm(join(partsPath(id), file), { force: true }),
    partFile: (id: string, file: string) => join(partsPath(id), file),
    listParts: (id: string) => listPartFiles(partsPath(id)),
    receive: (body: AsyncIterable<Uint8Array>, limit: number) =>
      receive(join(incoming, randomUUID()), body, limit),
    removeIncoming: (before: Date) => removeUntouched(incoming, '', before),
    discard: (received: Received) => rm(received.path, { force: true }),
    async keepPart(id: string, partNumber: number, received: Received): Promise<PartFile> {
      const file = `${partNumber}.${received.md5}.${received.size}`;
      await publish(received.path, join(partsPath(id), file));
      return partOf(file);
    },
  };
}

export function newId(): string {
  return randomBytes(16).toString('hex');
}

type Received = { readonly path: string; readonly md5: string; readonly size: number };

/** Streams to a file and syncs it, without holding more than a chunk in memory. */
async function receive(
  path: string,
  body: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<Received> {
  const hash = createHash('md5');
  let size = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > limit) throw new ObjectStoreError('PartTooLarge', `More than ${limit} bytes`);
      hash.update(chunk);
      await writeWhole(file, chunk);
    }
    await file.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return { path, md5: hash.digest('hex'), size };
}

/** A disk that fills up takes what fits without an error: only the next write fails. */
async function writeWhole(file: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let rest = chunk; rest.byteLength > 0; ) {
    const { bytesWritten } = await file.write(rest);
    rest = rest.subarray(bytesWritten);
  }
}

async function listPartFiles(folder: string): Promise<PartFile[]> {
  try {
    const parts = (await readdir(folder)).map(partOf);
    const numbers = new Set(parts.map(({ partNumber }) => partNumber));
    // A process killed while it replaced a part leaves both: the later one counts.
    const each = numbers.size === parts.length ? parts : await latest(folder, parts);
    return each.toSorted((one, other) => one.partNumber - other.partNumber);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function latest(folder: string, parts: readonly PartFile[]): Promise<PartFile[]> {
  const found = new Map<number, { part: PartFile; writtenAt: number }>();
  for (const part of parts) {
    const writtenAt = (await stat(join(folder, part.file))).mtimeMs;
    const other = found.get(part.partNumber);
    if (other === undefined || other.writtenAt < writtenAt) {
      found.set(part.partNumber, { part, writtenAt });
    }
  }
  return [...found.values()].map(({ part }) => part);
}

function partOf(file: string): PartFile {
  const [partNumber, md5 = '', size] = file.split('.');
  return { file, partNumber: Number(partNumber), etag: `"${md5}"`, size: Number(size) };
}

async function readOrMakeKey(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  // Two processes may come here at once: `wx` lets one of them write, both read what is there.
  try {
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(randomBytes(32));
    await file.sync();
    await file.close();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(path);
}

function isId(id: string): boolean {
  return /^[0-9a-f]{32}$/.test(id);
}

function checkedId(id: string): string {
  if (!isId(id)) throw new ObjectStoreError('NoSuchUpload', 'Not the id of an upload');
  return id;
}

function checkedKey(key: string): string {
  if (!isObjectKey(key)) throw new ObjectStoreError('InvalidKey', 'Not a key');
  return key;
}
