import { contract, type Endpoint } from '@candor/contract';
import { generate } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCallInvitation } from './features/interviews/calls/index.ts';
import { linkIn, openDoor } from './features/people/accounts/test-mailed-links.ts';
import { password as memberPassword, plantPerson } from './features/people/accounts/test-people.ts';
import { addRunningInterview } from './features/interviews/recordings/test-interview.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const { accounts, attempts, calls, linkedin, multifactor } = contract;
const email = 'ada.secret@example.com';
const [password, next] = ['Correct#Horse1', 'Harbour#Lantern28'];
const ip = '198.51.100.77';

let app: TestApp;
let companyId = 0;
const lines: string[] = [];
/** Everything that was sent, mailed or given in the run and is nobody else's business. */
const secrets = new Set<string>();
let isBroken = false;
let now = new Date('2026-11-21T09:00:00Z');
/** No two moments are the same, so that mails have an order. */
const tick = () => (now = new Date(now.getTime() + 1));

beforeAll(async () => {
  app = await createTestApp({
    now: tick,
    onLog: (line) => void lines.push(line),
    isInMaintenance: async () => {
      if (isBroken) throw new Error('something nobody thought of');
      return false;
    },
  });
  const { rows } = await app.owner.query('insert into tenants default values returning id::int');
  companyId = rows[0].id;
});

afterAll(() => app?.close());

/** Every text below these names, and every cookie: what the log must not know. */
const secretNames =
  /token|password|secret|code|email|interviewid|keyguid|recoverycodes|refresh|state|url$/i;

function harvest(given: unknown, name = ''): void {
  if (typeof given === 'string' && given.length >= 6 && secretNames.test(name)) secrets.add(given);
  if (typeof given !== 'object' || given === null) return;
  for (const [key, value] of Object.entries(given)) {
    harvest(value, Array.isArray(given) ? name : key);
  }
}

async function send(endpoint: Endpoint, body: object = {}, token?: string) {
  harvest(body);
  const reply = await app.app.inject({
    method: endpoint.method,
    url: endpoint.path,
    remoteAddress: ip,
    ...(endpoint.method === 'GET' ? {} : { payload: body }),
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
  });
  const { data, errors } = reply.json();
  harvest(data);
  for (const { value } of reply.cookies) secrets.add(value);
  return { data, code: errors?.[0]?.code as string | undefined };
}

const signIn = (secret: string, type = 'candidate') =>
  send(accounts.signIn, { email, password: secret, type });

async function mailed(): Promise<string> {
  const page = linkIn((await app.mailsTo(email))[0]);
  harvest(page.query);
  return page.query['token'] ?? '';
}

async function signUpAndRecover() {
  const door = openDoor(app, { email, ip });
  const { setCookie } = await door.ask({ password });
  secrets.add(/candor_sign_up=([^;]+)/.exec(setCookie ?? '')?.[1] ?? '');
  await door.verify({ path: '', query: { token: await mailed() } });
  await signIn('Wrong#Horse99');
  await signIn(password);
  await send(accounts.forgotPassword, { email });
  const token = await mailed();
  const chosen = { email, password: next, confirmPassword: next };
  await send(accounts.resetPassword, { ...chosen, token });
  await send(accounts.resetPassword, { ...chosen, token });
}

async function secondFactor() {
  const { data: login } = await signIn(next);
  const asked = { password: next, name: 'Phone' };
  const { data: setup } = await send(multifactor.startAuthenticator, asked, login.token);
  const codeNow = () => generate({ secret: setup.secret, epoch: Math.floor(now.getTime() / 1000) });
  const confirmation = { factorID: setup.factorID, code: await codeNow() };
  const { data } = await send(multifactor.confirmAuthenticator, confirmation, login.token);
  now = new Date(now.getTime() + 60_000);
  const { multifactorToken } = (await signIn(next)).data;
  const verify = (code: string, method: string) =>
    send(multifactor.verifyFactor, { multifactorToken, method, code });
  await verify('00000000', 'authenticator');
  await verify(await codeNow(), 'authenticator');
  await verify(data.recoveryCodes[0], 'recovery-code');
}

async function enterACall() {
  const endsAt = new Date(now.getTime() + 86_400_000);
  const call = { companyId, email, title: 'Panel', startsAt: now, endsAt, createdAt: now };
  const interviewId = await app.db.inCompany(companyId, (tx) => createCallInvitation(tx, call));
  await send(calls.userHasPassword, { email, interviewId });
  const { data: key } = await send(calls.getPublicKey);
  const sealed = { keyGuid: key.keyGuid, password: Buffer.alloc(384, 5).toString('base64') };
  const login = { email, interviewId, userType: 'COMPANY_ADMIN', fCMToken: null, ...sealed };
  await send(calls.logInToInterview, login);
}

async function enterAnInterview() {
  const { token } = await addRunningInterview(app.owner);
  await send(attempts.getClock, { token });
  await send(attempts.getClock, { token: `${token.slice(0, -3)}xyz` });
  await send(linkedin.exchangeLinkedInCode, {
    code: 'linkedin-gave-this',
    state: 'state-of-nobody',
    userType: 'CANDIDATE',
  });
  return token;
}

test('[C5] no password, token, code or address of a run is in the log, failures included', async () => {
  await signUpAndRecover();
  await secondFactor();
  await enterACall();
  const token = await enterAnInterview();
  isBroken = true;
  await send(attempts.openInvitation, { token });
  await signIn(next);
  isBroken = false;
  const log = lines.join('');
  expect(secrets.size).toBeGreaterThan(40);
  expect(log).toContain('something nobody thought of');
  // A code of six digits may be part of a longer number.
  const numbers = new Set(log.match(/\d+/g));
  const isIn = (secret: string) =>
    /^\d+$/.test(secret) ? numbers.has(secret) : log.includes(secret);
  expect([...secrets].filter(isIn)).toEqual([]);
  expect(isIn('proof-failed')).toBe(true);
});

test('a failed proof of who somebody is leaves a line that names the door and no person', async () => {
  lines.length = 0;
  const nobody = 'nobody.here@example.com';
  await send(accounts.signIn, { email: nobody, password, type: 'candidate' });
  await send(accounts.signIn, { email: nobody, password, type: 'candidate' });
  await signIn('Wrong#Horse99');
  const [first, again, other] = lines.map((line) => JSON.parse(line));
  expect(first).toMatchObject({
    level: 40,
    event: 'proof-failed',
    code: 'wrong_credentials',
    method: 'POST',
    path: '/api/accounts/sign-in',
    ip,
    of: expect.stringMatching(/^[0-9a-f]{16}$/),
    requestId: expect.any(String),
  });
  expect(again.of).toBe(first.of);
  expect(other.of).not.toBe(first.of);
  expect(lines).toHaveLength(3);
});

test('every way to guess leaves its line: codes, passwords of a session, calls, too many tries', async () => {
  lines.length = 0;
  const { multifactorToken } = (await signIn(next)).data;
  await send(multifactor.verifyFactor, {
    multifactorToken,
    method: 'authenticator',
    code: '000000',
  });
  await enterACall();
  for (let n = 0; n < 11; n += 1) await signIn('Wrong#Horse99');
  const codes = new Set(lines.map((line) => JSON.parse(line).code));
  expect([...codes]).toEqual(
    expect.arrayContaining([
      'wrong_code',
      'login_failed',
      'wrong_credentials',
      'too_many_requests',
    ]),
  );
});

test('access that rights refuse leaves a line that names the door and no person', async () => {
  const member = await plantPerson(app, { companyId });
  const login = { email: member.email, password: memberPassword, type: 'company' };
  const { token } = (await send(accounts.signIn, login)).data;
  lines.length = 0;
  await send(contract.review.listInterviews, {}, token);
  await send(contract.review.listInterviews, {}, token);
  await send(accounts.getMe, {}, token);
  const [first, again, ...others] = lines.map((line) => JSON.parse(line));
  expect(first).toMatchObject({
    level: 40,
    event: 'access-refused',
    code: 'not_allowed',
    status: 403,
    method: 'GET',
    path: contract.review.listInterviews.path,
    ip,
    of: expect.stringMatching(/^[0-9a-f]{16}$/),
    requestId: expect.any(String),
  });
  expect(again.of).toBe(first.of);
  expect(others).toEqual([]);
  expect(lines.join('')).not.toContain(member.email);
});
