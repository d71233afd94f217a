import { expect, test } from 'vitest';
import { createHttpServer } from './platform/http/http-server.ts';
import { noProxies } from './platform/http/trusted-proxies.ts';

async function headersOf(isHttps: boolean, url: string) {
  const server = await createHttpServer({ isHttps, trustProxy: noProxies, logLevel: 'silent' });
  server.get('/there', async () => ({ a: 1 }));
  const { headers } = await server.inject({ url });
  await server.close();
  return headers;
}

test.each(['/there', '/not-there'])(
  '%s carries every header that protects, whatever it is',
  async (url) => {
    const headers = await headersOf(true, url);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    });
  },
);

test('without https nobody is told to come by https only', async () => {
  expect(await headersOf(false, '/there')).not.toHaveProperty('strict-transport-security');
});

test('TRACE echoes nothing', async () => {
  const server = await createHttpServer({
    isHttps: true,
    trustProxy: noProxies,
    logLevel: 'silent',
  });
  const headers = { 'x-secret': 'planted' };
  const reply = await server.inject({ method: 'TRACE' as 'GET', url: '/there', headers });
  await server.close();
  expect(reply.statusCode).toBe(404);
  expect(reply.body).not.toContain('planted');
});
