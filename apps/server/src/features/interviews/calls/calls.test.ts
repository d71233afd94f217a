import { randomUUID } from 'node:crypto';
import { contract } from '@candor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDoor, type Door, password } from './test-door.ts';

const { calls, accounts } = contract;
let door: Door;
beforeAll(async () => {
  door = await createDoor();
});
afterAll(() => door.service.close());
beforeEach(() => door.later(3_600_000));

describe('[VL-2] [VL-3] [VL-5] an address at the door of an interview', () => {
  test('of the invited person with a password logs in', async () => {
    const email = await door.addPerson();
    const { data } = await door.send(calls.userHasPassword, {
      email,
      interviewId: await door.invite(email),
    });
    expect(data).toEqual({ hasPassword: true, token: null });
  });

  test('that nobody registered is told so in the words of the specification', async () => {
    const interviewId = await door.invite(await door.addPerson());
    const body = { email: 'nobody@example.com', interviewId };
    expect(await door.send(calls.userHasPassword, body)).toMatchObject({
      status: 400,
      code: 'not_registered',
      message: 'Your Account is not registered in Candor. Please Register/SignUp !',
    });
  });

  test('[C9] the holder of a link learns of twenty addresses at most, from however many networks', async () => {
    const email = await door.addPerson();
    const interviewId = await door.invite(email);
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 21; n += 1) {
      const body = { email: `guess${n}@example.com`, interviewId };
      codes.push((await door.send(calls.userHasPassword, body)).code);
    }
    expect(new Set(codes.slice(0, 20))).toEqual(new Set(['not_registered']));
    expect(codes[20]).toBe('too_many_requests');
    const other = { email, interviewId: await door.invite(email) };
    expect((await door.send(calls.userHasPassword, other)).status).toBe(200);
  });

  test('of a suspended company opens nothing until the company is back', async () => {
    const email = await door.addPerson();
    const interviewId = await door.invite(email);
    const suspend = (at: Date | null) =>
      door.service.owner.query('update tenants set suspended_at = $2 where id = $1', [
        door.companyId,
        at,
      ]);
    await suspend(door.now());
    try {
      const { data } = await door.send(calls.userHasPassword, { email, interviewId });
      expect(data).toBeUndefined();
      expect((await door.logIn({ email, interviewId })).status).not.toBe(200);
    } finally {
      await suspend(null);
    }
    expect((await door.logIn({ email, interviewId })).status).toBe(200);
  });

  test('[C10] without a living link learns nothing and gets no token', async () => {
    const [known, bare] = [await door.addPerson(), await door.addPerson(false)];
    const interviewId = await door.invite(known);
    const dead = [`${interviewId}x`, '', '1.x', interviewId.replace(/^./, 'z')];
    const replies = await Promise.all(
      dead.flatMap((link) =>
        [known, bare, 'nobody@example.com'].map((email) =>
          door.send(calls.userHasPassword, { email, interviewId: link }),
        ),
      ),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(replies[0]).toMatchObject({ status: 400, message: 'Invalid request' });
  });

  test("[C10] holding another's link gives no password to set", async () => {
    const bare = await door.addPerson(false);
    const interviewId = await door.invite(await door.addPerson());
    const { data } = await door.send(calls.userHasPassword, { email: bare, interviewId });
    expect(data).toEqual({ hasPassword: true, token: null });
  });

  test('of the invited person without a password sets one, once, and enters', async () => {
    const email = await door.addPerson(false);
    const interviewId = await door.invite(email);
    const { data } = await door.send(calls.userHasPassword, { email, interviewId });
    expect(data).toEqual({ hasPassword: false, token: expect.any(String) });
    const body = { email, token: data.token, newPassword: password, confirmPassword: password };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => door.send(calls.resetPasswordWithToken, body)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await door.logIn({ email, interviewId })).data).toEqual(expect.any(String));
  });

  test('[PW-12] a first password obeys the rules', async () => {
    const email = await door.addPerson(false);
    const { data } = await door.send(calls.userHasPassword, {
      email,
      interviewId: await door.invite(email),
    });
    const weak = { email, token: data.token, newPassword: 'weak', confirmPassword: 'weak' };
    expect((await door.send(calls.resetPasswordWithToken, weak)).code).toBe('password_refused');
  });
});

describe('[VL-6] the login', () => {
  test('gives the call’s token for the right password', async () => {
    const email = await door.addPerson();
    const { status, data } = await door.logIn({ email, interviewId: await door.invite(email) });
    expect({ status, data }).toEqual({ status: 200, data: expect.any(String) });
  });

  test('[C13] every failure looks alike', async () => {
    const email = await door.addPerson();
    const interviewId = await door.invite(email);
    const login = { email, interviewId, userType: 'COMPANY_ADMIN', fCMToken: null };
    const used = await door.encrypt(password);
    await door.send(calls.logInToInterview, { ...login, ...used });
    const stale = await door.encrypt(password);
    door.later(5 * 60_000);
    const [foreign, other] = [await door.encrypt(password), await door.encrypt(password)];
    const fresh = await door.encrypt('Wrong#Horse1');
    const failures = await Promise.all(
      [
        fresh,
        used,
        stale,
        { ...foreign, keyGuid: other.keyGuid },
        { ...foreign, keyGuid: randomUUID() },
        { keyGuid: 'junk', password: 'AAAA' },
        { ...(await door.encrypt(password)), password: '' },
        { ...(await door.encrypt(password)), password: Buffer.alloc(384, 1).toString('base64') },
      ].map((sent) => door.send(calls.logInToInterview, { ...login, ...sent })),
    );
    const unknown = await door.logIn({ email: 'nobody@example.com', interviewId });
    expect(new Set([...failures, unknown].map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(unknown).toMatchObject({
      status: 401,
      message: 'Login failed. Please check your credentials.',
    });
  });

  test('is for the invited only', async () => {
    const email = await door.addPerson();
    const interviewId = await door.invite(await door.addPerson());
    expect(await door.logIn({ email, interviewId })).toMatchObject({
      status: 403,
      message: 'You Are Not Invited to Interview',
    });
    const { status } = await door.logIn({ email, interviewId: await door.invite(email) });
    expect(status).toBe(200);
  });

  test('ends with the invitation', async () => {
    const email = await door.addPerson();
    const interviewId = await door.invite(email);
    door.later(86_400_000);
    expect((await door.logIn({ email, interviewId })).code).toBe('not_invited');
  });
});

test('[VL-8] who is signed in gets the token of their own interview, and of no other', async () => {
  const [email, other] = [await door.addPerson(), await door.addPerson()];
  const { data: login } = await door.send(accounts.signIn, { email, password, type: 'candidate' });
  const authorization = `Bearer ${login.token}`;
  const own = { email, interviewId: await door.invite(email) };
  expect((await door.send(calls.getInterviewLinkToken, own, authorization)).status).toBe(200);
  const foreign = { email: other, interviewId: await door.invite(other) };
  expect((await door.send(calls.getInterviewLinkToken, foreign, authorization)).code).toBe(
    'not_invited',
  );
});

test('[VL-7] the calling site has one address', async () => {
  expect((await door.send(calls.getCallSite)).data).toEqual({ callUrl: 'https://call.example/' });
});
