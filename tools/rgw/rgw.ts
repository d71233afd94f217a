import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onDisk } from '../test/quick-folder.ts';
import { startCeph } from './ceph-cluster.ts';

export type Rgw = {
  /** TEST_S3_ENDPOINT, TEST_S3_ACCESS_KEY, TEST_S3_SECRET_KEY, TEST_S3_BUCKET. */
  readonly env: Readonly<Record<string, string>>;
  /** Returns when all its processes are gone and its folder is removed. */
  stop(): Promise<void>;
};

/** Starts a real S3 server (Ceph's RADOS gateway) in a folder of its own; in memory, for tests. */
export async function startRgw(): Promise<Rgw> {
  const folder = mkdtempSync(join(onDisk, 'candor-rgw-'));
  const user = {
    accessKey: randomBytes(10).toString('hex'),
    secretKey: randomBytes(20).toString('hex'),
  };
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  let failure: unknown;
  // One start in five fails for reasons of Ceph's own; each try is a fresh cluster.
  for (const attempt of [1, 2, 3]) {
    try {
      const cluster = await startCeph(join(folder, String(attempt)), user);
      if (!(await cluster.answers())) {
        await cluster.stop();
        throw new Error(`The S3 server at ${cluster.endpoint} did not answer`);
      }
      return {
        env: {
          TEST_S3_ENDPOINT: cluster.endpoint,
          TEST_S3_ACCESS_KEY: user.accessKey,
          TEST_S3_SECRET_KEY: user.secretKey,
          TEST_S3_BUCKET: 'candor-test',
        },
        async stop() {
          await cluster.stop();
          removeFolder();
        },
      };
    } catch (error) {
      failure = error;
    }
  }
  removeFolder();
  throw new Error('No S3 server could be started', { cause: failure });
}
