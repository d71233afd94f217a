import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalObjectStore, openLocalObjectStore } from '@candor/folder-store';
import { registerObjectRoutes } from './object-routes.ts';

const LIMIT = 1_000_000;
let folder = '';
let app: FastifyInstance;
let store: LocalObjectStore;
let origin = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-objects-'));
  store = await openLocalObjectStore({ folder });
  // Some tests leave a reply unread: its connection counts as busy, and a close would wait for it.
  app = Fastify({ forceCloseConnections: true });
  await registerObjectRoutes(app, store, { maxPartBytes: LIMIT });
  app.post('/api/echo', async ({ body }) => body);
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function newPart(contentLength?: number) {
  const key = 'a/b.webm';
  const uploadId = await store.createUpload(key, 'video/webm');
  const part = { key, uploadId, partNumber: 1, contentLength, expiresInSeconds: 60 };
  return { key, uploadId, url: origin + (await store.signPart(part)) };
}

const incoming = () => readdir(join(folder, 'incoming'));

test('a part above the limit is refused and nothing is kept', async () => {
  const { key, uploadId, url } = await newPart();
  const reply = await fetch(url, { method: 'PUT', body: new Uint8Array(LIMIT + 1) });
  expect(reply.status).toBe(413);
  expect(await reply.json()).toMatchObject({
    success: false,
    statusCode: 413,
    errors: [{ code: 'PartTooLarge' }],
  });
  expect(await store.listParts(key, uploadId)).toEqual([]);
  expect(await incoming()).toEqual([]);
});

test('a body that does not say its length is refused', async () => {
  const { key, uploadId, url } = await newPart();
  const status = await new Promise((resolve, reject) => {
    const sent = request(url, { method: 'PUT' }, (reply) => resolve(reply.statusCode));
    sent.on('error', reject);
    sent.write('first ');
    sent.end('second');
  });
  expect(status).toBe(411);
  expect(await store.listParts(key, uploadId)).toEqual([]);
});

test('a part whose sender gives up half-way is not kept', async () => {
  const { key, uploadId, url } = await newPart(1000);
  await new Promise<void>((resolve) => {
    const sent = request(url, { method: 'PUT', headers: { 'content-length': 1000 } });
    sent.on('error', () => resolve());
    sent.write(Buffer.alloc(500), () => sent.destroy(new Error('gone')));
  });
  await expect.poll(incoming).toEqual([]);
  expect(await store.listParts(key, uploadId)).toEqual([]);
});

test('a body of any type is taken as it is, and the app still parses its own', async () => {
  const { url } = await newPart();
  const headers = { 'content-type': 'application/json', authorization: 'Bearer is-not-looked-at' };
  expect((await fetch(url, { method: 'PUT', body: '{not json', headers })).status).toBe(200);
  const echo = await fetch(`${origin}/api/echo`, { method: 'POST', body: '{"a":1}', headers });
  expect(await echo.json()).toEqual({ a: 1 });
});

test('an object does nothing in a browser but play', async () => {
  await store.put('page.html', Buffer.from('<script>alert(1)</script>'), 'text/html');
  const reply = await fetch(origin + (await store.signRead('page.html', { expiresInSeconds: 60 })));
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
  });
});

test('a range beyond the end is told how long the object is', async () => {
  await store.put('short', Buffer.from('12345'), 'text/plain');
  const url = origin + (await store.signRead('short', { expiresInSeconds: 60 }));
  const reply = await fetch(url, { headers: { range: 'bytes=5-' } });
  expect(reply.status).toBe(416);
  expect(reply.headers.get('content-range')).toBe('bytes */5');
  const ignored = await fetch(url, { headers: { range: 'bytes=3-1' } });
  expect(ignored.status).toBe(200);
});

test('a download goes on only for who holds the first of these very bytes', async () => {
  await store.put('broken', Buffer.from('12345'), 'text/plain');
  const url = origin + (await store.signRead('broken', { expiresInSeconds: 60 }));
  const whole = await fetch(url);
  const etag = whole.headers.get('etag') ?? '';
  const goOn = (held: string) => fetch(url, { headers: { range: 'bytes=3-', 'if-range': held } });
  expect(await (await goOn(etag)).text()).toBe('45');
  for (const other of [`W/${etag}`, '"of other bytes"']) {
    const again = await goOn(other);
    expect([again.status, await again.text()]).toEqual([200, '12345']);
  }
});

test('two processes on one folder sign for each other', async () => {
  const other = await openLocalObjectStore({ folder });
  await other.put('from-other', Buffer.from('x'), 'text/plain');
  const reply = await fetch(
    origin + (await other.signRead('from-other', { expiresInSeconds: 60 })),
  );
  expect(await reply.text()).toBe('x');
});
