import type { KeyedLock } from './keyed-lock.ts';
import { type LocalFolder, newId, type UploadRecord } from './local-folder.ts';
import { multipartEtag } from './multipart-etag.ts';
import { isKeyPrefix, isObjectKey } from './object-key-rules.ts';
import {
  MIN_PART_BYTES,
  ObjectStoreError,
  type OpenUpload,
  type PartReference,
  type StoredPart,
} from './object-store.ts';
import { judgePartList } from './part-list-rules.ts';

export type LocalUploads = ReturnType<typeof createLocalUploads>;

type Place = {
  readonly folder: LocalFolder;
  /** Makes complete, abort and arriving parts of one upload take turns. */
  readonly inTurn: KeyedLock;
  readonly now: () => Date;
};

/** Multipart uploads in a folder. */
export function createLocalUploads(at: Place) {
  return {
    create: (key: string, contentType: string) => create(at, key, contentType),
    writePart: (part: ArrivingPart) => writePart(at, part),
    listParts: async (key: string, id: string): Promise<StoredPart[]> => {
      await find(at, key, id);
      const parts = await at.folder.listParts(id);
      return parts.map(({ partNumber, etag, size }) => ({ partNumber, etag, size }));
    },
    complete: (key: string, id: string, named: readonly PartReference[]) =>
      at.inTurn(id, () => complete(at, { key, id, named })),
    abort: (key: string, id: string) => at.inTurn(id, () => abort(at, key, id)),
    list: (prefix: string) => list(at, prefix),
  };
}

async function find({ folder }: Place, key: string, id: string): Promise<UploadRecord> {
  if (!isObjectKey(key)) throw new ObjectStoreError('InvalidKey', 'Not a key');
  const upload = await folder.readUpload(id);
  // An id with another's key is nobody's upload.
  if (upload?.key !== key || upload.own) {
    throw new ObjectStoreError('NoSuchUpload', 'The upload is completed, aborted or another’s');
  }
  return upload;
}

async function create({ folder, now }: Place, key: string, contentType: string): Promise<string> {
  if (!isObjectKey(key)) throw new ObjectStoreError('InvalidKey', 'Not a key');
  const id = newId();
  await folder.writeUpload(id, { key, contentType, startedAt: now().toISOString() });
  return id;
}

type ArrivingPart = {
  readonly key: string;
  readonly uploadId: string;
  readonly partNumber: number;
  readonly body: AsyncIterable<Uint8Array>;
  readonly maxBytes: number;
};

async function writePart(at: Place, part: ArrivingPart): Promise<StoredPart> {
  const { folder } = at;
  const { key, uploadId, partNumber } = part;
  await find(at, key, uploadId);
  const received = await folder.receive(part.body, part.maxBytes);
  return at.inTurn(uploadId, async () => {
    try {
      // It may have been completed while the bytes came in.
      await find(at, key, uploadId);
    } catch (error) {
      await folder.discard(received);
      throw error;
    }
    const before = await folder.listParts(uploadId);
    const kept = await folder.keepPart(uploadId, partNumber, received);
    for (const other of before) {
      if (other.partNumber === partNumber && other.file !== kept.file) {
        await folder.removePart(uploadId, other.file);
      }
    }
    return kept;
  });
}

async function complete(
  at: Place,
  {
    key,
    id,
    named,
  }: { readonly key: string; readonly id: string; readonly named: readonly PartReference[] },
): Promise<{ etag: string }> {
  const { folder } = at;
  const done = await folder.readManifest(key);
  if (done?.partsId === id && done.etag === multipartEtag(named)) {
    // A crash may have come between the manifest and the end of the upload: the manifest counts.
    await folder.removeUpload(id);
    return { etag: done.etag };
  }
  const { contentType } = await find(at, key, id);
  const verdict = judgePartList(named, await folder.listParts(id), MIN_PART_BYTES);
  if (verdict.refused) throw new ObjectStoreError(verdict.refused, verdict.why);
  const files = verdict.parts.map(({ file, size }) => ({ file, size }));
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const etag = multipartEtag(verdict.parts);
  await folder.writeManifest(key, { contentType, size, etag, partsId: id, files });
  await folder.removeUpload(id);
  return { etag };
}

async function abort({ folder }: Place, key: string, id: string): Promise<void> {
  const upload = await folder.readUpload(id);
  if (upload?.key !== key) return;
  await dropParts(folder, key, id);
}

/** The record goes last: whoever is killed before it finds it again, and the files by it. */
export async function dropParts(folder: LocalFolder, key: string, id: string): Promise<void> {
  const done = await folder.readManifest(key);
  if (done?.partsId !== id) await folder.removeParts(id);
  await folder.removeUpload(id);
}

/** Puts and removals that a process began before `before`, and was killed in. */
export async function dropUnfinished(folder: LocalFolder, before: Date): Promise<void> {
  for (const id of await folder.uploadIds()) {
    const upload = await folder.readUpload(id);
    if (upload?.own !== true || new Date(upload.startedAt) >= before) continue;
    await dropParts(folder, upload.key, id);
  }
}

async function list({ folder }: Place, prefix: string): Promise<OpenUpload[]> {
  if (!isKeyPrefix(prefix)) throw new ObjectStoreError('InvalidKey', 'Not the start of a key');
  const open: OpenUpload[] = [];
  for (const uploadId of await folder.uploadIds()) {
    const upload = await folder.readUpload(uploadId);
    if (!upload?.key.startsWith(prefix) || upload.own) continue;
    open.push({ key: upload.key, uploadId, startedAt: new Date(upload.startedAt) });
  }
  return open;
}
