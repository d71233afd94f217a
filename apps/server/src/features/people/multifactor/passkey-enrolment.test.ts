import { contract } from '@candor/contract';
import { generate } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { nextAddress } from '../../../test-scene.ts';
import { codeOf, openBrowser } from '../accounts/test-browser.ts';
import { plantPerson } from '../accounts/test-people.ts';
import { insertPasskey } from './factor-store.ts';

const { startPasskeyEnrolment, confirmPasskeyEnrolment, startEnrolment, confirmEnrolment } =
  contract.multifactor;
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A super admin whose one sign-in without a second factor is used. */
async function whoMustEnrol() {
  const { email } = await plantPerson(app, { userTypes: ['SUPER_ADMIN'] });
  const browser = openBrowser(app, { ip: nextAddress() });
  await browser.signIn(email, { type: 'superAdmin' });
  const asked = await browser.signIn(email, { type: 'superAdmin' });
  expect(asked.body.data).toMatchObject({ mustEnrol: true });
  const multifactorToken = String(asked.body.data?.['multifactorToken']);
  const post = ({ path }: { path: string }, body: object = {}) =>
    openBrowser(app, { ip: nextAddress() }).call('POST', path, { multifactorToken, ...body });
  return { email, post };
}

test('who must enrol is asked for a passkey of their own, bound to this place', async () => {
  const { email, post } = await whoMustEnrol();
  const { data } = (await post(startPasskeyEnrolment)).body;
  expect(data).toMatchObject({
    challengeToken: expect.stringMatching(/^[\w-]{43}$/),
    options: { rp: { id: expect.any(String) }, user: { name: email } },
  });
});

test('what no authenticator made enrols nothing, and opens no session', async () => {
  const { email, post } = await whoMustEnrol();
  const challengeToken = (await post(startPasskeyEnrolment)).body.data?.['challengeToken'];
  const made = await post(confirmPasskeyEnrolment, { challengeToken, response: { id: 'x' } });
  expect([codeOf(made), made.setCookie]).toEqual(['wrong_passkey', undefined]);
  const { rows } = await app.owner.query(
    `select f.id from multifactor_factors f join accounts a on a.id = f.account_id
      where a.email = $1`,
    [email],
  );
  expect(rows).toEqual([]);
});

test('who lost every factor has one again with a passkey, as with an app', async () => {
  const { accountId } = await plantPerson(app);
  await app.owner.query('update accounts set multifactor_lost_at = now() where id = $1', [
    accountId,
  ]);
  const passkey = { accountId, name: 'Laptop', credentialId: `made-${accountId}` };
  const made = { publicKey: 'x', signatureCounter: 0, transports: [], now: new Date() };
  expect(await app.db.global((tx) => insertPasskey(tx, { ...passkey, ...made }))).toBe(true);
  const { rows } = await app.owner.query('select multifactor_lost_at from accounts where id = $1', [
    accountId,
  ]);
  expect(rows).toEqual([{ multifactor_lost_at: null }]);
});

test('one’s question is answered by nobody else', async () => {
  const [one, other] = [await whoMustEnrol(), await whoMustEnrol()];
  const challengeToken = (await one.post(startPasskeyEnrolment)).body.data?.['challengeToken'];
  const made = await other.post(confirmPasskeyEnrolment, { challengeToken, response: {} });
  expect(codeOf(made)).toBe('challenge_expired');
});

test('who has added an app meanwhile adds no passkey by the password alone', async () => {
  const { email, post } = await whoMustEnrol();
  const { factorID, secret } = (await post(startEnrolment)).body.data as {
    factorID: number;
    secret: string;
  };
  const browser = openBrowser(app, { ip: nextAddress() });
  const second = await browser.signIn(email, { type: 'superAdmin' });
  const code = await generate({ secret });
  expect((await post(confirmEnrolment, { factorID, code })).status).toBe(200);
  const late = await browser.call('POST', startPasskeyEnrolment.path, {
    multifactorToken: second.body.data?.['multifactorToken'],
  });
  expect(codeOf(late)).toBe('already_enrolled');
});
