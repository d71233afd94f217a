import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { DatabaseError } from 'pg';
import { createHttpServer } from './http-server.ts';
import { noProxies } from './trusted-proxies.ts';

test('a caller who hangs up in the middle of a request is no error of ours', async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const server = await createHttpServer({
    ...{ isHttps: false, trustProxy: noProxies, logLevel: 'warn', logStream },
  });
  const heard: string[] = [];
  server.addHook('onRequestAbort', async (_request) => void heard.push('aborted'));
  server.post('/rows', async () => 'ok');
  const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
  for (let n = 0; n < 5; n += 1) {
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      'POST /rows HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"a":',
    );
    socket.resetAndDestroy();
  }
  await expect.poll(() => heard.length).toBe(5);
  await server.close();
  expect(lines).toEqual([]);
});

test('a full disk is said by its name, with when to try again', async () => {
  const server = await createHttpServer({
    isHttps: false,
    trustProxy: noProxies,
    logLevel: 'silent',
  });
  server.post('/rows', () => {
    throw Object.assign(new DatabaseError('could not extend file', 0, 'error'), { code: '53100' });
  });
  const reply = await server.inject({ method: 'POST', url: '/rows' });
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('30');
  expect(reply.json().errors[0].code).toBe('no_room');
  await server.close();
});
