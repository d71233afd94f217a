import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer, type HttpServer } from './http-server.ts';
import { noProxies } from './trusted-proxies.ts';

const rows = Array.from({ length: 100 }, (_, row) => ({
  name: `Candidate ${row}`,
  stage: 'Applied',
}));
const page = `<!doctype html><title>Jobs</title>${'<p>Engineer in Kassel</p>'.repeat(100)}`;

let server: HttpServer;
beforeAll(async () => {
  server = await createHttpServer({ isHttps: true, trustProxy: noProxies, logLevel: 'silent' });
  server.get('/rows', async () => rows);
  server.get('/saved', async () => ({ saved: true }));
  server.get('/page', (_, reply) => reply.type('text/html; charset=utf-8').send(page));
  server.get('/table', (_, reply) =>
    reply.type('text/csv; charset=utf-8').send(Readable.from(rows.map(({ name }) => `${name}\n`))),
  );
  server.get('/line', (_, reply) =>
    reply.type('text/event-stream; charset=utf-8').send(Readable.from(['data: 1\n\n'.repeat(500)])),
  );
  server.get('/archive', (_, reply) => reply.type('application/zip').send(Buffer.alloc(5000)));
  server.post('/sent', async ({ body }) => body);
});
afterAll(() => server.close());

const ask = (url: string, encodings?: string) =>
  server.inject({ url, headers: encodings === undefined ? {} : { 'accept-encoding': encodings } });

test('lists and pages come as short as the browser can read them, and are the same', async () => {
  const list = await ask('/rows', 'gzip, deflate, br, zstd');
  expect(list.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(JSON.parse(brotliDecompressSync(list.rawPayload).toString())).toEqual(rows);
  expect(list.rawPayload.length).toBeLessThan(JSON.stringify(rows).length / 5);

  const html = await ask('/page', 'gzip');
  expect(html.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(html.rawPayload).toString()).toBe(page);
});

test('a table that is sent while it is made is compressed as it goes', async () => {
  const table = await ask('/table', 'br');
  expect(brotliDecompressSync(table.rawPayload).toString()).toContain('Candidate 99\n');
});

test('who takes nothing compressed gets it plain', async () => {
  const list = await ask('/rows');
  expect(list.headers).not.toHaveProperty('content-encoding');
  expect(list.json()).toEqual(rows);
  expect((await ask('/rows', 'identity')).json()).toEqual(rows);
});

test.each(['/saved', '/line', '/archive'])(
  '%s is sent as it is: too short, at once, or compressed by itself',
  async (url) => {
    expect((await ask(url, 'br, gzip')).headers).not.toHaveProperty('content-encoding');
  },
);

test('a body that comes compressed is not unfolded: it is no JSON', async () => {
  const reply = await server.inject({
    method: 'POST',
    url: '/sent',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync(JSON.stringify({ a: 'x'.repeat(1_000_000) })),
  });
  expect(reply.statusCode).toBe(400);
});
