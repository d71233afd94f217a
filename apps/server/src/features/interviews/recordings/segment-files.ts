import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { ObjectStore } from '@candor/folder-store';
import { bytesToKeep } from './recording-rules.ts';

export type Piece = { readonly objectKey: string; readonly startsAtByte: number };

/** Writes the uploads of one segment as the one file that the recorder made. Gives its length. */
export async function fetchSegment(
  objects: ObjectStore,
  pieces: readonly Piece[],
  path: string,
): Promise<number> {
  const sized: (Piece & { readonly bytes: number })[] = [];
  for (const piece of pieces)
    sized.push({ ...piece, bytes: (await objects.head(piece.objectKey)).size });
  const keep = bytesToKeep(sized);
  let total = 0;
  for (const [index, piece] of sized.entries()) {
    const length = keep[index] ?? 0;
    if (length === 0) continue;
    const { stream } = await objects.read(piece.objectKey, { start: 0, end: length - 1 });
    await pipeline(stream, createWriteStream(path, { flags: 'a' }));
    total += length;
  }
  return total;
}

export async function fetchObject(objects: ObjectStore, key: string, path: string): Promise<void> {
  const { stream } = await objects.read(key);
  await pipeline(stream, createWriteStream(path));
}

export type StoredFile = {
  readonly objectKey: string;
  readonly bytes: number;
  readonly sha256: string;
};

/** Notes the key of an object that is about to be stored. */
export type Announce = (objectKey: string) => Promise<void>;

const contentTypes = { mp4: 'video/mp4', jpg: 'image/jpeg' } as const;

/** Stores the file as `place-SHA256.mp4`: what lies under a key never changes. */
export async function storeFile(
  objects: ObjectStore,
  {
    path,
    place,
    announce,
    extension = 'mp4',
  }: {
    readonly path: string;
    readonly place: string;
    readonly announce: Announce;
    readonly extension?: keyof typeof contentTypes | undefined;
  },
): Promise<StoredFile> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  const sha256 = hash.digest('hex');
  const objectKey = `${place}-${sha256.slice(0, 16)}.${extension}`;
  await announce(objectKey);
  await objects.put(objectKey, createReadStream(path), contentTypes[extension]);
  return { objectKey, bytes: (await stat(path)).size, sha256 };
}
