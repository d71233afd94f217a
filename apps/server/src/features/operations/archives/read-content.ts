import { buffer } from 'node:stream/consumers';
import { type ObjectStore, ObjectStoreError } from '@candor/folder-store';
import { FILE_MOST_BYTES } from './archive-format.ts';

/** Undefined where the store holds none, or one larger than any document. */
export async function readContent(
  objects: Pick<ObjectStore, 'read'>,
  objectKey: string,
): Promise<Buffer | undefined> {
  try {
    const { stream, size } = await objects.read(objectKey);
    if (size <= FILE_MOST_BYTES) return await buffer(stream);
    stream.destroy();
    return undefined;
  } catch (error) {
    if (error instanceof ObjectStoreError && error.code === 'NoSuchKey') return undefined;
    throw error;
  }
}
