import type { StorageMeter } from './storage-meter.ts';

/** A disk with room, and nothing on it. */
export const testStorageMeter: StorageMeter = {
  disk: async () => ({ freeBytes: 9_000_000_000, totalBytes: 10_000_000_000 }),
  onDisk: { database: true, objects: true },
  objectBytes: async () => 0,
};
