import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';
import { ObjectStoreError, type ObjectStoreErrorCode } from '@candor/folder-store';
import type { StoreToTest, StoreUnderTest } from './test-stores.ts';

type Upload = { readonly key: string; readonly uploadId: string };
type Bytes = Uint8Array<ArrayBuffer>;

/** Starts the store for the tests of the surrounding describe, and speaks to it as a browser does. */
export function conformanceOf(toTest: StoreToTest) {
  let under: StoreUnderTest;
  let count = 0;
  beforeAll(async () => {
    under = await toTest.start();
  });
  afterAll(() => under.close());

  const newKey = () => `conformance/${process.pid}-${Date.now()}/${(count += 1)}.webm`;
  const put = async (upload: Upload, partNumber: number, body: Bytes): Promise<Response> => {
    const part = { ...upload, partNumber, contentLength: body.length, expiresInSeconds: 60 };
    return fetch(await under.store.signPart(part), { method: 'PUT', body });
  };
  return {
    store: () => under.store,
    slowStore: () => under.slowStore,
    newKey,
    put,
    /** An upload with these parts. */
    async begin(...bodies: Bytes[]) {
      const key = newKey();
      const uploadId = await under.store.createUpload(key, 'video/webm');
      const parts = [];
      for (const [index, body] of bodies.entries()) {
        const reply = await put({ key, uploadId }, index + 1, body);
        if (!reply.ok) throw new Error(`PUT answered ${reply.status}`);
        parts.push({ partNumber: index + 1, etag: reply.headers.get('etag') ?? '' });
      }
      return { key, uploadId, parts };
    },
    contentOf: async (key: string) => buffer((await under.store.read(key)).stream),
  };
}

export async function refusal(call: Promise<unknown>): Promise<ObjectStoreErrorCode | 'accepted'> {
  try {
    await call;
    return 'accepted';
  } catch (error) {
    if (error instanceof ObjectStoreError) return error.code;
    throw error;
  }
}

export const bytesOf = (size: number): Bytes => new Uint8Array(randomBytes(size));

/** The ETag of one part. */
export const md5 = (bytes: Uint8Array) => `"${createHash('md5').update(bytes).digest('hex')}"`;
