import { type ObjectStore, ObjectStoreError } from '@candor/folder-store';

type Upload = { readonly objectKey: string; readonly uploadId: string };

/** What the store has of an upload that takes no more parts: its parts still, or the object already. */
export async function heldBytes(
  objects: ObjectStore,
  { objectKey, uploadId }: Upload,
): Promise<number> {
  try {
    const held = await objects.listParts(objectKey, uploadId);
    return held.reduce((sum, { size }) => sum + size, 0);
  } catch (error) {
    if (!(error instanceof ObjectStoreError && error.code === 'NoSuchUpload')) throw error;
    return lengthOf(objects, objectKey);
  }
}

/** Of an object; 0 when there is none. */
export async function lengthOf(objects: ObjectStore, key: string): Promise<number> {
  try {
    return (await objects.head(key)).size;
  } catch (error) {
    if (error instanceof ObjectStoreError && error.code === 'NoSuchKey') return 0;
    throw error;
  }
}
