import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { resolveRange } from './byte-range-rules.ts';
import { type LocalFolder, type Manifest, newId } from './local-folder.ts';
import { dropParts } from './local-uploads.ts';
import {
  type ByteRange,
  type ObjectInfo,
  type ObjectStore,
  ObjectStoreError,
} from './object-store.ts';

type LocalObjects = Pick<ObjectStore, 'put' | 'read' | 'head' | 'remove'>;

/** Objects in a folder. Whatever a killed process leaves of them is under a record that the sweep finds. */
export function createLocalObjects(folder: LocalFolder): LocalObjects {
  const find = async (key: string): Promise<Manifest> => {
    const manifest = await folder.readManifest(key);
    if (!manifest) throw new ObjectStoreError('NoSuchKey', `There is no object ${key}`);
    return manifest;
  };
  const begin = (id: string, key: string, contentType: string) =>
    folder.writeUpload(id, { key, contentType, startedAt: new Date().toISOString(), own: true });
  return {
    async put(key, body, contentType) {
      const chunks = body instanceof Uint8Array ? Readable.from([body]) : body;
      const received = await folder.receive(chunks, Number.POSITIVE_INFINITY);
      const before = await folder.readManifest(key);
      const partsId = newId();
      try {
        await begin(partsId, key, contentType);
        if (before) await begin(before.partsId, key, before.contentType);
        const { file, size, etag } = await folder.keepPart(partsId, 1, received);
        const files = [{ file, size }];
        await folder.writeManifest(key, { contentType, size, etag, partsId, files });
      } catch (error) {
        await folder.discard(received);
        throw error;
      } finally {
        // What the manifest names stays.
        if (before) await dropParts(folder, key, before.partsId);
        await dropParts(folder, key, partsId);
      }
    },
    async read(key, range) {
      const manifest = await find(key);
      const { start, length } = resolve(range, manifest.size);
      const stream = Readable.from(bytesOf(folder, manifest, { start, length }), {
        objectMode: false,
      });
      return { ...info(manifest), stream, start, length };
    },
    head: async (key) => info(await find(key)),
    async remove(key) {
      const manifest = await folder.readManifest(key);
      if (!manifest) return;
      await begin(manifest.partsId, key, manifest.contentType);
      await folder.removeManifest(key);
      await dropParts(folder, key, manifest.partsId);
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
  { start, length }: { readonly start: number; readonly length: number },
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
