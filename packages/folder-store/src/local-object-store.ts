import { Readable } from 'node:stream';
import { named } from './folder-failures.ts';
import { createKeyedLock } from './keyed-lock.ts';
import { createLocalFolder } from './local-folder.ts';
import { longAgo } from './leftovers.ts';
import { createLocalObjects } from './local-objects.ts';
import { createLocalUploads, dropUnfinished, type LocalUploads } from './local-uploads.ts';
import { isObjectKey } from './object-key-rules.ts';
import { ObjectStoreError, type ObjectStore } from './object-store.ts';
import { openSignedUrl, signUrl } from './signed-url.ts';

/** Where the signed URLs of a local store point; `registerObjectRoutes` answers there. */
export const OBJECTS_PATH = '/objects/';

export type LocalObjectStore = ObjectStore & {
  /** Makes the folders, where they are not there yet. Only in a folder that is surely ours. */
  prepare(): Promise<void>;
  /** Whether a version that kept its key for addresses in the folder has worked in it. */
  isUsed(): Promise<boolean>;
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
  /**
   * What addresses are signed with. Without it the folder is made ready at once and keeps a key of its own, as
   * tests and measurements have it; with it nothing is written before `prepare`.
   */
  readonly signingKey?: Uint8Array;
};

/** Objects in a folder, with the manners of S3: signed URLs, ETags, multipart uploads. */
export async function openLocalObjectStore(
  options: LocalObjectStoreOptions,
): Promise<LocalObjectStore> {
  const folder = createLocalFolder(options.folder);
  if (options.signingKey === undefined) await folder.prepare();
  const key = options.signingKey ?? (await folder.signingKey());
  const now = options.now ?? (() => new Date());
  const inTurn = createKeyedLock();
  const uploads = createLocalUploads({ folder, inTurn, now });
  const sign = signer(key, options.publicUrl ?? '', now);
  const { put, read, head, remove } = createLocalObjects(folder);
  return {
    prepare: named(folder.prepare),
    isUsed: named(folder.hasSigningKey),
    uploads: { ...uploads, writePart: named(uploads.writePart) },
    // A URL may be used twice at once, and each writer looks for what it replaces.
    put: named((objectKey, ...object) =>
      inTurn(`put ${objectKey}`, () => put(objectKey, ...object)),
    ),
    read: named(read),
    head: named(head),
    remove: named(remove),
    createUpload: named(uploads.create),
    putPart: named(({ body, ...part }: Parameters<ObjectStore['putPart']>[0]) =>
      uploads.writePart({ ...part, body: Readable.from([body]), maxBytes: body.byteLength }),
    ),
    listParts: named(uploads.listParts),
    completeUpload: named(uploads.complete),
    abortUpload: named(uploads.abort),
    listUploads: named(uploads.list),
    removeLeftovers: named(async (forMs: number) => {
      const before = await longAgo(options.folder, forMs);
      await folder.removeIncoming(before);
      await dropUnfinished(folder, before);
    }),
    signPart: async (part) => {
      const { uploadId, partNumber, contentLength, expiresInSeconds } = part;
      const length = contentLength === undefined ? {} : { length: String(contentLength) };
      const query = { uploadId, partNumber: String(partNumber), ...length };
      return sign('PUT', part.key, { query, expiresInSeconds });
    },
    signPut: async (object) => {
      const query = { whole: 'yes', length: String(object.contentLength) };
      return sign('PUT', object.key, { query, expiresInSeconds: object.expiresInSeconds });
    },
    signRead: async (objectKey, { expiresInSeconds, downloadName }) =>
      sign('GET', objectKey, {
        query: downloadName === undefined ? {} : { name: downloadName },
        expiresInSeconds,
      }),
    openUrl(method, url) {
      const opened = openSignedUrl({ key, method, url, now: now() });
      if (!opened?.path.startsWith(OBJECTS_PATH)) return null;
      return { key: opened.path.slice(OBJECTS_PATH.length), query: opened.query };
    },
  };
}

function signer(key: Uint8Array, publicUrl: string, now: () => Date) {
  return (
    method: 'GET' | 'PUT',
    objectKey: string,
    {
      query,
      expiresInSeconds,
    }: { readonly query: Readonly<Record<string, string>>; readonly expiresInSeconds: number },
  ): string => {
    if (!isObjectKey(objectKey)) throw new ObjectStoreError('InvalidKey', 'Not a key');
    const expiresAt = new Date(now().getTime() + expiresInSeconds * 1000);
    return publicUrl + signUrl(key, { method, path: OBJECTS_PATH + objectKey, query, expiresAt });
  };
}
