import { contract, type Endpoint } from '@candor/contract';
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { nextAddress } from '../../../test-scene.ts';
import { createAccount } from '../accounts/index.ts';
import { plantedHash } from '../accounts/test-password.ts';

const password = 'Correct#Horse1';
const { multifactor, accounts } = contract;
let now = new Date('2026-11-21T09:00:00Z');
let service: TestApp;
let people = 0;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
});
afterAll(() => service.close());
beforeEach(() => later(3_600_000));

function later(milliseconds: number): void {
  now = new Date(now.getTime() + milliseconds);
}

async function send(endpoint: Endpoint, body: object | undefined, authorization?: string, id = 0) {
  const reply = await service.app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(':factorID', String(id)),
    remoteAddress: nextAddress(),
    ...(body === undefined ? {} : { payload: body }),
    ...(authorization === undefined ? {} : { headers: { authorization } }),
  });
  const { data, errors } = reply.json();
  return { status: reply.statusCode, data, code: errors?.[0]?.code as string | undefined, reply };
}

async function addPerson(userType: 'CANDIDATE' | 'SUPER_ADMIN' = 'CANDIDATE') {
  people += 1;
  const email = `person${people}@example.com`;
  const passwordHash = await plantedHash(password);
  const accountId = await service.db.global((tx) =>
    createAccount(tx, {
      email,
      firstName: 'Ada',
      lastName: 'Byron',
      userTypes: [userType],
      passwordHash,
      emailConfirmedAt: now,
    }),
  );
  const type = userType === 'CANDIDATE' ? 'candidate' : 'superAdmin';
  return { email, accountId, signIn: () => send(accounts.signIn, { email, password, type }) };
}

type Person = Awaited<ReturnType<typeof addPerson>>;

const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(now.getTime() / 1000) });

async function enrol(person: Person) {
  const { data: login } = await person.signIn();
  const authorization = `Bearer ${login.token}`;
  const { data: setup } = await send(
    multifactor.startAuthenticator,
    { password, name: 'Phone' },
    authorization,
  );
  const body = { factorID: setup.factorID, code: await codeOf(setup.secret) };
  const { data } = await send(multifactor.confirmAuthenticator, body, authorization);
  later(60_000);
  return { authorization, ...setup, recoveryCodes: data.recoveryCodes as string[] };
}

async function askedToken(person: Person): Promise<string> {
  const { data } = await person.signIn();
  return data.multifactorToken;
}

const verify = (multifactorToken: string, code: string, method = 'authenticator') =>
  send(multifactor.verifyFactor, { multifactorToken, method, code });

describe('[SE-5] an authenticator app', () => {
  test('is asked for after the password, and its code gives the session', async () => {
    const person = await addPerson();
    const { secret } = await enrol(person);
    const { data } = await person.signIn();
    expect(data).toEqual({
      multifactorToken: expect.any(String),
      methods: ['authenticator', 'recovery-code'],
      mustEnrol: false,
      mayTrust: true,
    });
    const { status, data: login } = await verify(data.multifactorToken, await codeOf(secret));
    expect(status).toBe(200);
    const me = await send(accounts.getMe, undefined, `Bearer ${login.token}`);
    expect(me.data.email).toBe(person.email);
  });

  test('asks for nothing before a code of it was given', async () => {
    const person = await addPerson();
    const { data: login } = await person.signIn();
    const body = { password, name: 'Phone' };
    await send(multifactor.startAuthenticator, body, `Bearer ${login.token}`);
    expect((await person.signIn()).data.token).toEqual(expect.any(String));
  });

  test('[C14] a code is taken once, though it is still the time of it', async () => {
    const person = await addPerson();
    const { secret } = await enrol(person);
    const code = await codeOf(secret);
    expect((await verify(await askedToken(person), code)).status).toBe(200);
    expect((await verify(await askedToken(person), code)).code).toBe('wrong_code');
  });

  test('[C1] of 100 parallel redemptions one opens a session', async () => {
    const person = await addPerson();
    const { recoveryCodes } = await enrol(person);
    const token = await askedToken(person);
    const [first = ''] = recoveryCodes;
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => verify(token, first, 'recovery-code')),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('[C7] guesses are counted over all sign-ins of an account', async () => {
    const person = await addPerson();
    await enrol(person);
    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      codes.push((await verify(await askedToken(person), '000000')).code);
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'wrong_code'));
    expect(codes.slice(10)).toEqual(['too_many_requests', 'too_many_requests']);
  });

  test('a sign-in that waited too long starts again', async () => {
    const person = await addPerson();
    const { secret } = await enrol(person);
    const token = await askedToken(person);
    later(10 * 60_000);
    expect((await verify(token, await codeOf(secret))).code).toBe('sign_in_expired');
  });

  test("another account's code opens nothing", async () => {
    const [person, other] = [await addPerson(), await addPerson()];
    await enrol(person);
    const { secret, recoveryCodes } = await enrol(other);
    expect((await verify(await askedToken(person), await codeOf(secret))).code).toBe('wrong_code');
    const stolen = await verify(await askedToken(person), recoveryCodes[0] ?? '', 'recovery-code');
    expect(stolen.code).toBe('wrong_code');
  });

  test('[C5] the database holds neither its secret nor a recovery code', async () => {
    const person = await addPerson();
    const { secret, recoveryCodes } = await enrol(person);
    const { rows } = await service.owner.query(
      `select (select json_agg(f) from multifactor_factors f)::text
           || (select json_agg(c) from recovery_codes c)::text as dump`,
    );
    expect(rows[0].dump).not.toContain(secret);
    for (const code of recoveryCodes) {
      expect(rows[0].dump).not.toContain(code.replaceAll('-', ''));
    }
  });
});

describe('[SE-5] recovery codes', () => {
  test('each signs in once, whatever way it is typed, and the owner is told', async () => {
    const person = await addPerson();
    const { recoveryCodes } = await enrol(person);
    const [first = ''] = recoveryCodes;
    const typed = ` ${first.toLowerCase().replaceAll('-', ' ')} `;
    expect((await verify(await askedToken(person), typed, 'recovery-code')).status).toBe(200);
    expect((await verify(await askedToken(person), first, 'recovery-code')).code).toBe(
      'wrong_code',
    );
    const subjects = (await service.mailsTo(person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('A recovery code was used to sign in');
  });

  test('new ones replace the old ones', async () => {
    const person = await addPerson();
    const { authorization, recoveryCodes } = await enrol(person);
    const { data } = await send(multifactor.renewRecoveryCodes, { password }, authorization);
    expect(data.recoveryCodes).toHaveLength(10);
    const [old = ''] = recoveryCodes;
    expect((await verify(await askedToken(person), old, 'recovery-code')).code).toBe('wrong_code');
    const [fresh = ''] = data.recoveryCodes;
    expect((await verify(await askedToken(person), fresh, 'recovery-code')).status).toBe(200);
  });
});

describe('[SE-5] an account that needs a second factor', () => {
  test('signs in once without, then enrols in the middle of the sign-in', async () => {
    const person = await addPerson('SUPER_ADMIN');
    expect((await person.signIn()).data.token).toEqual(expect.any(String));
    const { data: asked } = await person.signIn();
    expect(asked).toMatchObject({ methods: [], mustEnrol: true });
    const { multifactorToken } = asked;
    const { data: setup } = await send(multifactor.startEnrolment, { multifactorToken });
    const body = { multifactorToken, factorID: setup.factorID, code: await codeOf(setup.secret) };
    const { data } = await send(multifactor.confirmEnrolment, body);
    expect(data.recoveryCodes).toHaveLength(10);
    expect(data.login.userType).toEqual(['SUPER_ADMIN']);
    expect((await person.signIn()).data).toMatchObject({ mustEnrol: false });
  });

  test('cannot be given a factor by who only knows its password', async () => {
    const person = await addPerson('SUPER_ADMIN');
    await enrol(person);
    const multifactorToken = await askedToken(person);
    const { code } = await send(multifactor.startEnrolment, { multifactorToken });
    expect(code).toBe('already_enrolled');
  });

  test('keeps its last factor, and may exchange it', async () => {
    const person = await addPerson('SUPER_ADMIN');
    const { authorization, factorID } = await enrol(person);
    const remove = () => send(multifactor.removeFactor, { password }, authorization, factorID);
    expect((await remove()).code).toBe('factor_required');
    const { data: setup } = await send(
      multifactor.startAuthenticator,
      { password, name: 'Tablet' },
      authorization,
    );
    const body = { factorID: setup.factorID, code: await codeOf(setup.secret) };
    expect((await send(multifactor.confirmAuthenticator, body, authorization)).status).toBe(200);
    expect((await remove()).status).toBe(200);
  });
});

describe('[SE-5] the factors of an account', () => {
  test('are listed without their secrets', async () => {
    const person = await addPerson();
    const { authorization, factorID } = await enrol(person);
    const { data } = await send(multifactor.listFactors, undefined, authorization);
    const factor = { factorID, kind: 'authenticator', name: 'Phone', lastUsedAt: null };
    expect(data).toEqual({
      factors: [{ ...factor, createdAt: expect.any(String) }],
      recoveryCodesLeft: 10,
      isRequired: false,
      hasPassword: true,
      trustedBrowsers: [],
    });
  });

  test('the last one takes the recovery codes with it', async () => {
    const person = await addPerson();
    const { authorization, factorID } = await enrol(person);
    await send(multifactor.removeFactor, { password }, authorization, factorID);
    const { data } = await send(multifactor.listFactors, undefined, authorization);
    expect(data).toEqual({
      factors: [],
      recoveryCodesLeft: 0,
      isRequired: false,
      hasPassword: true,
      trustedBrowsers: [],
    });
    expect((await person.signIn()).data.token).toEqual(expect.any(String));
  });

  test('change only with the password, and only for their owner', async () => {
    const [person, other] = [await addPerson(), await addPerson()];
    const mine = await enrol(person);
    const { authorization } = await enrol(other);
    const wrong = { password: 'Wrong#Horse1', name: 'Phone' };
    expect(await send(multifactor.startAuthenticator, wrong, mine.authorization)).toMatchObject({
      status: 403,
      code: 'wrong_password',
    });
    const stolen = await send(multifactor.removeFactor, { password }, authorization, mine.factorID);
    expect(stolen.code).toBe('not_found');
    expect((await person.signIn()).data.multifactorToken).toEqual(expect.any(String));
  });
});

test('[C8] a session cannot guess the password through the factors', async () => {
  const person = await addPerson();
  const { data: login } = await person.signIn();
  const authorization = `Bearer ${login.token}`;
  const codes: (string | undefined)[] = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const body = { password: `Wrong#Horse${guess}`, name: 'Phone' };
    codes.push((await send(multifactor.startAuthenticator, body, authorization)).code);
  }
  expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'wrong_password'));
  expect(codes.slice(10)).toEqual(['too_many_requests', 'too_many_requests']);
});

test('[C14] an admin keeps the last factor by whichever door they came', async () => {
  const person = await addPerson();
  await service.owner.query(
    `update accounts set user_types = '{CANDIDATE,SUPER_ADMIN}' where id = $1`,
    [person.accountId],
  );
  const { authorization, factorID } = await enrol(person);
  const { code } = await send(multifactor.removeFactor, { password }, authorization, factorID);
  expect(code).toBe('factor_required');
});
