import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultLimits } from './features/accounts/index.ts';
import { readTrustedProxies } from './platform/http/trusted-proxies.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { createScene, endpoints, requestOf, type Scene, urlOf } from './test-scene.ts';

const CALLER = '203.0.113.7';
const PER_MINUTE = 40;

let service: TestApp;
let scene: Scene;

beforeAll(async () => {
  const trustProxy = readTrustedProxies('1');
  if (trustProxy === null) throw new Error('not a setting');
  service = await createTestApp({ trustProxy, anonymousPerMinute: PER_MINUTE });
  scene = await createScene(service);
});

afterAll(() => service.close());

/** What one request each reaches; the others count by the same two arguments (limit-store.ts). */
const acts = [
  ...['apply', 'call', 'change-password', 'forgot', 'link', 'resend', 'sign-in', 'sign-up'],
  'viewing-guess',
];

let forged = 0;
/** What a client behind our proxy can make of the header: everything but its right end. */
const forgedHeaders = () => {
  forged += 1;
  const invented = ['not-an-ip', `198.51.100.${forged % 250}`][forged % 2];
  return { 'x-forwarded-for': `${invented}, ${CALLER}` };
};

test('with a proxy trusted, every limit that counts a network counts the one that the proxy saw', async () => {
  for (const [name, endpoint] of endpoints) {
    const { kind } = endpoint.access;
    if (kind !== 'anyone' && !/^(accounts|multifactor)/.test(name)) continue;
    const { authorization } = kind === 'anyone' ? {} : await scene.signInAsAdmin();
    const token = name.startsWith('viewing') ? scene.recordingToken : scene.botToken;
    const request = requestOf(endpoint, scene, token);
    await service.app.inject({
      method: endpoint.method,
      url: urlOf(endpoint, request),
      headers: { ...(authorization && { authorization }), ...forgedHeaders() },
      ...(request.body && { payload: request.body }),
    });
  }
  const { rows } = await service.owner.query(
    `select key from rate_limits where key like '%:network:%' and key not like '%:10.0.%'`,
  );
  // The scene signs in from 10.0.x.x without a header.
  const counted = rows.map(({ key }) => String(key).split(':network:'));
  expect(new Set(counted.map(([, network]) => network))).toEqual(new Set([CALLER]));
  expect(counted.map(([act]) => act)).toEqual(expect.arrayContaining([...acts]));
});

test('sprayed sign-ins from invented addresses are one network', async () => {
  await service.owner.query(`delete from rate_limits`);
  const spray = (n: number) =>
    service.app.inject({
      method: 'POST',
      url: '/api/accounts/sign-in',
      headers: forgedHeaders(),
      payload: { email: `sprayed${n}@example.com`, password: 'Wrong#Horse1', type: 'company' },
    });
  const { perNetwork } = defaultLimits['sign-in'];
  const codes = [];
  for (let n = 0; n < perNetwork; n += 1) codes.push((await spray(n)).statusCode);
  // The coarse count of a minute comes first here; both count the same network.
  expect(codes.filter((code) => code !== 429).length).toBeLessThanOrEqual(PER_MINUTE);
  expect(codes.at(-1)).toBe(429);
});

test('links and keys that open nothing are counted by the network that the proxy saw', async () => {
  const link = { token: `1.${'A'.repeat(43)}` };
  const url = '/api/attempts/invitation';
  const ask = () =>
    service.app.inject({ method: 'POST', url, payload: link, headers: forgedHeaders() });
  const codes = [];
  for (let n = 0; n <= PER_MINUTE; n += 1) codes.push((await ask()).statusCode);
  expect(codes).toContain(429);
});

test('sessions hold the address that the proxy saw, and never what is none', async () => {
  const { rows } = await service.owner.query(
    `select count(*)::int as n from sessions where ip is not null and ip <> $1 and ip not like '10.0.%'`,
    [CALLER],
  );
  expect(rows).toEqual([{ n: 0 }]);
});
