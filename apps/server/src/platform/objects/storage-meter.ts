import { mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { listObjects } from '../backup/list-objects.ts';
import type { Config } from '../config/config.ts';

/** How much there is, and how much room. */
export type StorageMeter = {
  /** Of the disk that DATA_DIR is on; null where neither rows nor objects are on it. */
  readonly disk: () => Promise<{ readonly freeBytes: number; readonly totalBytes: number } | null>;
  /** Which of the two grow on that disk. */
  readonly onDisk: { readonly database: boolean; readonly objects: boolean };
  /** Walks all of them: for once a day. */
  readonly objectBytes: () => Promise<number>;
};

export function createStorageMeter(
  config: Pick<
    Config,
    | 'dataDir'
    | 'DATABASE_URL'
    | 'S3_BUCKET'
    | 'S3_ENDPOINT'
    | 'S3_REGION'
    | 'S3_ACCESS_KEY_ID'
    | 'S3_SECRET_ACCESS_KEY'
    | 'S3_FORCE_PATH_STYLE'
  >,
): StorageMeter {
  const onDisk = {
    database: config.DATABASE_URL === undefined,
    objects: config.S3_BUCKET === undefined,
  };
  return {
    onDisk,
    disk: async () => {
      if (!onDisk.database && !onDisk.objects) return null;
      mkdirSync(config.dataDir, { recursive: true });
      const { bsize, bavail, blocks } = await statfs(config.dataDir);
      return { freeBytes: bsize * bavail, totalBytes: bsize * blocks };
    },
    objectBytes: async () => {
      let bytes = 0;
      for await (const { size } of listObjects(config as Config)) bytes += size;
      return bytes;
    },
  };
}
