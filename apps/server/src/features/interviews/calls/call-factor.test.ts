import { contract } from '@candor/contract';
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDoor, type Door, password } from './test-door.ts';

const { accounts, multifactor } = contract;
let door: Door;
beforeAll(async () => {
  door = await createDoor();
});
afterAll(() => door.service.close());
beforeEach(() => door.later(3_600_000));

test('[C14] asks for the second factor of an account that has one', async () => {
  const email = await door.addPerson();
  const interviewId = await door.invite(email);
  const code = await enrol(email);
  expect((await door.logIn({ email, interviewId })).code).toBe('multifactor_required');
  const wrong = { email, interviewId, multifactorCode: '000000' };
  expect((await door.logIn(wrong)).code).toBe('wrong_code');
  const right = { email, interviewId, multifactorCode: await code() };
  expect((await door.logIn(right)).status).toBe(200);
});

test('[C7] [C14] guesses at codes are counted over both doors, and no sign-in forgives them', async () => {
  const email = await door.addPerson();
  const interviewId = await door.invite(email);
  const code = await enrol(email);
  const guessHere = () => door.logIn({ email, interviewId, multifactorCode: '000000' });
  const first = await guessesOnceSignedIn(email, 8);
  const codes = [...first, (await guessHere()).code, ...(await guessesOnceSignedIn(email, 1))];
  expect(codes).toEqual(Array.from({ length: 10 }, () => 'wrong_code'));
  expect((await guessHere()).code).toBe('too_many_requests');
  expect(await guessesOnceSignedIn(email, 1)).toEqual(['too_many_requests']);
  const right = { email, interviewId, multifactorCode: await code() };
  expect((await door.logIn(right)).code).toBe('too_many_requests');
});

test('[C14] a right code forgives the wrong ones before it', async () => {
  const email = await door.addPerson();
  const interviewId = await door.invite(email);
  const code = await enrol(email);
  await guessesOnceSignedIn(email, 9);
  const right = { email, interviewId, multifactorCode: await code() };
  expect((await door.logIn(right)).status).toBe(200);
  expect(await guessesOnceSignedIn(email, 2)).toEqual(['wrong_code', 'wrong_code']);
});

test('[C14] an admin gets in without a factor once, by this door or by the other', async () => {
  const email = await door.addPerson();
  const interviewId = await door.invite(email);
  await door.service.owner.query(
    `update accounts set user_types = '{SUPER_ADMIN}', multifactor_grace_used_at = null where email = $1`,
    [email],
  );
  expect((await door.logIn({ email, interviewId })).status).toBe(200);
  expect((await door.logIn({ email, interviewId })).code).toBe('enrolment_required');
  const { data } = await door.send(accounts.signIn, { email, password, type: 'superAdmin' });
  expect(data).toMatchObject({ mustEnrol: true });
});

test('[C14] an account that must enrol a factor first does not get around it here', async () => {
  const email = await door.addPerson();
  const interviewId = await door.invite(email);
  await door.service.owner.query(
    `update accounts set user_types = '{SUPER_ADMIN}', multifactor_grace_used_at = $2 where email = $1`,
    [email, door.now()],
  );
  expect((await door.logIn({ email, interviewId })).code).toBe('enrolment_required');
});

/** What wrong codes are answered after one right password at the ordinary sign-in. */
async function guessesOnceSignedIn(email: string, guesses: number) {
  const { data } = await door.send(accounts.signIn, { email, password, type: 'candidate' });
  const { multifactorToken } = data;
  const guess = { multifactorToken, method: 'authenticator', code: '000000' };
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < guesses; n += 1)
    codes.push((await door.send(multifactor.verifyFactor, guess)).code);
  return codes;
}

/** Gives the code that the person's new authenticator app shows. */
async function enrol(email: string): Promise<() => Promise<string>> {
  const { data: login } = await door.send(accounts.signIn, { email, password, type: 'candidate' });
  const authorization = `Bearer ${login.token}`;
  const start = { password, name: 'Phone' };
  const { data: setup } = await door.send(multifactor.startAuthenticator, start, authorization);
  const code = () => generate({ secret: setup.secret, epoch: door.now().getTime() / 1000 });
  const confirm = { factorID: setup.factorID, code: await code() };
  await door.send(multifactor.confirmAuthenticator, confirm, authorization);
  door.later(60_000);
  return code;
}
