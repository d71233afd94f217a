import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { type Caller, noRole, people } from './test-company.ts';

let service: TestApp;
let who: ReturnType<typeof people>;

beforeAll(async () => {
  service = await createTestApp();
  who = people(service);
});
afterAll(() => service.close());

const userPath = (membershipId: number) => `/api/companies/users/${membershipId}`;
const ownId = async (call: Caller): Promise<number> => {
  const { users } = (await call('GET', '/api/companies/users')).data;
  return users.find(({ isSelf }: { isSelf: boolean }) => isSelf).membershipID;
};
const title = (given: object) => ({ jobTitle: '', ...given });
const makeAdmin = title({ role: 'COMPANY_ADMIN', roleID: null });
const makeUser = title(noRole);
const reason = { reason: 'Left the company' };

test('the list finds people by words of name, address and title, and by status', async () => {
  const { call, companyId, email } = await who.found();
  const member = await who.plantMember(companyId, {
    privileges: [{ featureId: 2, activityId: 4 }],
  });
  await call(
    'PUT',
    userPath(member.membershipId),
    title({ ...noRole, jobTitle: '100% recruiter' }),
  );
  const found = async (query: string) => {
    const { users } = (await call('GET', `/api/companies/users?${query}`)).data;
    return users.map((user: { email: string }) => user.email).toSorted();
  };
  expect(await found('')).toEqual([email, member.email].toSorted());
  expect(await found('search=ada+lovelace')).toEqual([member.email]);
  expect(await found(`search=${member.email.slice(0, 9)}`)).toEqual([member.email]);
  expect(await found('search=100%25')).toEqual([member.email]);
  expect(await found('search=%25%25')).toEqual([]);
  expect(await found('search=_')).toEqual([]);
  expect(await found('status=suspended')).toEqual([]);
  expect((await call('GET', '/api/companies/users')).data).toMatchObject({ total: 2 });
});

test('a user shows role, last login and what may be changed', async () => {
  const { call, companyId } = await who.found();
  const member = await who.plantMember(companyId, {
    privileges: [{ featureId: 2, activityId: 4 }],
  });
  const { data } = await call('GET', userPath(member.membershipId));
  expect(data).toMatchObject({
    email: member.email,
    role: 'COMPANY_USER',
    roleName: expect.stringMatching(/^Role/),
    status: 'active',
    lastLoginAt: expect.stringMatching(/Z$/),
    mayChange: true,
    isSelf: false,
  });
});

test('[C11] deactivated means out with the next request, and the old session never comes back', async () => {
  const { call, companyId } = await who.found();
  const member = await who.plantMember(companyId);
  expect((await member.call('GET', '/api/companies/own-profile')).status).toBe(200);
  expect((await call('POST', `${userPath(member.membershipId)}/deactivate`, reason)).status).toBe(
    200,
  );
  expect((await member.call('GET', '/api/companies/own-profile')).code).toBe('not_signed_in');
  expect((await who.signIn(member.email)).reply.code).toBe('membership_deactivated');
  expect((await call('POST', `${userPath(member.membershipId)}/reactivate`)).status).toBe(200);
  expect((await member.call('GET', '/api/companies/own-profile')).code).toBe('not_signed_in');
  expect((await who.signIn(member.email)).reply.status).toBe(200);
});

test('a role given or taken counts from the next request', async () => {
  const { call, companyId } = await who.found();
  const member = await who.plantMember(companyId);
  const roleID = await who.plantRole(companyId, 'Users', [{ featureId: 3, activityId: 10 }]);
  const see = () => member.call('GET', '/api/companies/users');
  expect((await see()).code).toBe('not_allowed');
  const given = title({ role: 'COMPANY_USER', roleID });
  expect((await call('PUT', userPath(member.membershipId), given)).status).toBe(200);
  expect((await see()).status).toBe(200);
  expect((await call('PUT', userPath(member.membershipId), makeUser)).status).toBe(200);
  expect((await see()).code).toBe('not_allowed');
});

test('who becomes an administrator signs in anew, so that the second factor is asked for', async () => {
  const { call, companyId } = await who.found();
  const member = await who.plantMember(companyId);
  const other = await who.plantMember(companyId);
  const isIn = async (caller: Caller) =>
    (await caller('GET', '/api/companies/own-profile')).status === 200;
  expect((await call('PUT', userPath(member.membershipId), makeAdmin)).status).toBe(200);
  expect(await isIn(member.call)).toBe(false);
  expect(await isIn(other.call)).toBe(true);
  const second = await who.plantMember(companyId, { role: 'COMPANY_ADMIN' });
  const retitled = { ...makeAdmin, jobTitle: 'Head of people' };
  expect((await call('PUT', userPath(second.membershipId), retitled)).status).toBe(200);
  expect(await isIn(second.call)).toBe(true);
});

test('the last administrator stays one, and stays', async () => {
  const { call, companyId } = await who.found();
  const own = await ownId(call);
  expect((await call('PUT', userPath(own), makeUser)).code).toBe('last_admin');
  expect((await call('POST', `${userPath(own)}/deactivate`, reason)).code).toBe('last_admin');
  const second = await who.plantMember(companyId, { role: 'COMPANY_ADMIN' });
  expect((await call('PUT', userPath(own), makeUser)).status).toBe(200);
  expect((await call('GET', '/api/companies/own')).code).toBe('not_allowed');
  expect((await second.call('GET', '/api/companies/own')).status).toBe(200);
});

test.each([['deactivate'], ['demote']])(
  'two administrators who %s each other at once do not both succeed',
  async (act) => {
    const { call, companyId } = await who.found();
    const own = await ownId(call);
    const second = await who.plantMember(companyId, { role: 'COMPANY_ADMIN' });
    const against = (by: Caller, membershipId: number) =>
      act === 'demote'
        ? by('PUT', userPath(membershipId), makeUser)
        : by('POST', `${userPath(membershipId)}/deactivate`, reason);
    const replies = await Promise.all([
      against(call, second.membershipId),
      against(second.call, own),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const text = `select count(*)::int as n from memberships
      where company_id = $1 and role = 'COMPANY_ADMIN' and status = 'active'`;
    expect((await service.owner.query(text, [companyId])).rows).toEqual([{ n: 1 }]);
  },
);

test('[PR-3] updating users is activity 10: not of administrators, oneself, or beyond one’s own', async () => {
  const { call, companyId } = await who.found();
  const boss = await ownId(call);
  const change = { featureId: 3, activityId: 10 };
  const updater = await who.plantMember(companyId, { privileges: [change] });
  const plain = await who.plantMember(companyId);
  const stronger = await who.plantMember(companyId, {
    privileges: [change, { featureId: 5, activityId: 0 }],
  });
  const put = (membershipId: number, body: object) =>
    updater.call('PUT', userPath(membershipId), body);
  const off = (membershipId: number) =>
    updater.call('POST', `${userPath(membershipId)}/deactivate`, reason);
  for (const membershipId of [boss, updater.membershipId, stronger.membershipId]) {
    expect((await put(membershipId, makeUser)).code).toBe('not_yours_to_change');
    expect((await off(membershipId)).code).toBe('not_yours_to_change');
    const { data } = await updater.call('GET', userPath(membershipId));
    expect(data.mayChange).toBe(false);
  }
  expect((await put(plain.membershipId, makeAdmin)).code).toBe('role_not_yours_to_give');
  expect((await put(plain.membershipId, title({ ...noRole, jobTitle: 'Intern' }))).status).toBe(
    200,
  );
  expect((await off(plain.membershipId)).status).toBe(200);
  const adder = await who.plantMember(companyId, { privileges: [{ featureId: 3, activityId: 6 }] });
  expect((await adder.call('GET', '/api/companies/users')).status).toBe(200);
  expect((await adder.call('PUT', userPath(plain.membershipId), makeUser)).code).toBe(
    'not_allowed',
  );
});

test("[D2] another company's users are not there, and its roles are unknown", async () => {
  const [company, other] = [await who.found(), await who.found()];
  const theirs = await who.plantMember(other.companyId);
  const ours = await who.plantMember(company.companyId);
  const path = userPath(theirs.membershipId);
  const tries = await Promise.all([
    company.call('GET', path),
    company.call('PUT', path, makeUser),
    company.call('POST', `${path}/deactivate`, reason),
    company.call('POST', `${path}/reactivate`),
    company.call('POST', `${path}/approve`, noRole),
    company.call('POST', `${path}/refuse`, reason),
  ]);
  expect(tries.map(({ status, code }) => [status, code])).toEqual(
    tries.map(() => [404, 'not_found']),
  );
  const roleID = await who.plantRole(other.companyId, 'Theirs', [{ featureId: 2, activityId: 4 }]);
  const crossed = title({ role: 'COMPANY_USER', roleID });
  expect((await company.call('PUT', userPath(ours.membershipId), crossed)).code).toBe(
    'unknown_role',
  );
  expect((await theirs.call('GET', '/api/companies/own-profile')).status).toBe(200);
});

test('[D3] a change of title brings no status, company, account or address with it', async () => {
  const { call, companyId } = await who.found();
  const member = await who.plantMember(companyId);
  const extra = {
    status: 'suspended',
    companyId: 1,
    accountId: 1,
    email: 'x@y.zz',
    profileDue: true,
  };
  await call('PUT', userPath(member.membershipId), {
    ...makeUser,
    jobTitle: 'Recruiter',
    ...extra,
  });
  const text = `select company_id::int, account_id::int, status, job_title, profile_due
    from memberships where id = $1`;
  expect((await service.owner.query(text, [member.membershipId])).rows).toEqual([
    {
      company_id: companyId,
      account_id: member.accountId,
      status: 'active',
      job_title: 'Recruiter',
      profile_due: false,
    },
  ]);
});

test('every change is in the audit log, with what was before', async () => {
  const { call, companyId, accountId } = await who.found();
  const member = await who.plantMember(companyId);
  const path = userPath(member.membershipId);
  await call('PUT', path, makeAdmin);
  await call('POST', `${path}/deactivate`, reason);
  await call('POST', `${path}/reactivate`);
  const text = `select action, actor_account_id::int as actor, before, after from audit_log
    where company_id = $1 and object_kind = 'membership' and object_id = $2 order by seq`;
  const { rows } = await service.owner.query(text, [companyId, String(member.membershipId)]);
  expect(rows.map(({ action }) => action)).toEqual([
    'membership.update',
    'membership.deactivate',
    'membership.reactivate',
  ]);
  expect(rows.map(({ actor }) => actor)).toEqual([accountId, accountId, accountId]);
  expect(rows[0]).toMatchObject({
    before: { role: 'COMPANY_USER', status: 'active' },
    after: { role: 'COMPANY_ADMIN', jobTitle: '' },
  });
});
