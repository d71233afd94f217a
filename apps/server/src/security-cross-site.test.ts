import type { Endpoint } from '@candor/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './features/people/accounts/test-browser.ts';
import { plantPerson } from './features/people/accounts/test-people.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { createScene, endpoints, nextAddress, requestOf, type Scene, urlOf } from './test-scene.ts';

let service: TestApp;
let scene: Scene;
let cookie: string;

beforeAll(async () => {
  service = await createTestApp();
  scene = await createScene(service);
  const { email } = await plantPerson(service);
  const browser = openBrowser(service);
  await browser.signIn(email, { type: 'candidate' });
  cookie = `${browser.kept.cookie}; ${browser.kept.device}`;
});
afterAll(() => service.close());

const foreign = {
  origin: 'https://evil.example',
  referer: 'https://evil.example/',
  'sec-fetch-site': 'cross-site',
};

/** What a page of another site can send without asking first: a form's three types, and a blob without one. */
const simpleTypes = [
  'text/plain',
  'text/plain;charset=UTF-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  null,
] as const;

const changing = endpoints.filter(([, { method }]) => method !== 'GET');

async function sendAs(endpoint: Endpoint, type: string | null) {
  const request = requestOf(endpoint, scene);
  const reply = await service.app.inject({
    method: endpoint.method,
    url: urlOf(endpoint, request),
    remoteAddress: nextAddress(),
    headers: { ...foreign, cookie, ...(type === null ? {} : { 'content-type': type }) },
    payload: Buffer.from(JSON.stringify(request.body ?? {})),
  });
  return { status: reply.statusCode, headers: reply.headers };
}

describe.each(changing)('[C18] %s', (_name, endpoint) => {
  test('does nothing for a form or a blob of another site, whatever cookies come along', async () => {
    for (const type of simpleTypes) {
      const { status, headers } = await sendAs(endpoint, type);
      expect([type, status]).toEqual([type, 415]);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });
});

test('[C18] a request without a body needs a bearer token, or reads and gives nothing of a session', async () => {
  const open: string[] = [];
  for (const [name, endpoint] of changing) {
    if (endpoint.body !== undefined) continue;
    const reply = await service.app.inject({
      method: endpoint.method,
      url: urlOf(endpoint, requestOf(endpoint, scene)),
      remoteAddress: nextAddress(),
      headers: { ...foreign, cookie },
    });
    expect(reply.headers['set-cookie']?.toString() ?? '').not.toMatch(/candor_(refresh|device)/);
    if (reply.statusCode !== 401) open.push(name);
  }
  expect(open.toSorted()).toEqual(['calls.getPublicKey', 'linkedin.startLinkedIn']);
});

test('[C18] no endpoint lets another site read its reply, or ask whether it might', async () => {
  for (const [name, endpoint] of endpoints) {
    const request = requestOf(endpoint, scene);
    const url = urlOf(endpoint, request);
    const asking = { 'access-control-request-method': endpoint.method };
    const remoteAddress = nextAddress();
    const replies = await Promise.all([
      service.app.inject({ method: endpoint.method, url, remoteAddress, headers: foreign }),
      service.app.inject({ method: 'OPTIONS', url, headers: { ...foreign, ...asking } }),
    ]);
    for (const { headers } of replies) {
      const allowed = Object.keys(headers).filter((header) => header.startsWith('access-control'));
      expect([name, allowed]).toEqual([name, []]);
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    }
    expect([name, replies[1].statusCode]).toEqual([name, 404]);
  }
});
