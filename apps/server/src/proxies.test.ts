import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicPathsOf } from './features/hiring/jobs/index.ts';
import { readTrustedProxies } from './platform/http/trusted-proxies.ts';
import { registerWellKnown } from './platform/http/well-known.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { findProgram } from './test-program.ts';
import { type ProxyKind, startProxy } from './test-proxy.ts';
import { createScene, type Scene } from './test-scene.ts';

const mustRun = process.env['CI'] === 'true';
let service: TestApp;
let scene: Scene;
let node: number;

beforeAll(async () => {
  const trustProxy = readTrustedProxies('1');
  if (trustProxy === null) throw new Error('not a setting');
  service = await createTestApp({ trustProxy });
  const publicPaths = publicPathsOf(service);
  registerWellKnown(service.app, { baseUrl: '', askReadiness: async () => {}, publicPaths });
  const origin = await service.app.listen({ port: 0, host: '127.0.0.1' });
  node = Number(new URL(origin).port);
  scene = await createScene(service);
});
afterAll(() => service.close());

/** Up to this word, while the line stays open. */
async function hear(reply: IncomingMessage, word: string): Promise<void> {
  let heard = '';
  reply.on('data', (bytes) => (heard += bytes));
  while (!heard.includes(word)) await once(reply, 'data', { signal: AbortSignal.timeout(10_000) });
}

const kinds: readonly ProxyKind[] = ['nginx', 'caddy', 'haproxy'];

for (const kind of kinds) {
  const program = findProgram(kind);
  describe.skipIf(program === undefined && !mustRun)(`behind ${kind} as documented`, () => {
    let proxy: Awaited<ReturnType<typeof startProxy>>;
    let round = kinds.indexOf(kind);
    beforeAll(async () => {
      proxy = await startProxy(kind, program ?? kind, node);
    });
    afterAll(() => proxy?.stop());

    test('whoever comes without TLS is sent to it', async () => {
      const { statusCode, headers } = (await proxy.askPlain('/jobs')).resume();
      expect([301, 308]).toContain(statusCode);
      expect(headers.location).toMatch(/^https:\/\/localhost.*\/jobs$/);
    });

    test('an open page hears of a change while its line is open', async () => {
      const headers = await scene.signInAsAdmin();
      const stream = await proxy.ask({
        path: '/api/changes?hold=yes',
        headers: { authorization: headers.authorization },
      });
      expect(stream.statusCode).toBe(200);
      await hear(stream, 'ready');
      const told = hear(stream, '"kind":"applications"');
      await service.owner.query(`select note_change('applications', $1, null, null, null)`, [
        scene.companyId,
      ]);
      await told;
      stream.destroy();
    });

    test('a part that is larger than proxies take by themselves arrives whole', async () => {
      const body = Buffer.alloc(24 * 1024 * 1024, 7);
      const key = `planted/${kind}.webm`;
      const given = { key, contentLength: body.length, expiresInSeconds: 60 };
      const path = await service.objects.signPut(given);
      const reply = await proxy.ask({
        ...{ method: 'PUT', path, body },
        headers: { 'content-length': `${body.length}` },
      });
      expect([reply.statusCode, await text(reply)]).toEqual([200, '']);
      expect((await service.objects.head(key)).size).toBe(body.length);
    });

    test('the caller is who reached the proxy, whatever they say of themselves', async () => {
      const from = `127.0.0.${(round += 10)}`;
      const person = { email: 'nobody@example.com', password: 'Wrong#Horse1', type: 'company' };
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.99' };
      const path = '/api/accounts/sign-in';
      (
        await proxy.ask({ method: 'POST', path, headers, body: JSON.stringify(person), from })
      ).resume();
      const { rows } = await service.owner.query(
        `select key from rate_limits where key like 'sign-in:network:%' and (key like '%:' || $1 or key like '%203.0.113.99')`,
        [from],
      );
      expect(rows).toEqual([{ key: `sign-in:network:${from}` }]);
    });

    test('whatever stands behind it, everybody is answered', async () => {
      const replies = await Promise.all(
        Array.from({ length: 20 }, () => proxy.ask({ path: '/readyz' })),
      );
      expect(replies.map((reply) => reply.resume().statusCode)).toEqual(replies.map(() => 200));
    });
  });
}
