import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { brokenChains } from '../../operations/audit/test-audit.ts';
import { beforeCheck, codeOf, factsOf } from './test-identity-payments.ts';
import { checkOf, type IdentityScene, look, openIdentityScene } from './test-identity-sessions.ts';

let scene: IdentityScene;

beforeAll(async () => {
  scene = await openIdentityScene();
});
beforeEach(() => scene.beginTest());
afterAll(() => scene.close());

const DAY = 86_400_000;

/** Nothing here deletes an account yet; whatever will takes its sessions along. */
async function removeAccount(accountId: number) {
  await scene.service.owner.query('delete from sessions where account_id = $1', [accountId]);
  await scene.service.owner.query('delete from accounts where id = $1', [accountId]);
}

const list = async (state: string) =>
  (await scene.office.send('GET', `/api/administration/identity-checks?state=${state}`)).data
    .checks;

test('the office sees who judged, is asked to look at none of Stripe’s, and decides none', async () => {
  const { noor, does } = await scene.atThePage();
  await does('submit');
  await look(noor);
  const isHers = (one: { accountID: number }) => one.accountID === noor.accountId;
  expect((await list('waiting')).filter(isHers)).toEqual([]);
  const [row] = (await list('elsewhere')).filter(isHers);
  expect(row).toMatchObject({ way: 'stripe', status: 'pending' });
  const { data: overview } = await scene.office.send('GET', '/api/administration/overview');
  expect(overview.identityChecksWaiting).toBe((await list('waiting')).length);
  const url = `/api/administration/identity-checks/${row.checkID}`;
  expect((await scene.office.send('GET', url)).data).toMatchObject({
    documents: [],
    way: 'stripe',
  });
  expect(codeOf(await scene.office.send('POST', `${url}/approve`))).toBe('decided_already');
  await does('fail', { code: 'document_expired' });
  await look(noor);
  const [decided] = (await list('decided')).filter(isHers);
  expect(decided).toMatchObject({ way: 'stripe', reasonCode: 'document_expired' });
});

test('nothing of the identity is kept here but the session, how it stands and when', async () => {
  const { noor, session, does } = await scene.atThePage();
  await does('verify', { name: ['Noor Wilhelmina', 'de Vries'] });
  for (const told of await scene.toldSince()) await scene.hear(told);
  const { rows } = await scene.service.owner.query(
    `select c.document_type, c.front_id, c.reason, s.session_id from identity_checks c
       join identity_sessions s on s.account_id = c.account_id and s.check_id = c.id where c.account_id = $1`,
    [noor.accountId],
  );
  expect(rows).toEqual([
    { document_type: null, front_id: null, reason: null, session_id: session },
  ]);
  const tables = await scene.service.owner.query(
    `select table_name from information_schema.columns where column_name = 'account_id'
        and table_schema = 'public'`,
  );
  for (const { table_name: table } of tables.rows) {
    const found = await scene.service.owner.query(
      `select 1 from ${table} t where t.account_id = $1 and to_jsonb(t)::text like '%Wilhelmina%'`,
      [noor.accountId],
    );
    expect([table, found.rowCount]).toEqual([table, 0]);
  }
});

test('[F6] what Stripe keeps of a check is deleted there thirty days after the decision, not a moment before', async () => {
  const { noor, session, does } = await scene.atThePage();
  await does('verify');
  scene.clock.now = new Date();
  const decided = scene.clock.now.getTime();
  await look(noor);
  scene.clock.now = new Date(decided + 30 * DAY - 1);
  await scene.service.runJob('forget-identity-sessions');
  expect((await scene.stripe.seen()).redacted).not.toContain(session);
  scene.clock.now = new Date(decided + 30 * DAY);
  await scene.service.runJob('forget-identity-sessions');
  await scene.service.runJob('forget-identity-sessions');
  expect((await scene.stripe.seen()).redacted).toContain(session);
  scene.clock.now = null;
  expect(await factsOf(noor)).toMatchObject({ isKYC: true });
});

test('what was begun and never handed in ends thirty days later', async () => {
  const { noor, session } = await scene.atThePage();
  scene.clock.now = new Date(Date.now() + 30 * DAY + 60_000);
  await scene.service.runJob('forget-identity-sessions');
  expect((await scene.stripe.seen()).redacted).toContain(session);
  scene.clock.now = null;
  expect(await checkOf(noor)).toMatchObject({ status: 'refused', reasonCode: 'ended' });
});

test('of somebody who is deleted here, what Stripe keeps is deleted there, also when it was silent at first', async () => {
  const { noor, session, does } = await scene.atThePage();
  await does('verify');
  await look(noor);
  await removeAccount(noor.accountId);
  await scene.stripe.fail({ call: 'redact', how: 'silent', times: 2 });
  await scene.service.runJob('forget-identity-sessions');
  expect((await scene.stripe.seen()).redacted).not.toContain(session);
  await scene.stripe.fail({ call: 'redact', how: 'unanswered', times: 2 });
  for (const _time of [1, 2]) await scene.service.runJob('forget-identity-sessions');
  expect((await scene.stripe.seen()).redacted).toContain(session);
  const left = 'select from identity_sessions where account_id = $1';
  expect((await scene.service.owner.query(left, [noor.accountId])).rowCount).toBe(0);
});

test('what was cancelled at Stripe by hand, and is not deleted there for us, is said once', async () => {
  const { noor, session, does } = await scene.atThePage();
  await does('cancel');
  await look(noor);
  scene.clock.now = new Date(Date.now() + 31 * DAY);
  for (const _time of [1, 2]) await scene.service.runJob('forget-identity-sessions');
  const said = scene.service.problems.filter(({ message }) => message.includes(session));
  expect(said.map(({ message }) => message)).toEqual([
    `Stripe does not delete ${session}: please do so in its dashboard`,
  ]);
});

test('[D2] no person reads which session is whose, or decides about a check at Stripe', async () => {
  const { noor } = await scene.atThePage();
  const sessions = (accountId?: number) =>
    scene.service.db.inCompany(
      0,
      (tx) => tx.selectFrom('identitySessions').select('intent').execute(),
      {
        ...(accountId === undefined ? {} : { accountId }),
      },
    );
  expect(await sessions(noor.accountId)).toEqual([]);
  expect(await sessions(scene.office.accountId)).toEqual([]);
  expect((await sessions()).length).toBeGreaterThan(0);
  for (const { accountId } of [noor, scene.office]) {
    const { numUpdatedRows } = await scene.service.db.inCompany(
      0,
      (tx) =>
        tx
          .updateTable('identityChecks')
          .set({ status: 'approved', decidedAt: new Date() })
          .where('accountId', '=', noor.accountId)
          .executeTakeFirstOrThrow(),
      { accountId },
    );
    expect(numUpdatedRows).toBe(0n);
  }
  const eve = await beforeCheck(scene.service);
  expect((await look(eve)).data).toEqual({ status: null });
});

test('the chains verify', async () => {
  expect(await brokenChains(scene.service)).toEqual([]);
});
