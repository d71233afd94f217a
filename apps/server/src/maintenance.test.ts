import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { begunByLink } from './maintenance-switch.ts';
import { createAccount } from './features/people/accounts/index.ts';
import { plantedHash } from './features/people/accounts/test-password.ts';
import { registerPages } from './platform/http/pages.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { createScene, endpoints, nextAddress, requestOf, type Scene, urlOf } from './test-scene.ts';

let service: TestApp;
let scene: Scene;
let isClosed = false;
const webFolder = mkdtempSync(join(tmpdir(), 'candor-pages-'));

beforeAll(async () => {
  const isInMaintenance = async () => isClosed;
  service = await createTestApp({ isInMaintenance });
  scene = await createScene(service);
  for (const name of ['app.html', 'room.html', 'call.html'])
    writeFileSync(join(webFolder, name), name);
  writeFileSync(join(webFolder, 'maintenance.svg'), '<svg/>');
  const hasBegun = begunByLink(service);
  await registerPages(service.app, {
    webFolder,
    origins: { storage: null, media: [] },
    isInMaintenance,
    hasBegun,
  });
});
beforeEach(() => {
  isClosed = true;
});
afterAll(async () => {
  await service.close();
  rmSync(webFolder, { recursive: true });
});

async function ask(name: string, authorization: string) {
  const endpoint = endpoints.find(([each]) => each === name)?.[1];
  if (endpoint === undefined) throw new Error(`No endpoint is called ${name}`);
  const request = requestOf(endpoint, scene);
  const reply = await service.app.inject({
    method: endpoint.method,
    url: urlOf(endpoint, request),
    remoteAddress: nextAddress(),
    headers: { authorization },
    ...(request.body === undefined ? {} : { payload: request.body }),
  });
  // What a stream says is no envelope; its refusal is.
  const isStream = String(reply.headers['content-type']).startsWith('text/event-stream');
  const code = isStream ? undefined : reply.json().errors?.[0]?.code;
  return { status: reply.statusCode, code, reply };
}

async function superAdmin(): Promise<string> {
  const email = `super${nextAddress()}@example.com`;
  const password = 'Correct#Horse1';
  const passwordHash = await plantedHash(password);
  await service.db.global((tx) =>
    createAccount(tx, {
      email,
      firstName: 'Grace',
      lastName: 'Hopper',
      userTypes: ['SUPER_ADMIN'],
      passwordHash,
      emailConfirmedAt: new Date('2026-01-01T00:00:00Z'),
    }),
  );
  const reply = await service.app.inject({
    method: 'POST',
    url: '/api/accounts/sign-in',
    remoteAddress: nextAddress(),
    payload: { email, password, type: 'superAdmin' },
  });
  return `Bearer ${reply.json().data.token}`;
}

const closed = endpoints.filter(([, { inMaintenance }]) => inMaintenance !== true);
const open = endpoints.filter(([, { inMaintenance }]) => inMaintenance === true);

test('[MN-1] no endpoint answers an admin but those that say so', async () => {
  const { authorization } = await scene.signInAsAdmin();
  for (const [name, { access }] of closed) {
    const { status, code } = await ask(name, authorization);
    // Who has no business there is told that first; a signed message's sender is no admin.
    const first = access.kind === 'signed' ? ['not_signed_in'] : ['not_allowed', 'token_expired'];
    expect(['in_maintenance', ...first], name).toContain(code);
    expect([503, 403, 401], name).toContain(status);
  }
});

test('[MN-1] those that say so answer: signing in, and an interview that runs', async () => {
  const { authorization } = await scene.signInAsAdmin();
  for (const [name] of open) {
    expect((await ask(name, authorization)).code, name).not.toBe('in_maintenance');
  }
  expect(open.map(([name]) => name)).toEqual(
    expect.arrayContaining(['accounts.signIn', 'attempts.saveAnswer', 'recordings.completeUpload']),
  );
});

test('[MN-1] [BQ-7] an interview that runs is opened again; one that has not begun does not begin', async () => {
  const { authorization } = await scene.signInAsAdmin();
  const status = async (name: string) => (await ask(name, authorization)).code;
  expect(await status('attempts.openInvitation')).toBe('in_maintenance');
  expect(await status('attempts.getBotQuestions')).toBe('in_maintenance');
  const room = () => page(`/bot-interview?token=${scene.botToken}`);
  expect((await room()).headers.location).toBe('/maintenance');
  const begun = await service.owner.query(
    'select count(*)::int from attempts where schedule_id = $1',
    [scene.scheduleId],
  );
  expect(begun.rows[0].count).toBe(0);
  isClosed = false;
  const terms = await service.app.inject('/api/terms/Bot');
  const guideline = await service.app.inject('/api/terms/FacialTracking');
  const { url, payload } = {
    url: '/api/attempts/questions',
    payload: {
      token: scene.botToken,
      deviceId: '6f1d0a52-0a8e-4a5c-9d39-0b3d5a6f7e10',
      termsID: terms.json().data.termsID,
      facialTermsID: guideline.json().data.termsID,
    },
  };
  const enter = () => service.app.inject({ method: 'POST', url, payload });
  expect((await enter()).statusCode).toBe(200);
  isClosed = true;
  expect((await room()).body).toBe('room.html');
  // All that a room needs after a reload, in its order.
  const opened = await ask('attempts.openInvitation', '');
  expect(opened.reply.json().data).toMatchObject({ status: 'in-progress' });
  expect((await service.app.inject('/api/terms/Bot')).statusCode).toBe(200);
  expect((await ask('attempts.getInterviewTerms', '')).status).toBe(200);
  expect((await ask('attempts.measureUpload', '')).status).toBe(200);
  expect((await enter()).json().data).toMatchObject({ life: 2 });
  expect((await ask('attempts.getClock', '')).reply.json().data.status).toBe('in-progress');
});

test('[MN-1] no call of a room is closed to an interview that runs', () => {
  const calls = endpoints.filter(
    ([, { access }]) => access.kind === 'link' && access.purpose === 'bot-interview',
  );
  const lost = calls.filter(([, { inMaintenance }]) => inMaintenance === undefined);
  expect(calls.length).toBeGreaterThan(5);
  expect(lost.map(([name]) => name)).toEqual([]);
});

test('[MN-1] a super admin goes on', async () => {
  const authorization = await superAdmin();
  expect((await ask('accounts.getMe', authorization)).status).toBe(200);
  expect((await ask('accounts.listDevices', authorization)).status).toBe(200);
});

test('[MN-1] the status says so, and the refusal says when to ask again', async () => {
  const status = async () => (await ask('operations.getPlatformStatus', '')).reply.json().data;
  expect(await status()).toEqual({ maintenance: true });
  const { authorization } = await scene.signInAsAdmin();
  const { reply } = await ask('accounts.getMe', authorization);
  expect(reply.headers['retry-after']).toBe('60');
  isClosed = false;
  expect(await status()).toEqual({ maintenance: false });
  expect((await ask('accounts.getMe', authorization)).status).toBe(200);
});

const page = (url: string) => service.app.inject({ method: 'GET', url });

test.each([
  '/',
  '/home',
  '/login/company',
  '/company/interviews?q=a',
  '/confirmemail?token=secret',
  '/404',
  '/superAdminish',
  '/maintenance/../home',
])('[MN-1] the page %s leads to the image, without its query', async (path) => {
  const reply = await page(path);
  expect(reply.statusCode).toBe(302);
  expect(reply.headers.location).toBe('/maintenance');
  expect(reply.headers['cache-control']).toBe('no-store');
});

test.each([
  '/maintenance',
  '/login/superAdmin',
  '/superAdmin/dashboard',
  '/mfa-authenticator/authenticator',
])('[MN-1] the page %s stays', async (path) => {
  const reply = await page(path);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe('app.html');
});

test('[MN-1] a reloaded room stays: its link is no longer in the address, so its calls find out', async () => {
  const reply = await page('/bot-interview');
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe('room.html');
});

test('[MN-1] the room stays only for a link whose interview has begun', async () => {
  const unknown = scene.botToken.replace(/.{8}$/, 'AAAAAAAA');
  for (const token of [unknown, 'nonsense', '', 'a&token=b']) {
    const reply = await page(`/bot-interview?token=${token}`);
    expect(reply.statusCode, token).toBe(302);
    expect(reply.headers.location).toBe('/maintenance');
    expect(reply.headers['cache-control']).toBe('no-store');
  }
  isClosed = false;
  expect((await page(`/bot-interview?token=${unknown}`)).body).toBe('room.html');
});

test('[MN-1] the image is there, and afterwards every page again', async () => {
  expect((await page('/maintenance.svg')).statusCode).toBe(200);
  isClosed = false;
  expect((await page('/company/interviews')).body).toBe('app.html');
  expect((await page('/bot-interview')).body).toBe('room.html');
});
