import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { closeDemo } from './close-demo.ts';
import { demoAdmin, demoSuperAdmin } from './demo-people.ts';
import { seedDemo } from './seed-demo.ts';

let service: TestApp;
const now = new Date();

beforeAll(async () => {
  service = await createTestApp();
  await seedDemo({ db: service.db, now });
});
afterAll(() => service.close());

const signIn = (type: string, { email, password }: { email: string; password: string }) =>
  service.app.inject({
    method: 'POST',
    url: '/api/accounts/sign-in',
    payload: { type, email, password },
  });

test('production shuts what a demo opened: passwords, sessions, the way around the second factor', async () => {
  const open = await signIn('superAdmin', demoSuperAdmin);
  expect(open.statusCode).toBe(200);
  const { token } = open.json().data;
  expect(await closeDemo(service.db, now)).toBeGreaterThan(4);
  expect((await signIn('superAdmin', demoSuperAdmin)).statusCode).toBe(401);
  expect((await signIn('company', demoAdmin)).statusCode).toBe(401);
  const me = await service.app.inject({
    method: 'GET',
    url: '/api/accounts/me',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(me.statusCode).toBe(401);
  const { rows } = await service.owner.query('select id from accounts where is_demo');
  expect(rows).toEqual([]);
  expect(await closeDemo(service.db, now)).toBe(0);
});
