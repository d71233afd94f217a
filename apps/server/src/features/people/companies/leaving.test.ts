import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { noRole, people } from './test-company.ts';

let service: TestApp;
let who: ReturnType<typeof people>;

beforeAll(async () => {
  service = await createTestApp();
  who = people(service);
});
afterAll(() => service.close());

const userPath = (membershipId: number) => `/api/companies/users/${membershipId}`;

/** An admin who has sent an invitation, shared a recording, made two keys and a webhook. */
async function busyAdmin() {
  const founder = await who.found();
  const { companyId } = founder;
  const member = await who.plantMember(companyId, { role: 'COMPANY_ADMIN' });
  const email = `friend${member.accountId}@elsewhere.example`;
  await member.call('POST', '/api/companies/invitations', { email, ...noRole });
  const plant = async (text: string): Promise<number> =>
    Number((await service.owner.query(text, [companyId, member.accountId])).rows[0].id);
  return { ...founder, member, plant };
}

async function withKeys() {
  const busy = await busyAdmin();
  const key = (name: string) =>
    busy.plant(
      `insert into api_keys (company_id, name, key_hash, prefix, scopes, created_by, created_at)
       values ($1, '${name}', md5(random()::text), 'cdr', '{read:jobs}', $2, now()) returning id`,
    );
  const [kept, ended] = [await key('Kept'), await key('Ended')];
  const webhook = await busy.plant(
    `insert into webhook_endpoints (company_id, url, events, secret_sealed, created_by, created_at)
     values ($1, 'https://hooks.example/', '{interview.submitted}', 'x', $2, now()) returning id`,
  );
  return { ...busy, kept, ended, webhook };
}

const openInvitations = async (companyId: number): Promise<number> => {
  const text = `select count(*)::int as n from invitations
    where company_id = $1 and revoked_at is null and accepted_at is null`;
  return (await service.owner.query(text, [companyId])).rows[0].n;
};

test('a deactivation ends what was sent, and of keys and webhooks those that were named', async () => {
  const { call, companyId, member, kept, ended, webhook } = await withKeys();
  const { data } = await call('GET', userPath(member.membershipId));
  expect(data.leaves).toEqual({
    ...{ invitations: 1, shares: 0 },
    keys: [
      { keyID: kept, name: 'Kept', prefix: 'cdr' },
      { keyID: ended, name: 'Ended', prefix: 'cdr' },
    ],
    webhooks: [{ webhookID: webhook, url: 'https://hooks.example/' }],
  });
  const body = { reason: 'Left', endKeys: [ended], endWebhooks: [webhook] };
  const path = `${userPath(member.membershipId)}/deactivate`;
  expect((await call('POST', path, body)).status).toBe(200);
  expect(await openInvitations(companyId)).toBe(0);
  const keys = await service.owner.query(
    'select name, revoked_at is not null as over from api_keys where company_id = $1 order by id',
    [companyId],
  );
  expect(keys.rows).toEqual([
    { name: 'Kept', over: false },
    { name: 'Ended', over: true },
  ]);
  const hooks = await service.owner.query(
    'select disabled_because as because from webhook_endpoints where company_id = $1',
    [companyId],
  );
  expect(hooks.rows).toEqual([{ because: 'member' }]);
  expect((await who.auditOf(companyId)).slice(-4)).toEqual([
    'invitation.revoke',
    'api-key.revoked',
    'webhook.switched-off',
    'membership.deactivate',
  ]);
});

test('a view that a member shared leaves the lists of colleagues with them', async () => {
  const { call, member } = await busyAdmin();
  const view = { list: 'jobs', name: 'Open', query: '', isShared: true, isDefault: false };
  await member.call('POST', '/api/views', view);
  expect((await call('GET', '/api/views')).data.views).toMatchObject([{ name: 'Open' }]);
  const body = { reason: 'Left', endKeys: [], endWebhooks: [] };
  await call('POST', `${userPath(member.membershipId)}/deactivate`, body);
  expect((await call('GET', '/api/views')).data.views).toEqual([]);
});

test('a demotion ends what was sent; a new title ends nothing', async () => {
  const { call, companyId, member } = await busyAdmin();
  const update = (given: object) =>
    call('PUT', userPath(member.membershipId), { jobTitle: 'Lead', ...given });
  const admin = { role: 'COMPANY_ADMIN', roleID: null };
  expect((await update(admin)).status).toBe(200);
  expect(await openInvitations(companyId)).toBe(1);
  expect((await update(noRole)).status).toBe(200);
  expect(await openInvitations(companyId)).toBe(0);
});

test('a role that allows less ends the open invitations of its holders', async () => {
  const founder = await who.found();
  const { companyId, call } = founder;
  const may = (...activities: readonly number[]) => [
    { featureId: 3, activityId: 6 },
    ...activities.map((activityId) => ({ featureId: 5, activityId })),
  ];
  const member = await who.plantMember(companyId, { privileges: may(0, 20, 24) });
  const other = await who.plantMember(companyId, { privileges: may(0, 24) });
  for (const { call: send, accountId } of [member, other]) {
    const email = `guest${accountId}@elsewhere.example`;
    expect((await send('POST', '/api/companies/invitations', { email, ...noRole })).status).toBe(
      200,
    );
  }
  const { rows } = await service.owner.query(
    'select r.id::int, r.name from roles r join memberships m on m.role_id = r.id where m.id = $1',
    [member.membershipId],
  );
  const [{ id, name }] = rows;
  const change = async (granted: object) =>
    (await call('PUT', `/api/privileges/roles/${id}`, { name, description: '', granted })).status;
  expect(await change([...may(0, 20, 24), { featureId: 4, activityId: 0 }])).toBe(200);
  expect(await openInvitations(companyId)).toBe(2);
  expect(await change(may(0, 24))).toBe(200);
  expect(await openInvitations(companyId)).toBe(1);
  expect((await who.auditOf(companyId)).slice(-2)).toEqual(['role.updated', 'invitation.revoke']);
});

test("another's keys are not ended by naming them, nor any by who is no admin", async () => {
  const { call, companyId, member, kept } = await withKeys();
  const other = await who.plantMember(companyId);
  const body = { reason: 'Left', endKeys: [kept] };
  expect((await call('POST', `${userPath(other.membershipId)}/deactivate`, body)).status).toBe(200);
  expect(
    (await call('PUT', userPath(member.membershipId), { ...noRole, jobTitle: '' })).status,
  ).toBe(200);
  const clerk = await who.plantMember(companyId, {
    privileges: [{ featureId: 3, activityId: 10 }],
  });
  const seen = await clerk.call('GET', userPath(member.membershipId));
  expect(seen.data.leaves).toMatchObject({ keys: [], webhooks: [] });
  const path = `${userPath(member.membershipId)}/deactivate`;
  expect((await clerk.call('POST', path, body)).status).toBe(200);
  const { rows } = await service.owner.query(
    'select count(*)::int as n from api_keys where company_id = $1 and revoked_at is not null',
    [companyId],
  );
  expect(rows).toEqual([{ n: 0 }]);
});
