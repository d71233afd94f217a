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
  server.get<{ Querystring: { begins: string } }>('/text', (request, reply) =>
    reply.type('text/plain').send(request.query.begins + 'and on '.repeat(300)),
  );
  server.get<{ Querystring: { begins: string } }>('/stream', (request, reply) =>
    reply
      .type('text/csv')
      .send(Readable.from([...request.query.begins.split(''), 'and on '.repeat(300)])),
  );
  server.get('/broken', (_, reply) =>
    reply
      .type('text/csv')
      .send(new Readable({ read: () => {} }).destroy(new Error('The disk is gone'))),
  );
  server.get('/empty', (_, reply) => reply.type('text/csv').send(Readable.from([])));
  server.get<{ Querystring: { from?: string } }>('/object', ({ query }, reply) => {
    const text = Buffer.from('A letter. '.repeat(300)).subarray(Number(query.from ?? 0));
    if (query.from !== undefined) reply.code(206);
    const headers = { etag: '"abc"', 'accept-ranges': 'bytes', 'content-length': text.length };
    return reply
      .headers(headers)
      .type('text/plain')
      .send(Readable.from([text]));
  });
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

test.each(['80 % of it ', 'x marks it ', '(4 of them) '])(
  'a text that begins “%s” is no archive: it arrives as it was written',
  async (begins) => {
    for (const path of ['/text', '/stream']) {
      const reply = await ask(`${path}?begins=${encodeURIComponent(begins)}`, 'br, gzip');
      const encoding = reply.headers['content-encoding'];
      const read = encoding === 'br' ? brotliDecompressSync(reply.rawPayload) : reply.rawPayload;
      expect(read.toString()).toBe(begins + 'and on '.repeat(300));
    }
  },
);

test('a reply that fails before its first byte is an error, and an empty one is empty', async () => {
  expect((await ask('/broken', 'br')).statusCode).toBe(500);
  expect((await ask('/empty', 'identity')).body).toBe('');
  expect(brotliDecompressSync((await ask('/empty', 'br')).rawPayload).toString()).toBe('');
});

test('what is named by its bytes has another name where others say the same', async () => {
  const object = await ask('/object', 'br, gzip');
  expect(object.headers).toMatchObject({ etag: 'W/"abc"', 'content-encoding': 'br' });
  for (const gone of ['accept-ranges', 'content-length']) {
    expect(object.headers).not.toHaveProperty(gone);
  }
  expect(brotliDecompressSync(object.rawPayload).toString()).toBe('A letter. '.repeat(300));

  const plain = await ask('/object');
  expect(plain.headers).toMatchObject({ etag: '"abc"', 'accept-ranges': 'bytes' });
  expect(plain.body).toBe('A letter. '.repeat(300));
});

test('the rest of a download that broke goes as the bytes that it is counted in', async () => {
  const rest = await ask('/object?from=1000', 'br, gzip');
  expect(rest.headers).toMatchObject({ etag: '"abc"', 'content-length': '2000' });
  expect(rest.headers).not.toHaveProperty('content-encoding');
  expect(rest.body).toBe('A letter. '.repeat(200));
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
