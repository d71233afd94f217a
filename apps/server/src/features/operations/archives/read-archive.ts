import { type ObjectStore, ObjectStoreError } from '@candor/folder-store';
import { unpackZip, ZIP_MOST_FILES, ZipProblem } from '../../../platform/documents/zip-stream.ts';
import {
  ArchiveRefused,
  FILE_MOST_BYTES,
  MANIFEST,
  type Manifest,
  readManifest,
  SIGNATURE,
  sumOf,
} from './archive-format.ts';

type Source = {
  readonly objects: Pick<ObjectStore, 'read'>;
  readonly objectKey: string;
  /** After each of its files, whoever reads it. */
  readonly onPart?: () => Promise<void>;
};

const GB = 1024 ** 3;

/** The largest file that may be sent holds some ten times as much where it is all text. */
const limits = {
  mostFiles: ZIP_MOST_FILES,
  mostBytesEach: FILE_MOST_BYTES,
  mostBytes: 40 * GB,
  longestName: 100,
};

/** Signature and sums are asked before a row is read: what was changed on its way is not looked at. */
export async function checkArchive(source: Source): Promise<Manifest> {
  const sums = new Map<string, string>();
  const said = new Map<string, Uint8Array>();
  for await (const { name, bytes } of partsOf(source)) {
    if (sums.has(name)) throw new ArchiveRefused('unreadable');
    sums.set(name, sumOf(bytes));
    if (name === MANIFEST || name === SIGNATURE) said.set(name, Buffer.from(bytes));
  }
  const manifest = readManifest(said.get(MANIFEST), said.get(SIGNATURE));
  const odd = manifest.files.find(({ name, sha256 }) => sums.get(name) !== sha256);
  if (odd !== undefined) throw new ArchiveRefused('changed', odd.name);
  // Whoever added something to a signed file has not signed it.
  const listed = new Set([MANIFEST, SIGNATURE, ...manifest.files.map(({ name }) => name)]);
  for (const name of sums.keys()) {
    if (!listed.has(name)) throw new ArchiveRefused('changed', shownName(name));
  }
  return manifest;
}

/** What a stranger called it, as far as a page shows it and the database keeps it. */
const shownName = (name: string): string => name.replaceAll(/[^\w./ -]/g, '?').slice(0, 100);

export type ArchiveFile = {
  /** Among those that the manifest names. */
  readonly at: number;
  readonly name: string;
  readonly bytes: Uint8Array;
};

/** Those that the manifest names, in the order in which they lie there; a file that is there twice is read once. */
export async function* filesOf(
  source: Source,
  manifest: Pick<Manifest, 'files'>,
): AsyncGenerator<ArchiveFile> {
  const sums = new Map(manifest.files.map(({ name, sha256 }) => [name, sha256]));
  let at = 0;
  for await (const { name, bytes } of partsOf(source)) {
    const sum = sums.get(name);
    if (sum === undefined) continue;
    if (sum !== sumOf(bytes)) throw new ArchiveRefused('changed', name);
    sums.delete(name);
    yield { at, name, bytes };
    at += 1;
  }
}

async function* partsOf({ objects, objectKey, onPart }: Source) {
  try {
    const { stream } = await objects.read(objectKey);
    try {
      for await (const part of unpackZip(stream as AsyncIterable<Uint8Array>, limits)) {
        await onPart?.();
        yield part;
      }
    } finally {
      stream.destroy();
    }
  } catch (error) {
    if (error instanceof ZipProblem) throw new ArchiveRefused(error.code);
    if (error instanceof ObjectStoreError && error.code === 'NoSuchKey') {
      throw new ArchiveRefused('lost');
    }
    throw error;
  }
}
