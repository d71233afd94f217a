import { ObjectStoreError } from './object-store.ts';

const noRoom: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** A full disk, a lost mount: the caller sees the one failure that is worth trying again. */
export function named<A extends unknown[], T>(call: (...args: A) => Promise<T>) {
  return async (...args: A): Promise<T> => {
    try {
      return await call(...args);
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error)) throw error;
      const full = 'code' in error && noRoom.has(error.code);
      const message = full ? 'The storage is full' : 'The storage folder failed';
      throw new ObjectStoreError('StorageUnavailable', message, error);
    }
  };
}
