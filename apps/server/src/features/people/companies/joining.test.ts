import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { founding, linkIn, newDomain, noRole, people } from './test-company.ts';

let service: TestApp;
let who: ReturnType<typeof people>;

beforeAll(async () => {
  service = await createTestApp();
  who = people(service);
});
afterAll(() => service.close());

type Company = Awaited<ReturnType<typeof who.found>>;
const usersOf = async ({ call }: Pick<Company, 'call'>, status: string) =>
  (await call('GET', `/api/companies/users?status=${status}`)).data.users;

/** Somebody of the company's domain who signed up and waits. */
async function waitingAt(company: Company, name = 'colleague') {
  const email = `${name}@${company.domain}`;
  await who.signUp(email);
  const users = await usersOf(company, 'pending');
  const { membershipID } = users.find((user: { email: string }) => user.email === email);
  return { email, path: `/api/companies/users/${membershipID}` };
}

test('[EV-6] whoever signs up with an address of a company’s domain waits for its administrator', async () => {
  const company = await who.found();
  const { email } = await waitingAt(company);
  expect((await who.signIn(email)).reply.code).toBe('membership_pending');
  const [mail] = await service.mailsTo(company.email);
  expect(mail?.subject).toBe(`${email} asks to join Larkfield Robotics`);
  const link = linkIn(mail?.text);
  expect(link.pathname + link.search).toBe('/company/users?status=pending');
});

test('somebody of another domain, or of a public provider, is asked about nowhere', async () => {
  const company = await who.found();
  for (const email of [`someone@${newDomain()}`, 'someone@gmail.com']) {
    await who.signUp(email);
    expect((await who.signIn(email)).reply.data).toMatchObject({ companyID: 0 });
  }
  expect(await usersOf(company, 'pending')).toEqual([]);
});

test('[PR-5] an approved colleague whose role sees only jobs sees no users', async () => {
  const company = await who.found();
  const roleID = await who.plantRole(company.companyId, 'Jobs', [{ featureId: 2, activityId: 4 }]);
  const { email, path } = await waitingAt(company);
  const given = { role: 'COMPANY_USER', roleID };
  expect((await company.call('POST', `${path}/approve`, given)).status).toBe(200);
  const [mail] = await service.mailsTo(email);
  expect(mail?.subject).toBe('Welcome to Larkfield Robotics');
  expect(mail?.text).toContain('Your role: Jobs.');
  expect(linkIn(mail?.text).pathname).toBe('/login/company');
  const { call, reply } = await who.signIn(email);
  expect(reply.data).toMatchObject({ userType: ['COMPANY_USER'], companyID: company.companyId });
  expect((await call('GET', '/api/companies/users')).code).toBe('not_allowed');
  expect((await call('GET', '/api/companies/own')).code).toBe('not_allowed');
});

test('refused with a reason, told by mail, and kept out', async () => {
  const company = await who.found();
  const { email, path } = await waitingAt(company);
  expect((await company.call('POST', `${path}/refuse`, { reason: '  ' })).status).toBe(422);
  const reason = 'Please ask your own department.';
  expect((await company.call('POST', `${path}/refuse`, { reason })).status).toBe(200);
  const [mail] = await service.mailsTo(email);
  expect(mail?.text).toContain(reason);
  expect((await who.signIn(email)).reply.code).toBe('membership_refused');
  expect(await usersOf(company, 'refused')).toMatchObject([{ email }]);
});

test('who was refused founds a company of their own, and the domain stays where it was', async () => {
  const company = await who.found();
  const { email, path } = await waitingAt(company);
  await company.call('POST', `${path}/refuse`, { reason: 'Not ours.' });
  const { reply, call } = await who.signIn(email, { foundsCompany: true });
  expect(reply.data).toMatchObject({ companyID: 0, userType: ['COMPANY_ADMIN'] });
  expect((await call('POST', '/api/companies/join-requests')).code).toBe('no_such_company');
  const founded = await call('POST', '/api/companies', { ...founding, name: 'Own Company' });
  expect(founded.status).toBe(200);
  expect((await call('GET', '/api/companies/own')).data).toMatchObject({
    name: 'Own Company',
    domains: [],
  });
  expect((await company.call('GET', '/api/companies/own')).data.domains).toEqual([company.domain]);
  // The sign-in goes on, with the second factor that an administrator owes.
  expect((await who.signIn(email)).reply.data).toMatchObject({ mustEnrol: true });
});

test('who was refused and then taken in founds no company any more', async () => {
  const company = await who.found();
  const { email, path } = await waitingAt(company);
  await company.call('POST', `${path}/refuse`, { reason: 'Not yet.' });
  const { call } = await who.signIn(email, { foundsCompany: true });
  await service.owner.query(
    `update memberships set status = 'active' where account_id = (select id from accounts where email = $1)`,
    [email],
  );
  expect((await call('POST', '/api/companies', founding)).status).toBe(401);
  expect((await who.signIn(email, { foundsCompany: true })).reply.data).toMatchObject({
    companyID: company.companyId,
  });
});

test('of answers that race, one counts, and one mail is sent', async () => {
  const company = await who.found();
  const { email, path } = await waitingAt(company);
  const before = (await service.mailsTo(email)).length;
  const reason = 'Not now';
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? company.call('POST', `${path}/approve`, noRole)
        : company.call('POST', `${path}/refuse`, { reason }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ code }) => code === 'wrong_status')).toHaveLength(19);
  expect((await service.mailsTo(email)).length - before).toBe(1);
  const answers = (await who.auditOf(company.companyId)).filter((action) =>
    /approve|refuse/.test(action),
  );
  expect(answers).toHaveLength(1);
});

test('only an administrator answers, and only of the own company', async () => {
  const company = await who.found();
  const { path } = await waitingAt(company);
  const everything = { privileges: [6, 10].map((activityId) => ({ featureId: 3, activityId })) };
  const member = await who.plantMember(company.companyId, everything);
  const stranger = await who.found();
  for (const act of ['approve', 'refuse']) {
    const body = { ...noRole, reason: 'x' };
    expect((await member.call('POST', `${path}/${act}`, body)).code).toBe('not_allowed');
    expect((await stranger.call('POST', `${path}/${act}`, body)).code).toBe('not_found');
  }
  expect(await usersOf(company, 'pending')).toHaveLength(1);
});

test("another company's role cannot be given", async () => {
  const [company, other] = [await who.found(), await who.found()];
  const roleID = await who.plantRole(other.companyId, 'Theirs');
  const { path } = await waitingAt(company);
  const given = { role: 'COMPANY_USER', roleID };
  expect((await company.call('POST', `${path}/approve`, given)).code).toBe('unknown_role');
  expect(await usersOf(company, 'pending')).toHaveLength(1);
});

test('[C11] who asks to join and is refused does not go on in the session of before', async () => {
  const company = await who.found();
  const email = `late@${company.domain}`;
  const other = await who.found();
  await service.owner.query('delete from verified_domains where domain = $1', [company.domain]);
  await who.signUp(email);
  const { call } = await who.signIn(email);
  const text =
    'insert into verified_domains (domain, tenant_id, verified_by, verified_at) values ($1, $2, $3, now())';
  await service.owner.query(text, [company.domain, company.companyId, company.accountId]);
  expect((await call('POST', '/api/companies/join-requests')).status).toBe(200);
  const ended = `select revoked_because as because from sessions s join accounts a on a.id = s.account_id
    where a.email = $1`;
  const because = 'asked to join a company';
  expect((await service.owner.query(ended, [email])).rows).toEqual([{ because }]);
  const [waiting] = await usersOf(company, 'pending');
  const refusal = `/api/companies/users/${waiting.membershipID}/refuse`;
  expect((await company.call('POST', refusal, { reason: 'No.' })).status).toBe(200);
  expect((await call('GET', '/api/accounts/me')).status).toBe(401);
  expect((await other.call('GET', '/api/accounts/me')).status).toBe(200);
});
