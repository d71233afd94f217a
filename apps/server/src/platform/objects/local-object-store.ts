import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { resolveRange } from './byte-range-rules.ts';
import { named } from './folder-failures.ts';
import { createKeyedLock } from './keyed-lock.ts';
import { createLocalFolder, type LocalFolder, type Manifest, newId } from './local-folder.ts';
import { createLocalUploads, type LocalUploads } from './local-uploads.ts';
import { isObjectKey } from './object-key-rules.ts';
import {
  type ByteRange,
  type ObjectInfo,
  ObjectStoreError,
  type ObjectStore,
} from './object-store.ts';
import { openSignedUrl, signUrl } from './signed-url.ts';

/** Where the signed URLs of a local store point; `registerObjectRoutes` answers there. */
export const OBJECTS_PATH = '/objects/';

export type LocalObjectStore = ObjectStore & {
  readonly uploads: LocalUploads;
  /** The signed query, or null when the signature is not ours, not for this, or out of date. */
  openUrl(
    method: string,
    url: string,
  ): { readonly key: string; readonly query: URLSearchParams } | null;
};

export type LocalObjectStoreOptions = {
  /** Several processes of one machine may share it. */
  readonly folder: string;
  /** Comes before `/objects/…` in signed URLs, such as `https://host`. Empty: same origin. */
  readonly publicUrl?: string;
  readonly now?: () => Date;
};

/** Objects in a folder, with the manners of S3: signed URLs, ETags, multipart uploads. */
export async function openLocalObjectStore(
  options: LocalObjectStoreOptions,
): Promise<LocalObjectStore> {
  const folder = createLocalFolder(options.folder);
  await folder.prepare();
  const key = await folder.signingKey();
  const now = options.now ?? (() => new Date());
  const uploads = createLocalUploads({ folder, inTurn: createKeyedLock(), now });
  const sign = signer(key, options.publicUrl ?? '', now);
  const { put, read, head, remove } = objects(folder);
  return {
    uploads: { ...uploads, writePart: named(uploads.writePart) },
    put: named(put),
    read: named(read),
    head: named(head),
    remove: named(remove),
    createUpload: named(uploads.create),
    listParts: named(uploads.listParts),
    completeUpload: named(uploads.complete),
    abortUpload: named(uploads.abort),
    listUploads: named(uploads.list),
    removeLeftovers: named(folder.removeIncoming),
    signPart: async (part) => {
      const { uploadId, partNumber, contentLength, expiresInSeconds } = part;
      const length = contentLength === undefined ? {} : { length: String(contentLength) };
      const query = { uploadId, partNumber: String(partNumber), ...length };
      return sign('PUT', part.key, query, expiresInSeconds);
    },
    signRead: async (objectKey, { expiresInSeconds, downloadName }) =>
      sign(
        'GET',
        objectKey,
        downloadName === undefined ? {} : { name: downloadName },
        expiresInSeconds,
      ),
    openUrl(method, url) {
      const opened = openSignedUrl(key, method, url, now());
      if (!opened?.path.startsWith(OBJECTS_PATH)) return null;
      return { key: opened.path.slice(OBJECTS_PATH.length), query: opened.query };
    },
  };
}

function signer(key: Uint8Array, publicUrl: string, now: () => Date) {
  return (
    method: 'GET' | 'PUT',
    objectKey: string,
    query: Readonly<Record<string, string>>,
    expiresInSeconds: number,
  ): string => {
    if (!isObjectKey(objectKey)) throw new ObjectStoreError('InvalidKey', 'Not a key');
    const expiresAt = new Date(now().getTime() + expiresInSeconds * 1000);
    return publicUrl + signUrl(key, { method, path: OBJECTS_PATH + objectKey, query, expiresAt });
  };
}

function objects(folder: LocalFolder): Pick<ObjectStore, 'put' | 'read' | 'head' | 'remove'> {
  const find = async (key: string): Promise<Manifest> => {
    const manifest = await folder.readManifest(key);
    if (!manifest) throw new ObjectStoreError('NoSuchKey', `There is no object ${key}`);
    return manifest;
  };
  return {
    async put(key, body, contentType) {
      const before = await folder.readManifest(key);
      const chunks = body instanceof Uint8Array ? Readable.from([body]) : body;
      const received = await folder.receive(chunks, Number.POSITIVE_INFINITY);
      const partsId = newId();
      await folder.makeParts(partsId);
      const { file, size, etag } = await folder.keepPart(partsId, 1, received);
      const files = [{ file, size }];
      await folder.writeManifest(key, { contentType, size, etag, partsId, files });
      if (before) await folder.removeParts(before.partsId);
    },
    async read(key, range) {
      const manifest = await find(key);
      const { start, length } = resolve(range, manifest.size);
      const stream = Readable.from(bytesOf(folder, manifest, start, length), { objectMode: false });
      return { ...info(manifest), stream, start, length };
    },
    head: async (key) => info(await find(key)),
    async remove(key) {
      const manifest = await folder.readManifest(key);
      if (!manifest) return;
      await folder.removeManifest(key);
      await folder.removeParts(manifest.partsId);
    },
  };
}

function resolve(range: ByteRange | undefined, size: number) {
  if (!range) return { start: 0, length: size };
  const resolved = resolveRange(range, size);
  if (!resolved) throw new ObjectStoreError('InvalidRange', `The object has ${size} bytes`);
  return resolved;
}

function info({ size, contentType, etag }: Manifest): ObjectInfo {
  return { size, contentType, etag };
}

async function* bytesOf(
  folder: LocalFolder,
  { partsId, files }: Manifest,
  start: number,
  length: number,
): AsyncGenerator<Uint8Array> {
  let position = 0;
  for (const { file, size } of files) {
    const from = Math.max(start - position, 0);
    const to = Math.min(start + length - position, size);
    if (from < to) {
      yield* createReadStream(folder.partFile(partsId, file), {
        start: from,
        end: to - 1,
        highWaterMark: 256 * 1024,
      });
    }
    position += size;
  }
}
