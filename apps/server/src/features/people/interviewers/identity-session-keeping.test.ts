import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { brokenChains } from '../../operations/audit/test-audit.ts';
import { beforeCheck, codeOf, factsOf } from './test-identity-payments.ts';
import {
  checkOf,
  type IdentityScene,
  look,
  openIdentityScene,
  urlOf,
} from './test-identity-sessions.ts';

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

/** Every table that there is, with the queue's. */
async function tablesWith(text: string): Promise<string[]> {
  const { owner } = scene.service;
  const { rows } = await owner.query(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  expect(rows.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const { name } of rows) {
    const query = `select 1 from ${name} t where to_jsonb(t)::text like '%' || $1 || '%' limit 1`;
    if ((await owner.query(query, [text])).rowCount !== 0) found.push(name);
  }
  return found;
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
  expect(await tablesWith('Wilhelmina')).toEqual([]);
  const eve = await scene.atThePage();
  await eve.does('fail', { code: 'document_type_not_supported' });
  await look(eve.noor);
  // Why it was not is said with the check alone: not in the chain, which forgets nothing.
  expect(await tablesWith('document_kind')).toEqual(['public.identity_checks']);
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

test('who was confirmed, and of whom nobody heard, is confirmed before anything is deleted', async () => {
  const { noor, session, does } = await scene.atThePage();
  await does('verify');
  const later = Date.now() + 31 * DAY;
  scene.clock.now = new Date(later);
  await scene.service.runJob('forget-identity-sessions');
  expect((await scene.stripe.seen()).redacted).not.toContain(session);
  scene.clock.now = new Date(later + 30 * DAY);
  await scene.service.runJob('forget-identity-sessions');
  expect((await scene.stripe.seen()).redacted).toContain(session);
  scene.clock.now = null;
  expect(await checkOf(noor)).toMatchObject({ status: 'approved' });
});

test('what Stripe is looking at is left alone, and said when it is found', async () => {
  const { noor, does } = await scene.atThePage();
  await does('submit');
  scene.clock.now = new Date(Date.now() + 31 * DAY);
  const before = scene.service.problems.length;
  await scene.service.runJob('forget-identity-sessions');
  expect(scene.service.problems.slice(before)).toEqual([]);
  await does('verify');
  scene.clock.now = new Date(Date.now() + 32 * DAY);
  await scene.service.runJob('follow-identity');
  scene.clock.now = null;
  expect(await checkOf(noor)).toMatchObject({ status: 'approved' });
});

test('who comes back to the page after days is followed from then', async () => {
  const { noor, does } = await scene.atThePage();
  await scene.service.owner.query(
    `update identity_sessions set made_at = made_at - interval '10 days', opened_at = opened_at - interval '10 days'
      where account_id = $1`,
    [noor.accountId],
  );
  await urlOf(noor);
  await does('verify');
  await scene.service.runJob('follow-identity');
  expect(await checkOf(noor)).toMatchObject({ status: 'approved' });
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
  const { noor, does } = await scene.atThePage();
  await does('submit');
  await look(noor);
  expect(await checkOf(noor)).toMatchObject({ status: 'pending' });
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
