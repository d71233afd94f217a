import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { linkIn, newDomain, noRole, password, people } from './test-company.ts';

let service: TestApp;
let who: ReturnType<typeof people>;
let time = Date.parse('2026-04-01T08:00:00Z');
const pass = (minutes: number) => (time += minutes * 60_000);

beforeAll(async () => {
  service = await createTestApp({ now: () => new Date((time += 1)) });
  who = people(service);
});
afterAll(() => service.close());

type Company = Awaited<ReturnType<typeof who.found>>;
const path = '/api/companies/invitations';
const admin = { role: 'COMPANY_ADMIN', roleID: null };

async function tokenTo(email: string): Promise<string> {
  const [mail] = await service.mailsTo(email);
  const link = linkIn(mail?.text);
  expect(link.pathname).toBe('/invitation');
  return link.searchParams.get('token') ?? '';
}

async function invite(company: Pick<Company, 'call'>, email: string, given: object = noRole) {
  const reply = await company.call('POST', path, { email, ...given });
  expect([reply.status, reply.code]).toEqual([200, undefined]);
  const { invitations } = (await company.call('GET', path)).data;
  const { invitationID } = invitations.find((one: { email: string }) => one.email === email);
  return { token: await tokenTo(email), one: `${path}/${invitationID}` };
}

const open = (token: string) => who.caller()('POST', `${path}/open`, { token });
const accept = (token: string) => who.caller()('POST', `${path}/accept`, { token });

test('an invited newcomer joins, sets a password and works with the role', async () => {
  const company = await who.found();
  const roleID = await who.plantRole(company.companyId, 'Jobs', [{ featureId: 2, activityId: 4 }]);
  const email = `new@${newDomain()}`;
  const { token } = await invite(company, email, { role: 'COMPANY_USER', roleID });
  expect((await open(token)).data).toMatchObject({
    companyName: 'Larkfield Robotics',
    email,
    invitedBy: 'Ingrid Solberg',
    role: 'COMPANY_USER',
    roleName: 'Jobs',
  });
  const { data } = await accept(token);
  const page = new URL(data.setPasswordPath, 'http://localhost');
  expect(page.pathname).toBe('/setpassword');
  const secret = 'Fresh#Horse27';
  const chosen = { password: secret, confirmPassword: secret };
  const body = { email, token: page.searchParams.get('token'), ...chosen };
  expect((await who.caller()('POST', '/api/accounts/set-password', body)).status).toBe(200);
  const { reply, call } = await who.signIn(email, { password: secret });
  expect(reply.data).toMatchObject({
    userType: ['COMPANY_USER'],
    companyID: company.companyId,
    isEmailConfirmed: true,
    userProfileID: 0,
    isNewCompanyAdmin: false,
  });
  expect((await call('GET', '/api/companies/users')).code).toBe('not_allowed');
  expect(await who.auditOf(company.companyId)).toContain('invitation.accept');
});

test('an account that exists joins with the password it has, whatever else it is', async () => {
  const company = await who.found();
  const email = `candidate@${newDomain()}`;
  await who.plantAccount(email, 'CANDIDATE');
  const { token } = await invite(company, email, admin);
  expect((await accept(token)).data).toEqual({ email, setPasswordPath: null });
  const { reply, call } = await who.signIn(email);
  expect(reply.data.userType).toEqual(['COMPANY_ADMIN', 'CANDIDATE']);
  expect((await call('GET', '/api/companies/own')).status).toBe(200);
});

test('a password typed for the address by somebody who never read its mail does not count', async () => {
  const company = await who.found();
  const email = `victim@${newDomain()}`;
  const body = { email, password, type: 'company', acceptsTerms: true };
  await who.caller()('POST', '/api/accounts/sign-up', body);
  await service.mailsTo(email);
  const { token } = await invite(company, email);
  expect((await accept(token)).data.setPasswordPath).toMatch(/^\/setpassword\?/);
  expect((await who.signIn(email)).reply.code).toBe('wrong_credentials');
});

test('[C6] opening changes nothing, and signs nobody in', async () => {
  const company = await who.found();
  const { token } = await invite(company, `new@${newDomain()}`);
  for (let scan = 0; scan < 5; scan += 1) expect((await open(token)).status).toBe(200);
  const reply = await accept(token);
  expect(reply.status).toBe(200);
  expect(JSON.stringify(reply.data)).not.toMatch(/refresh|"token"/);
});

test.each([['fresh'], ['again']])(
  '[C1] of 100 who accept one invitation at once, exactly one does (%s)',
  async () => {
    const company = await who.found();
    const email = `new@${newDomain()}`;
    const { token } = await invite(company, email);
    const replies = await Promise.all(Array.from({ length: 100 }, () => accept(token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === 'invitation_over')).toHaveLength(99);
    const text = `select count(*)::int as n from memberships m join accounts a on a.id = m.account_id
      where a.email = $1`;
    expect((await service.owner.query(text, [email])).rows).toEqual([{ n: 1 }]);
  },
);

test('an invitation ends with its time, and the company sees that it has', async () => {
  const company = await who.found();
  const { token } = await invite(company, `new@${newDomain()}`);
  pass(7 * 24 * 60);
  expect((await open(token)).code).toBe('invitation_over');
  expect((await accept(token)).code).toBe('invitation_over');
});

test('one that was taken back is over', async () => {
  const company = await who.found();
  const { token, one } = await invite(company, `new@${newDomain()}`);
  expect((await company.call('DELETE', one)).status).toBe(200);
  expect((await company.call('DELETE', one)).code).toBe('not_found');
  expect((await open(token)).code).toBe('invitation_over');
  expect((await accept(token)).code).toBe('invitation_over');
  expect((await company.call('GET', path)).data.invitations).toEqual([]);
});

test('sent once more, the older link is dead and the newer one lives', async () => {
  const company = await who.found();
  const email = `new@${newDomain()}`;
  const { token, one } = await invite(company, email);
  expect((await company.call('POST', `${one}/resend`)).code).toBe('too_many_requests');
  pass(1);
  expect((await company.call('POST', `${one}/resend`)).status).toBe(200);
  const newer = await tokenTo(email);
  expect(newer).not.toBe(token);
  expect((await open(token)).code).toBe('invitation_over');
  expect((await accept(token)).code).toBe('invitation_over');
  expect((await accept(newer)).status).toBe(200);
});

test('an administrator’s invitation is sent again while it lasts, and never lasts longer by it', async () => {
  const company = await who.found();
  const { one } = await invite(company, `boss@${newDomain()}`, admin);
  const end = async () =>
    (await company.call('GET', path)).data.invitations.map(
      ({ expiresAt }: { expiresAt: string }) => expiresAt,
    );
  const before = await end();
  pass(1);
  expect((await company.call('POST', `${one}/resend`)).status).toBe(200);
  expect(await end()).toEqual(before);
  pass(1);
  await service.owner.query('update invitations set expires_at = $2 where id = $1', [
    ...[one.split('/').at(-1), new Date(time)],
  ]);
  expect((await company.call('POST', `${one}/resend`)).code).toBe('invitation_over');
});

test('who is a member, waits, or has an open invitation is not invited again', async () => {
  const company = await who.found();
  const email = `new@${newDomain()}`;
  await invite(company, email);
  const again = (address: string) => company.call('POST', path, { email: address, ...noRole });
  expect((await again(email.toUpperCase())).code).toBe('already_invited');
  const member = await who.plantMember(company.companyId);
  expect((await again(member.email)).code).toBe('already_member');
  await who.signUp(`waiting@${company.domain}`);
  expect((await again(`waiting@${company.domain}`)).code).toBe('already_member');
});

test('an invitation lets in who was refused before', async () => {
  const company = await who.found();
  const email = `waiting@${company.domain}`;
  await who.signUp(email);
  const { users } = (await company.call('GET', '/api/companies/users?status=pending')).data;
  const reason = 'Who are you?';
  const refusal = `/api/companies/users/${users[0].membershipID}/refuse`;
  await company.call('POST', refusal, { reason });
  const { token } = await invite(company, email);
  expect((await accept(token)).status).toBe(200);
  expect((await who.signIn(email)).reply.data.companyID).toBe(company.companyId);
});

test('[PR-3] adding users is activity 6, and never the right to everything', async () => {
  const company = await who.found();
  const { companyId } = company;
  const [add, jobs] = [
    { featureId: 3, activityId: 6 },
    { featureId: 2, activityId: 4 },
  ];
  const adder = await who.plantMember(companyId, { privileges: [add] });
  const viewer = await who.plantMember(companyId, { privileges: [{ ...add, activityId: 10 }] });
  const equal = await who.plantRole(companyId, 'Equal', [add]);
  const more = await who.plantRole(companyId, 'More', [add, jobs]);
  const send = (given: object, { call } = adder) =>
    call('POST', path, { email: `new@${newDomain()}`, ...given });
  expect((await send({ role: 'COMPANY_USER', roleID: equal })).status).toBe(200);
  expect((await send({ role: 'COMPANY_USER', roleID: more })).code).toBe('role_not_yours_to_give');
  expect((await send(admin)).code).toBe('role_not_yours_to_give');
  expect((await send(noRole, viewer)).code).toBe('not_allowed');
  const offered = (await adder.call('GET', '/api/companies/roles-to-give')).data;
  expect(offered.mayMakeAdmin).toBe(false);
  expect(offered.roles.map(({ roleID }: { roleID: number }) => roleID)).toContain(equal);
  expect(offered.roles.map(({ roleID }: { roleID: number }) => roleID)).not.toContain(more);
  const { one } = await invite(company, `boss@${newDomain()}`, admin);
  expect((await adder.call('DELETE', one)).code).toBe('role_not_yours_to_give');
  expect((await adder.call('POST', `${one}/resend`)).code).toBe('role_not_yours_to_give');
});

test("[D2] another company's invitation is not there", async () => {
  const [company, other] = [await who.found(), await who.found()];
  const { token, one } = await invite(company, `new@${newDomain()}`);
  expect((await other.call('DELETE', one)).code).toBe('not_found');
  expect((await other.call('POST', `${one}/resend`)).code).toBe('not_found');
  expect((await other.call('GET', path)).data.invitations).toEqual([]);
  const roleID = await who.plantRole(company.companyId, 'Ours');
  const crossed = { email: `new@${newDomain()}`, role: 'COMPANY_USER', roleID };
  expect((await other.call('POST', path, crossed)).code).toBe('unknown_role');
  expect((await accept(token)).status).toBe(200);
});

test('a company that sends very many is stopped for the day', async () => {
  const company = await who.found();
  const { one } = await invite(company, `new@${newDomain()}`);
  await service.owner.query('update invitations set times_sent = 200 where id = $1', [
    one.split('/').at(-1),
  ]);
  const send = () => company.call('POST', path, { email: `new@${newDomain()}`, ...noRole });
  expect((await send()).code).toBe('too_many_requests');
  await service.owner.query("update invitations set sent_at = sent_at - interval '25 hours'");
  expect((await send()).status).toBe(200);
});

test('the mail carries no markup of the company’s making', async () => {
  const company = await who.found();
  const name = '<img src=x onerror=alert(1)> & Co';
  const profile = (await company.call('GET', '/api/companies/own')).data;
  await company.call('PUT', '/api/companies/own', { ...profile, name });
  const email = `new@${newDomain()}`;
  await invite(company, email);
  const [mail] = await service.mailsTo(email);
  expect(mail?.html).not.toContain('<img');
  expect(mail?.subject).toBe(`Ingrid Solberg invites you to ${name}`);
});

test('[C11] who joins as an administrator leaves no session for founding behind', async () => {
  const company = await who.found();
  const email = `founder@${newDomain()}`;
  const accountId = await who.plantAccount(email);
  const elsewhere = await who.found();
  const { call: founding } = await who.signIn(email);
  const { token } = await invite(company, email, admin);
  expect((await accept(token)).status).toBe(200);
  expect((await founding('GET', '/api/accounts/me')).status).toBe(401);
  // Not even when the membership that shut it is gone again.
  await service.owner.query('delete from memberships where account_id = $1', [accountId]);
  expect((await founding('GET', '/api/accounts/me')).status).toBe(401);
  expect((await elsewhere.call('GET', '/api/accounts/me')).status).toBe(200);
});

test('[C11] a session in the company that outlived its membership does not come back as an administrator’s', async () => {
  const company = await who.found();
  const member = await who.plantMember(company.companyId);
  const setStatus = 'update memberships set status = $2 where account_id = $1';
  await service.owner.query(setStatus, [member.accountId, 'refused']);
  const { token } = await invite(company, member.email, admin);
  expect((await accept(token)).status).toBe(200);
  expect((await member.call('GET', '/api/accounts/me')).status).toBe(401);
});
