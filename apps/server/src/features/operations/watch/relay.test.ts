import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { enter, type Entered } from '../../people/profiles/test-register.ts';

const turn = {
  urls: ['turn:relay.example:3478', 'turns:relay.example:443'],
  secret: 'of-the-relay',
};
let service: TestApp;
let office: Entered;

beforeAll(async () => {
  service = await createTestApp({ turn });
  office = await enter(service, 'SUPER_ADMIN');
});
afterAll(() => service.close());

test('a super admin gets a name and a password for the relay that end soon', async () => {
  const { relay } = (await office.send('GET', '/api/watch/relay')).data;
  expect(relay.urls).toEqual(turn.urls);
  const [until = '', who] = relay.username.split(':');
  expect(who).toMatch(/^account-\d+$/);
  const leftMs = Number(until) * 1000 - Date.now();
  expect(leftMs).toBeGreaterThan(0);
  expect(leftMs).toBeLessThanOrEqual(601_000);
  const credential = createHmac('sha1', turn.secret).update(relay.username).digest('base64');
  expect(relay.credential).toBe(credential);
  expect(JSON.stringify(relay)).not.toContain(turn.secret);
});

test('nobody else does', async () => {
  for (const type of ['CANDIDATE', 'EXTERNAL_INTERVIEWER'] as const) {
    const stranger = await enter(service, type);
    expect((await stranger.send('GET', '/api/watch/relay')).status).toBe(403);
  }
});
