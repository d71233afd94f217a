import { buffer } from 'node:stream/consumers';
import {
  MAX_PART_NUMBER,
  MIN_PART_BYTES,
  type ObjectStore,
  type StoredPart,
} from '@candor/folder-store';
import { lengthOf } from './held-bytes.ts';
import { endOfParts, type Slice, type TailPiece, tailOf } from './slice-rules.ts';

type Upload = {
  readonly objectKey: string;
  readonly uploadId: string;
  readonly startsAtByte: number;
};

/**
 * Puts the slices that follow the held parts behind them, as parts. May be killed and run again: what it put is then
 * among the held parts. @returns all parts
 */
export async function appendSlices(
  objects: ObjectStore,
  upload: Upload,
  { slices, held }: { readonly slices: readonly Slice[]; readonly held: readonly StoredPart[] },
): Promise<StoredPart[]> {
  const parts = [...held];
  const end = endOfParts(upload.startsAtByte, held, MIN_PART_BYTES);
  if (end === null) return parts;
  const arrived: Slice[] = [];
  for (const slice of slices) {
    if (slice.startsAtByte + slice.bytes <= end) continue;
    // Noted before its bytes came: they may never have come.
    if ((await lengthOf(objects, slice.objectKey)) === slice.bytes) arrived.push(slice);
  }
  for await (const body of inParts(objects, tailOf(arrived, end))) {
    const partNumber = parts.length + 1;
    if (partNumber > MAX_PART_NUMBER) break;
    const { objectKey: key, uploadId } = upload;
    parts.push(await objects.putPart({ key, uploadId, partNumber, body }));
  }
  return parts;
}

/** One part in memory at a time: what a store takes at least, and at most a slice more. */
async function* inParts(
  objects: ObjectStore,
  tail: readonly TailPiece[],
): AsyncGenerator<Uint8Array> {
  let waiting: Buffer[] = [];
  let size = 0;
  for (const { objectKey, skip, length } of tail) {
    const { stream } = await objects.read(objectKey, { start: skip, end: skip + length - 1 });
    waiting.push(await buffer(stream));
    size += length;
    if (size < MIN_PART_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
}
