import { contract, type Endpoint } from '@candor/contract';
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from './test-app.ts';
import { ask, createCallers } from './test-callers.ts';
import { createScene, endpoints, nextAddress, type Scene } from './test-scene.ts';

const { multifactor } = contract;
const password = 'Correct#Horse1';
let service: TestApp;
let scene: Scene;
let callers: ReturnType<typeof createCallers>;

beforeAll(async () => {
  service = await createTestApp();
  scene = await createScene(service);
  callers = createCallers(service, scene);
});
afterAll(() => service.close());

/** With the example as it must be for the step-up to be meant. */
const flagged = endpoints.flatMap(([name, endpoint]): [string, Endpoint][] => {
  const { stepUp, example } = endpoint;
  if (stepUp === undefined) return [];
  if (stepUp === true || stepUp === 'with-factor') return [[name, endpoint]];
  const body = { ...(example.body as object), [stepUp.field]: stepUp.is };
  return [[name, { ...endpoint, example: { ...example, body } }]];
});

/** Those that ask whoever has a second factor; the others are proved by the password that they carry. */
const ofFactors = flagged.filter(([, { stepUp }]) => stepUp === 'with-factor');
const ofEverybody = flagged.filter(([, { stepUp }]) => stepUp !== 'with-factor');

const isOf = ({ access }: Endpoint, userType: 'SUPER_ADMIN' | 'EXTERNAL_INTERVIEWER') =>
  access.kind === 'session' && access.userTypes?.includes(userType) === true;
const signInFor = (endpoint: Endpoint) => {
  if (isOf(endpoint, 'EXTERNAL_INTERVIEWER')) return callers.interviewer();
  return callers[isOf(endpoint, 'SUPER_ADMIN') ? 'super admin' : "another tenant's admin"]();
};
/** Interviewers owe no second factor: they prove it with the password. */
const ofOwers = ofEverybody.filter(([, endpoint]) => !isOf(endpoint, 'EXTERNAL_INTERVIEWER'));

const sessionOf = (authorization = ''): number =>
  Number(JSON.parse(atob(authorization.split('.')[1] ?? '')).sid);

/** The proof of this session becomes so old, by the database's clock. */
const age = (authorization: string | undefined, by: string) =>
  service.owner.query(
    'update sessions set proved_at = clock_timestamp() - $2::interval where id = $1',
    [sessionOf(authorization), by],
  );

async function send(endpoint: Endpoint, authorization: string, body?: object, id = 1) {
  const reply = await service.app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(/:\w+/, String(id)),
    remoteAddress: nextAddress(),
    headers: { authorization },
    ...(body === undefined ? {} : { payload: body }),
  });
  const { data, errors } = reply.json();
  return { status: reply.statusCode, data, code: errors?.[0]?.code as string | undefined };
}

const createRole = (authorization: string, name: string) =>
  send(contract.privileges.createRole, authorization, { name, description: '', granted: [] });

const stepUpCodes = ['step_up_required', 'second_factor_needed'];

test('what makes access or ends it, carries data away or erases it asks again', () => {
  expect(flagged.map(([name]) => name).toSorted()).toEqual([
    'administration.reactivateCompany',
    'administration.resetSecondFactor',
    'administration.suspendCompany',
    'apikeys.createApiKey',
    'archives.downloadArchive',
    'archives.makeArchive',
    'archives.takeArchive',
    'audit.exportAudit',
    'billing.addCreditPack',
    'billing.addPlan',
    'billing.assignBankLine',
    'billing.dismissBankLine',
    'billing.exportCreditMoves',
    'billing.exportRevenue',
    'billing.importStatement',
    'billing.markPaymentPaid',
    'billing.refundPayment',
    'billing.saveSeller',
    'billing.setCreditPrice',
    'billing.setFee',
    'billing.setPrice',
    'billing.setTaxRate',
    'billing.withdrawCreditPrice',
    'candidates.exportCandidates',
    'companies.approveUser',
    'companies.inviteUser',
    'companies.reactivateUser',
    'companies.updateUser',
    'marketplace.removePayoutDetails',
    'marketplace.savePayoutDetails',
    'multifactor.confirmAuthenticator',
    'multifactor.confirmPasskey',
    'multifactor.removeFactor',
    'multifactor.renewRecoveryCodes',
    'multifactor.startAuthenticator',
    'multifactor.startPasskey',
    'payouts.approvePayouts',
    'payouts.exportPayoutBatch',
    'payouts.markBatchPaid',
    'payouts.savePayoutOrigin',
    'payouts.takePayoutBack',
    'privileges.createRole',
    'privileges.deleteRole',
    'privileges.updateRole',
    'retention.eraseCandidate',
    'retention.saveRetention',
    'review.exportInterviews',
    'terms.publishTerms',
    'webhooks.createWebhook',
    'webhooks.rotateWebhookSecret',
    'webhooks.switchWebhook',
    'webhooks.updateWebhook',
  ]);
});

describe.each(ofEverybody)('%s', (_name, endpoint) => {
  test('is open after a sign-in, shut when the proof is five minutes old', async () => {
    const proof = await signInFor(endpoint);
    await age(proof.authorization, '4 minutes 50 seconds');
    expect(stepUpCodes).not.toContain((await ask(service.app, endpoint, { scene, proof })).code);
    await age(proof.authorization, '5 minutes');
    const shut = await ask(service.app, endpoint, { scene, proof });
    expect(shut).toEqual({ status: 403, code: 'step_up_required' });
  });
});

describe.each(ofOwers)('%s', (_name, endpoint) => {
  test('is shut for who owes a second factor and has none', async () => {
    const proof = await signInFor(endpoint);
    await service.owner.query(
      'update accounts set is_demo = false where id = (select account_id from sessions where id = $1)',
      [sessionOf(proof.authorization)],
    );
    const shut = await ask(service.app, endpoint, { scene, proof });
    expect(shut).toEqual({ status: 403, code: 'second_factor_needed' });
  });
});

test('inviting a colleague who is no admin asks for nothing', async () => {
  const { authorization } = await scene.signInAsStranger('admin');
  await age(authorization, '1 hour');
  const body = { email: 'friend@elsewhere.example', role: 'COMPANY_USER', roleID: null };
  expect((await send(contract.companies.inviteUser, authorization, body)).status).toBe(200);
});

test('who owes no factor proves it with the password, and it is written down', async () => {
  const { authorization, accountId } = await scene.signInAsStranger('admin');
  await age(authorization, '1 hour');
  expect((await send(multifactor.startProof, authorization)).data).toEqual({
    ways: ['password'],
    passkey: null,
  });
  const prove = (secret: string) =>
    send(multifactor.giveProof, authorization, { way: 'password', secret });
  expect((await prove('Wrong#Horse1')).code).toBe('wrong_proof');
  expect((await createRole(authorization, 'A')).code).toBe('step_up_required');
  expect((await prove(password)).status).toBe(200);
  expect((await createRole(authorization, 'A')).status).toBe(200);
  const { rows } = await service.owner.query(
    `select after from audit_log where actor_account_id = $1 and action = 'session.proved'`,
    [accountId],
  );
  expect(rows).toEqual([{ after: { way: 'password' } }]);
});

test('switching a webhook off asks for nothing, on asks', async () => {
  const { authorization } = await scene.signInAsStranger('admin');
  await age(authorization, '1 hour');
  const turn = async (isOn: boolean) =>
    (await send(contract.webhooks.switchWebhook, authorization, { isOn })).code;
  expect(await turn(false)).toBe('not_found');
  expect(await turn(true)).toBe('step_up_required');
});

test("another session's proof does not count", async () => {
  const email = `twice${nextAddress()}@example.com`;
  const { authorization: first, accountId } = await scene.signInAsStranger('admin');
  await service.owner.query('update accounts set email = $2 where id = $1', [accountId, email]);
  await age(first, '1 hour');
  const payload = { email, password, type: 'company' };
  const url = contract.accounts.signIn.path;
  const again = await service.app.inject({ method: 'POST', url, payload });
  const second = `Bearer ${again.json().data.token}`;
  expect((await createRole(second, 'Second')).status).toBe(200);
  await age(second, '1 hour');
  const proof = { way: 'password', secret: password };
  expect((await send(multifactor.giveProof, second, proof)).status).toBe(200);
  expect((await createRole(first, 'First')).code).toBe('step_up_required');
});

test('what is asked for a proof enrols no passkey: that needs the password', async () => {
  const { authorization, accountId } = await scene.signInAsStranger('admin');
  await service.owner.query(
    `insert into multifactor_factors (account_id, kind, name, credential_id, public_key, created_at, confirmed_at)
     values ($1, 'passkey', 'Own', $2, 'public', now(), now())`,
    [accountId, `credential-${accountId}`],
  );
  const { challengeToken } = (await send(multifactor.startProof, authorization)).data.passkey;
  const stolen = { challengeToken, name: 'Thief', response: {} };
  expect((await send(multifactor.confirmPasskey, authorization, stolen)).code).toBe(
    'challenge_expired',
  );
  const setup = { password, name: 'Second' };
  const asked = (await send(multifactor.startPasskey, authorization, setup)).data.challengeToken;
  const own = { ...stolen, challengeToken: asked };
  expect((await send(multifactor.confirmPasskey, authorization, own)).code).toBe('wrong_passkey');
});

describe('with a second factor', () => {
  async function enrolled() {
    const { authorization, accountId } = await scene.signInAsStranger('admin');
    await service.owner.query('update accounts set is_demo = false where id = $1', [accountId]);
    await age(authorization, '1 hour');
    expect((await createRole(authorization, 'Early')).code).toBe('second_factor_needed');
    const setup = { password, name: 'Phone' };
    const { data } = await send(multifactor.startAuthenticator, authorization, setup);
    const code = await generate({ secret: data.secret });
    const body = { factorID: data.factorID, code };
    const done = await send(multifactor.confirmAuthenticator, authorization, body);
    const { factorID } = data;
    return { authorization, code, factorID, recoveryCodes: done.data.recoveryCodes as string[] };
  }

  test('setting it up is the proof; later a code is, once, and the password is not', async () => {
    const { authorization, code, recoveryCodes } = await enrolled();
    expect((await createRole(authorization, 'Set up')).status).toBe(200);
    await age(authorization, '1 hour');
    const prove = async (way: string, secret: string | undefined) =>
      (await send(multifactor.giveProof, authorization, { way, secret })).code;
    expect((await send(multifactor.startProof, authorization)).data.ways).toEqual([
      'authenticator',
      'recovery-code',
    ]);
    expect(await prove('password', password)).toBe('way_not_open');
    // It was spent on setting up.
    expect(await prove('authenticator', code)).toBe('wrong_proof');
    expect((await createRole(authorization, 'B')).code).toBe('step_up_required');
    expect(await prove('recovery-code', recoveryCodes[0])).toBeUndefined();
    expect((await createRole(authorization, 'B')).status).toBe(200);
    expect(await prove('recovery-code', recoveryCodes[0])).toBe('wrong_proof');
  });

  test.each(ofFactors)('%s asks for it, the password is not enough', async (_name, endpoint) => {
    const { authorization, factorID } = await enrolled();
    await age(authorization, '1 hour');
    const example = endpoint.example.body as object;
    const body = 'password' in example ? { ...example, password } : example;
    const shut = await send(endpoint, authorization, body, factorID);
    expect(shut).toMatchObject({ status: 403, code: 'step_up_required' });
  });

  test('a proof opens its factors, which still want the password', async () => {
    const { authorization, recoveryCodes } = await enrolled();
    await age(authorization, '1 hour');
    const add = (typed: string) =>
      send(multifactor.startAuthenticator, authorization, { password: typed, name: 'Tablet' });
    expect((await add(password)).code).toBe('step_up_required');
    const proof = { way: 'recovery-code', secret: recoveryCodes[0] };
    expect((await send(multifactor.giveProof, authorization, proof)).status).toBe(200);
    expect((await add('Wrong#Horse1')).code).toBe('wrong_password');
    expect((await add(password)).status).toBe(200);
  });

  test('[C7] guesses are counted like those of a sign-in', async () => {
    const { authorization } = await enrolled();
    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const body = { way: 'authenticator', secret: '000000' };
      codes.push((await send(multifactor.giveProof, authorization, body)).code);
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'wrong_proof'));
    expect(codes[10]).toBe('too_many_requests');
  });
});
