import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalObjectStore, openLocalObjectStore } from '@candor/folder-store';
import { registerObjectRoutes } from '../objects/object-routes.ts';
import { createHttpServer, type HttpServer } from './http-server.ts';
import { noProxies } from './trusted-proxies.ts';

const TOTAL_MS = 400;
const quiet = { isHttps: false, trustProxy: noProxies, logLevel: 'silent', bodyTimeMs: TOTAL_MS };
let folder = '';
let store: LocalObjectStore;
let patient: HttpServer;
let strict: HttpServer;

async function serve(idleMs: number): Promise<HttpServer> {
  const server = await createHttpServer(quiet);
  await registerObjectRoutes(server, store, { slowBody: { idleMs, totalMs: 60_000 } });
  server.post('/echo', async ({ body }) => body);
  server.post('/long', async () => {
    const drip = await begin(server, 'POST /echo');
    await drip.reply;
    return 'after the drip';
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  return server;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-slow-'));
  store = await openLocalObjectStore({ folder });
  patient = await serve(30_000);
  strict = await serve(TOTAL_MS);
});

afterAll(async () => {
  await patient.close();
  await strict.close();
  await rm(folder, { recursive: true, force: true });
});

/** Sends the head of a request and the first half of its body of ten bytes. */
async function begin(server: HttpServer, head: string): Promise<Sent> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => {});
  socket.write(`${head} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n`);
  socket.write('Content-Type: application/json\r\nConnection: close\r\n\r\n"1234');
  return { socket, reply: closed.then(() => text) };
}
type Sent = { readonly socket: Socket; readonly reply: Promise<string> };

async function newPart() {
  const key = 'a/slow.webm';
  const uploadId = await store.createUpload(key, 'video/webm');
  const part = { key, uploadId, partNumber: 1, contentLength: 10, expiresInSeconds: 60 };
  return { key, uploadId, url: await store.signPart(part) };
}

test('[E3] a body that drips is cut off, and a part on a slow line is not', async () => {
  const { key, uploadId, url } = await newPart();
  const part = await begin(patient, `PUT ${url}`);
  const drip = await begin(patient, 'POST /echo');
  // Begun after the part, ended before it: the part has had more time than others get.
  expect(await drip.reply).toContain('408 Request Timeout');
  part.socket.write('6789"');
  expect(await part.reply).toContain('200 OK');
  expect(await store.listParts(key, uploadId)).toMatchObject([{ size: 10 }]);
});

test('a part that falls silent is cut off and nothing of it is kept', async () => {
  const { key, uploadId, url } = await newPart();
  const part = await begin(strict, `PUT ${url}`);
  expect(await part.reply).toContain('408 Request Timeout');
  await expect.poll(() => readdir(join(folder, 'incoming'))).toEqual([]);
  expect(await store.listParts(key, uploadId)).toEqual([]);
});

test('[E3] without a signature of ours a part has no more time than others', async () => {
  const { url } = await newPart();
  const part = await begin(patient, `PUT ${url.replace(/.$/, '!')}`);
  expect(await part.reply).toMatch(/403 Forbidden|408 Request Timeout/);
});

test('a request that was sent in time is answered however long the answer takes', async () => {
  const { socket, reply } = await begin(patient, 'POST /long');
  socket.write('6789"');
  expect(await reply).toContain('after the drip');
});
