import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type LocalObjectStore,
  openLocalObjectStore,
  ObjectStoreError,
} from '@candor/folder-store';
import { registerObjectRoutes } from './object-routes.ts';
import { mountSmallDisk } from './test-small-disk.ts';

const disk = mountSmallDisk('1m');

describe.runIf(disk.isThere)('[B9] on a full disk', () => {
  let store: LocalObjectStore;
  let app: FastifyInstance;

  beforeAll(async () => {
    store = await openLocalObjectStore({ folder: disk.folder });
    app = Fastify();
    await registerObjectRoutes(app, store);
  });

  const put = async (size: number) => {
    const key = 'a/b.webm';
    const uploadId = await store.createUpload(key, 'video/webm');
    const url = await store.signPart({ key, uploadId, partNumber: 1, expiresInSeconds: 60 });
    const reply = await app.inject({ method: 'PUT', url, payload: Buffer.alloc(size, 1) });
    return { reply, held: await store.listParts(key, uploadId) };
  };

  // The system writes what fits and says how much; only the write after that one fails.
  test('[B9] a part whose last bytes find no room is refused, not kept short', async () => {
    const { reply, held } = await put(1_100_000);
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBeDefined();
    expect(reply.json()).toMatchObject({
      errors: [{ code: 'StorageUnavailable', message: 'The storage is full' }],
    });
    expect(held).toEqual([]);
    expect(readdirSync(join(disk.folder, 'incoming'))).toEqual([]);
  });

  test('[B9] a part that fits is taken afterwards', async () => {
    const { reply, held } = await put(500_000);
    expect(reply.statusCode).toBe(200);
    expect(held).toMatchObject([{ size: 500_000 }]);
  });

  test('[B9] an object that finds no room is refused by name', async () => {
    const body = Readable.from([Buffer.alloc(900_000, 1)]);
    const refused = store.put('c/d.mp4', body, 'video/mp4');
    await expect(refused).rejects.toThrow(ObjectStoreError);
    await expect(refused).rejects.toMatchObject({ message: 'The storage is full' });
  });

  afterAll(async () => {
    await app?.close();
  });
});

afterAll(() => disk.remove());
