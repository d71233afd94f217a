import { ObjectStoreError, type ObjectStoreErrorCode } from '@candor/folder-store';

const codeOf: Readonly<Record<string, ObjectStoreErrorCode>> = {
  NoSuchUpload: 'NoSuchUpload',
  NoSuchKey: 'NoSuchKey',
  NotFound: 'NoSuchKey',
  InvalidPart: 'InvalidPart',
  InvalidPartOrder: 'InvalidPartOrder',
  EntityTooSmall: 'PartTooSmall',
  EntityTooLarge: 'PartTooLarge',
  InvalidRange: 'InvalidRange',
};

/** Runs a call of the S3 client and gives its failures our names. */
export async function s3Call<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ObjectStoreError) throw error;
    const name = error instanceof Error ? error.name : '';
    const code = codeOf[name] ?? 'StorageUnavailable';
    throw new ObjectStoreError(code, `S3: ${String(error)}`, error);
  }
}
