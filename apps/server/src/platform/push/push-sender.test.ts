import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import type { LookupFunction } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isPublicAddress, publicLookup } from '../outbound/public-address.ts';
import { pushKeys } from './push-keys.ts';
import { createPushSender } from './push-sender.ts';
import { startPushService } from './test-push-service.ts';

const keys = pushKeys(new Uint8Array(32).fill(5), 'mailto:operator@candor.example');
let service: Awaited<ReturnType<typeof startPushService>>;

beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());
beforeEach(() => service.answerWith(201));

const sender = () => createPushSender({ keys, test: service.test });

test('[SE-4] a browser opens what was sent to it, and nobody else could', async () => {
  const target = service.subscribe();
  expect(await sender().send(target, JSON.stringify({ title: 'Grüße, 你好' }))).toBe('accepted');
  const [message] = service.received;
  expect(message?.payload).toEqual({ title: 'Grüße, 你好' });
  expect(message?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
});

test('the push service learns who sends, signed for itself only', async () => {
  await sender().send(service.subscribe(), '{}');
  const authorization = String(service.received.at(-1)?.headers['authorization']);
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  expect(key).toBe(keys.publicKey);
  expect(decodeProtectedHeader(token).alg).toBe('ES256');
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
  const { payload } = await jwtVerify(token, publicKey);
  expect(payload).toMatchObject({
    aud: `https://localhost:${service.port}`,
    sub: 'mailto:operator@candor.example',
  });
});

test.each([404, 410, 403, 400])('%i means that the subscription is gone', async (status) => {
  service.answerWith(status);
  expect(await sender().send(service.subscribe(), '{}')).toBe('gone');
});

test.each([500, 502, 503, 429])('%i is tried again later', async (status) => {
  service.answerWith(status);
  await expect(sender().send(service.subscribe(), '{}')).rejects.toThrow(String(status));
});

test('an answer that changes the protocol ends the call like any other', async () => {
  service.answerWith(101);
  await expect(sender().send(service.subscribe(), '{}')).rejects.toThrow('101');
});

test('[E8] a redirect is not followed', async () => {
  service.answerWith(307);
  const before = service.countConnections();
  await expect(sender().send(service.subscribe(), '{}')).rejects.toThrow('307');
  expect(service.countConnections()).toBe(before + 1);
});

/** Ways to write this computer, its network and other things that are no push service. */
const innerAddresses = (port: number) =>
  [
    ...['127.0.0.1', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1'],
    ...['017700000001', '0', '0.0.0.0', '127.255.255.254', '[::1]', '[::]', '[::ffff:127.0.0.1]'],
    ...['[::ffff:7f00:1]', '[0:0:0:0:0:0:0:1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]'],
    ...[
      '[fe80::1]',
      '[fd00::1]',
      '[fc00::1]',
      '[ff02::1]',
      '10.0.0.1',
      '172.16.0.1',
      '192.168.1.1',
    ],
    ...['169.254.169.254', '0xa9fea9fe', '2852039166', '100.64.0.1', '192.0.0.170', '198.18.0.1'],
    ...[
      '224.0.0.1',
      '255.255.255.255',
      '１２７.０.０.１',
      '①②⑦.0.0.1',
      '127。0。0。1',
      '%31%32%37.0.0.1',
    ],
    ...['localhost', 'LOCALHOST', 'localhost.', 'metadata', 'intranet', 'push.example.com.'],
  ].flatMap((host) => [`https://${host}/send`, `https://${host}:${port}/send`]);

const otherAddresses = (port: number) => [
  'http://push.example.com/send',
  'https://push.example.com:8443/send',
  'https://user:password@push.example.com/send',
  `https://push.example.com@127.0.0.1:${port}/`,
  `https://push.example.com#@127.0.0.1:${port}/`.replace('#', ':1@x@'),
  'ftp://push.example.com/send',
  'file:///etc/passwd',
  'gopher://push.example.com:25/_x',
  'javascript:alert(1)',
  'data:text/plain,x',
  '//push.example.com/send',
  'push.example.com/send',
  '',
  'https://',
];

test('[E8] no way to write an inner address is a push service, and none is connected to', async () => {
  const canary = await startPushService();
  const real = createPushSender({ keys });
  const { p256dh, auth } = canary.subscribe();
  const urls = [...innerAddresses(canary.port), ...otherAddresses(canary.port)];
  expect(urls.length).toBeGreaterThan(60);
  for (const endpoint of urls) {
    expect([endpoint, real.accepts(endpoint)]).toEqual([endpoint, false]);
    expect(await real.send({ endpoint, p256dh, auth }, '{}')).toBe('gone');
  }
  expect(canary.countConnections()).toBe(0);
  await canary.close();
});

test('the push services of the browsers are accepted', () => {
  const real = createPushSender({ keys });
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGuQyavXut',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA',
  ]) {
    expect([endpoint, real.accepts(endpoint)]).toEqual([endpoint, true]);
  }
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '::1',
  '::ffff:10.0.0.1',
  'fd00::1',
  '169.254.169.254',
  '168.63.129.16',
  '2002:7f00:1::',
])('[E8] a name that resolves to %s is not connected to', async (address) => {
  const family = address.includes(':') ? 6 : 4;
  const resolver: LookupFunction = (_, options, callback) =>
    options.all === true
      ? callback(null, [
          { address: '93.184.215.14', family: 4 },
          { address, family },
        ])
      : callback(null, address, family);
  for (const all of [true, false]) {
    const error = await new Promise((resolve) => {
      publicLookup(isPublicAddress, resolver)('rebind.example', { all }, resolve);
    });
    expect(String(error)).toContain('not an address of the public internet');
  }
});

test('addresses of the public internet are told from the others', () => {
  for (const address of ['93.184.215.14', '8.8.8.8', '172.32.0.1', '2606:4700::6810:84e5']) {
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
  }
  expect(isPublicAddress('no address')).toBe(false);
});
