import { randomUUID, webcrypto } from 'node:crypto';
import { contract, type Endpoint } from '@candor/contract';
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-app.ts';
import { nextAddress } from '../../test-scene.ts';
import { createAccount, hashPassword } from '../accounts/index.ts';
import { createCallInvitation } from './index.ts';

const password = 'Correct#Horse1';
const { calls, accounts, multifactor } = contract;
let now = new Date('2026-11-21T09:00:00Z');
let service: TestApp;
let companyId = 0;
let people = 0;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  const { rows } = await service.owner.query(
    'insert into tenants default values returning id::int',
  );
  companyId = rows[0].id;
});
afterAll(() => service.close());
beforeEach(() => later(3_600_000));

function later(milliseconds: number): void {
  now = new Date(now.getTime() + milliseconds);
}

async function send(endpoint: Endpoint, body?: object, authorization?: string) {
  const reply = await service.app.inject({
    method: endpoint.method,
    url: endpoint.path,
    remoteAddress: nextAddress(),
    ...(body === undefined ? {} : { payload: body }),
    ...(authorization === undefined ? {} : { headers: { authorization } }),
  });
  const { data, errors, message } = reply.json();
  return { status: reply.statusCode, data, message, code: errors?.[0]?.code as string | undefined };
}

async function addPerson(withPassword = true): Promise<string> {
  people += 1;
  const email = `invitee${people}@example.com`;
  const passwordHash = withPassword ? await hashPassword(password) : null;
  const person = { email, firstName: 'Ada', lastName: 'Byron', passwordHash };
  const userTypes = ['CANDIDATE' as const];
  const emailConfirmedAt = withPassword ? now : null;
  await service.db.global((tx) => createAccount(tx, { ...person, userTypes, emailConfirmedAt }));
  return email;
}

function invite(email: string): Promise<string> {
  const expiresAt = new Date(now.getTime() + 86_400_000);
  const call = { companyId, email, title: 'Panel', startsAt: now, expiresAt, createdAt: now };
  return service.db.inCompany(companyId, (tx) => createCallInvitation(tx, call));
}

async function encrypt(text: string) {
  const { data } = await send(calls.getPublicKey);
  const spki = Buffer.from(data.publicKey, 'base64');
  const key = await webcrypto.subtle.importKey(
    'spki',
    spki,
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['encrypt'],
  );
  const bytes = await webcrypto.subtle.encrypt(
    { name: 'RSA-OAEP' },
    key,
    new TextEncoder().encode(text),
  );
  return { keyGuid: data.keyGuid as string, password: Buffer.from(bytes).toString('base64') };
}

type LogIn = { email: string; interviewId: string; secret?: string };

async function logIn({ email, interviewId, secret = password, ...extra }: LogIn & object) {
  const encrypted = await encrypt(secret);
  return send(calls.logInToInterview, {
    email,
    interviewId,
    userType: 'COMPANY_ADMIN',
    fCMToken: null,
    ...encrypted,
    ...extra,
  });
}

describe('[VL-2] [VL-3] [VL-5] an address at the door of an interview', () => {
  test('of the invited person with a password logs in', async () => {
    const email = await addPerson();
    const { data } = await send(calls.userHasPassword, { email, interviewId: await invite(email) });
    expect(data).toEqual({ hasPassword: true, token: null });
  });

  test('that nobody registered is told so in the words of the specification', async () => {
    const interviewId = await invite(await addPerson());
    const body = { email: 'nobody@example.com', interviewId };
    expect(await send(calls.userHasPassword, body)).toMatchObject({
      status: 400,
      code: 'not_registered',
      message: 'Your Account is not registered in Candor. Please Register/SignUp !',
    });
  });

  test('[C9] the holder of a link learns of twenty addresses at most, from however many networks', async () => {
    const email = await addPerson();
    const interviewId = await invite(email);
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 21; n += 1) {
      const body = { email: `guess${n}@example.com`, interviewId };
      codes.push((await send(calls.userHasPassword, body)).code);
    }
    expect(new Set(codes.slice(0, 20))).toEqual(new Set(['not_registered']));
    expect(codes[20]).toBe('too_many_requests');
    const other = { email, interviewId: await invite(email) };
    expect((await send(calls.userHasPassword, other)).status).toBe(200);
  });

  test('of a suspended company opens nothing until the company is back', async () => {
    const email = await addPerson();
    const interviewId = await invite(email);
    const suspend = (at: Date | null) =>
      service.owner.query('update tenants set suspended_at = $2 where id = $1', [companyId, at]);
    await suspend(now);
    try {
      const { data } = await send(calls.userHasPassword, { email, interviewId });
      expect(data).toBeUndefined();
      expect((await logIn({ email, interviewId })).status).not.toBe(200);
    } finally {
      await suspend(null);
    }
    expect((await logIn({ email, interviewId })).status).toBe(200);
  });

  test('[C10] without a living link learns nothing and gets no token', async () => {
    const [known, bare] = [await addPerson(), await addPerson(false)];
    const interviewId = await invite(known);
    const dead = [`${interviewId}x`, '', '1.x', interviewId.replace(/^./, 'z')];
    const replies = await Promise.all(
      dead.flatMap((link) =>
        [known, bare, 'nobody@example.com'].map((email) =>
          send(calls.userHasPassword, { email, interviewId: link }),
        ),
      ),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(replies[0]).toMatchObject({ status: 400, message: 'Invalid request' });
  });

  test("[C10] holding another's link gives no password to set", async () => {
    const bare = await addPerson(false);
    const interviewId = await invite(await addPerson());
    const { data } = await send(calls.userHasPassword, { email: bare, interviewId });
    expect(data).toEqual({ hasPassword: true, token: null });
  });

  test('of the invited person without a password sets one, once, and enters', async () => {
    const email = await addPerson(false);
    const interviewId = await invite(email);
    const { data } = await send(calls.userHasPassword, { email, interviewId });
    expect(data).toEqual({ hasPassword: false, token: expect.any(String) });
    const body = { email, token: data.token, newPassword: password, confirmPassword: password };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => send(calls.resetPasswordWithToken, body)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await logIn({ email, interviewId })).data).toEqual(expect.any(String));
  });

  test('[PW-12] a first password obeys the rules', async () => {
    const email = await addPerson(false);
    const { data } = await send(calls.userHasPassword, { email, interviewId: await invite(email) });
    const weak = { email, token: data.token, newPassword: 'weak', confirmPassword: 'weak' };
    expect((await send(calls.resetPasswordWithToken, weak)).code).toBe('password_refused');
  });
});

describe('[VL-6] the login', () => {
  test('gives the call’s token for the right password', async () => {
    const email = await addPerson();
    const { status, data } = await logIn({ email, interviewId: await invite(email) });
    expect({ status, data }).toEqual({ status: 200, data: expect.any(String) });
  });

  test('[C13] every failure looks alike', async () => {
    const email = await addPerson();
    const interviewId = await invite(email);
    const login = { email, interviewId, userType: 'COMPANY_ADMIN', fCMToken: null };
    const used = await encrypt(password);
    await send(calls.logInToInterview, { ...login, ...used });
    const stale = await encrypt(password);
    later(5 * 60_000);
    const [foreign, other] = [await encrypt(password), await encrypt(password)];
    const fresh = await encrypt('Wrong#Horse1');
    const failures = await Promise.all(
      [
        fresh,
        used,
        stale,
        { ...foreign, keyGuid: other.keyGuid },
        { ...foreign, keyGuid: randomUUID() },
        { keyGuid: 'junk', password: 'AAAA' },
        { ...(await encrypt(password)), password: '' },
        { ...(await encrypt(password)), password: Buffer.alloc(384, 1).toString('base64') },
      ].map((sent) => send(calls.logInToInterview, { ...login, ...sent })),
    );
    const unknown = await logIn({ email: 'nobody@example.com', interviewId });
    expect(new Set([...failures, unknown].map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(unknown).toMatchObject({
      status: 401,
      message: 'Login failed. Please check your credentials.',
    });
  });

  test('is for the invited only', async () => {
    const email = await addPerson();
    const interviewId = await invite(await addPerson());
    expect(await logIn({ email, interviewId })).toMatchObject({
      status: 403,
      message: 'You Are Not Invited to Interview',
    });
    const { status } = await logIn({ email, interviewId: await invite(email) });
    expect(status).toBe(200);
  });

  test('ends with the invitation', async () => {
    const email = await addPerson();
    const interviewId = await invite(email);
    later(86_400_000);
    expect((await logIn({ email, interviewId })).code).toBe('not_invited');
  });

  test('[C14] asks for the second factor of an account that has one', async () => {
    const email = await addPerson();
    const interviewId = await invite(email);
    const { data: login } = await send(accounts.signIn, { email, password, type: 'candidate' });
    const authorization = `Bearer ${login.token}`;
    const start = { password, name: 'Phone' };
    const { data: setup } = await send(multifactor.startAuthenticator, start, authorization);
    const code = () => generate({ secret: setup.secret, epoch: now.getTime() / 1000 });
    const confirm = { factorID: setup.factorID, code: await code() };
    await send(multifactor.confirmAuthenticator, confirm, authorization);
    later(60_000);
    expect((await logIn({ email, interviewId })).code).toBe('multifactor_required');
    const wrong = { email, interviewId, multifactorCode: '000000' };
    expect((await logIn(wrong)).code).toBe('wrong_code');
    const right = { email, interviewId, multifactorCode: await code() };
    expect((await logIn(right)).status).toBe(200);
  });
});

test('[C14] an account that must enrol a factor first does not get around it here', async () => {
  const email = await addPerson();
  const interviewId = await invite(email);
  await service.owner.query(
    `update accounts set user_types = '{SUPER_ADMIN}', multifactor_grace_used_at = $2 where email = $1`,
    [email, now],
  );
  expect((await logIn({ email, interviewId })).code).toBe('enrolment_required');
});

test('[VL-8] who is signed in gets the token of their own interview, and of no other', async () => {
  const [email, other] = [await addPerson(), await addPerson()];
  const { data: login } = await send(accounts.signIn, { email, password, type: 'candidate' });
  const authorization = `Bearer ${login.token}`;
  const own = { email, interviewId: await invite(email) };
  expect((await send(calls.getInterviewLinkToken, own, authorization)).status).toBe(200);
  const foreign = { email: other, interviewId: await invite(other) };
  expect((await send(calls.getInterviewLinkToken, foreign, authorization)).code).toBe(
    'not_invited',
  );
});

test('[VL-7] the calling site has one address', async () => {
  expect((await send(calls.getCallSite)).data).toEqual({ callUrl: 'https://call.example/' });
});
