import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { openLocalObjectStore, type ObjectStore } from '@candor/folder-store';
import { registerObjectRoutes } from './object-routes.ts';
import { prepareS3Bucket } from './s3-bucket.ts';
import { createS3ObjectStore } from './s3-object-store.ts';

export type StoreUnderTest = {
  readonly store: ObjectStore;
  /** The same objects, by a process whose clock is one hour slow: what it signs has expired. */
  readonly slowStore: ObjectStore;
  close(): Promise<void>;
};

export type StoreToTest = {
  readonly name: string;
  /** Whether pages of another origin use it: a folder is served by the app's own and permits none. */
  readonly crossOrigin: boolean;
  start(): Promise<StoreUnderTest>;
};

export const s3Endpoint = process.env['TEST_S3_ENDPOINT'];
export const s3SkipReason = process.env['TEST_S3_SKIP_REASON'];

const folder: StoreToTest = { name: 'in a folder', crossOrigin: false, start: startLocalStore };

/** Every driver, the one for S3 where a server is there to test it on. */
export const storesToTest: readonly StoreToTest[] = s3Endpoint
  ? [folder, { name: 'on S3', crossOrigin: true, start: () => startS3Store(s3Endpoint) }]
  : [folder];

if (!s3Endpoint) {
  console.warn(
    `The S3 store is not tested: ${s3SkipReason ?? 'TEST_S3_ENDPOINT is not set'}. This tests it: ` +
      'node tools/rgw/with-rgw.ts -- vitest run --project=server platform/objects',
  );
}

export const PAGE_ORIGIN = 'http://app.example.test';

/** Sends a part as a browser does: without any header of ours. */
export async function sendPart(url: string, bytes: Uint8Array) {
  const reply = await fetch(url, { method: 'PUT', body: new Uint8Array(bytes) });
  return { status: reply.status, etag: reply.headers.get('etag') };
}

const anHourAgo = () => new Date(Date.now() - 3_600_000);

async function startLocalStore(): Promise<StoreUnderTest> {
  const path = await mkdtemp(join(tmpdir(), 'candor-objects-'));
  const app = Fastify({ forceCloseConnections: true });
  await registerObjectRoutes(app, await openLocalObjectStore({ folder: path }));
  const publicUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    store: await openLocalObjectStore({ folder: path, publicUrl }),
    slowStore: await openLocalObjectStore({ folder: path, publicUrl, now: anHourAgo }),
    async close() {
      await app.close();
      await rm(path, { recursive: true, force: true });
    },
  };
}

async function startS3Store(endpoint: string): Promise<StoreUnderTest> {
  const { env } = process;
  const options = {
    endpoint,
    region: 'us-east-1',
    bucket: env['TEST_S3_BUCKET'] ?? 'candor-test',
    forcePathStyle: true,
    credentials: {
      accessKeyId: env['TEST_S3_ACCESS_KEY'] ?? '',
      secretAccessKey: env['TEST_S3_SECRET_KEY'] ?? '',
    },
  };
  await prepareS3Bucket(options, [PAGE_ORIGIN]);
  return {
    store: createS3ObjectStore(options),
    slowStore: createS3ObjectStore({ ...options, now: anHourAgo }),
    close: async () => {},
  };
}
