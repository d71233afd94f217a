import { DatabaseError } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer, type HttpServer } from './http-server.ts';
import { noProxies } from './trusted-proxies.ts';

let server: HttpServer;
const lines: string[] = [];

beforeAll(async () => {
  const logStream = { write: (line: string) => void lines.push(line) };
  server = await createHttpServer({
    ...{ isHttps: false, trustProxy: noProxies, logLevel: 'trace', logStream },
  });
  server.post('/rows', () => {
    const error = new DatabaseError('duplicate key value', 0, 'error');
    const row = 'Key (email)=(ada@example.com) already exists.';
    throw Object.assign(error, {
      code: '23505',
      constraint: 'one_address',
      detail: row,
      where: row,
    });
  });
  server.post('/mails', () => {
    const cause = Object.assign(new Error('550'), { rejected: ['ada@example.com'] });
    throw new Error('not sent', { cause });
  });
});

afterAll(() => server.close());

test.each([
  ['/rows', { type: 'error', code: '23505', constraint: 'one_address' }],
  ['/mails', { type: 'Error', message: 'not sent', cause: { message: '550' } }],
])('[C5] the log of a failure of %s says what broke, and nothing of the row', async (url, err) => {
  lines.length = 0;
  const reply = await server.inject({
    method: 'POST',
    url: `${url}?token=of-a-link`,
    payload: { password: 'Correct#Horse1' },
  });
  expect(reply.statusCode).toBe(500);
  const { requestId } = JSON.parse(lines[0] ?? '{}');
  expect(reply.json().message).toContain(requestId);
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ level: 50, err });
  for (const secret of ['ada@example.com', 'of-a-link', 'Correct#Horse1']) {
    expect(lines.join('')).not.toContain(secret);
  }
});
