import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from './test-app.ts';
import { nextAddress } from './test-scene.ts';

let service: TestApp;

beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

const lies = {
  host: 'evil.example',
  origin: 'https://evil.example',
  referer: 'https://evil.example/',
  forwarded: 'host=evil.example;proto=https',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-server': 'evil.example',
  'x-original-host': 'evil.example',
};

/** Every request that a stranger can make and that sends a mail. */
const requests = (email: string) =>
  [
    [
      '/api/accounts/sign-up',
      { email, password: 'Harbour#Lantern27', type: 'candidate', acceptsTerms: true },
    ],
    ['/api/accounts/resend-verification', { email }],
    ['/api/accounts/forgot-password', { email }],
  ] as const;

test('[C18] a request that lies about its host puts no other address into a mail', async () => {
  const email = 'somebody@example.com';
  for (const [url, payload] of requests(email)) {
    const reply = await service.app.inject({
      method: 'POST',
      url,
      payload,
      headers: lies,
      remoteAddress: nextAddress(),
    });
    expect([url, reply.statusCode]).toEqual([url, 200]);
  }
  const mails = await service.mailsTo(email);
  expect(mails.length).toBeGreaterThan(1);
  for (const { html, text } of mails) {
    expect(html + text).not.toContain('evil');
    const links = [...text.matchAll(/https?:\/\/[^/\s]+/g)].map(([origin]) => origin);
    expect(new Set(links)).toEqual(new Set(['http://localhost']));
  }
});
