import { afterAll, beforeAll, expect, test } from 'vitest';
import { png } from '../profiles/test-documents.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { type Caller, founding, newDomain, noRole, people, profile } from './test-company.ts';

let service: TestApp;
let who: ReturnType<typeof people>;

beforeAll(async () => {
  service = await createTestApp();
  who = people(service);
});
afterAll(() => service.close());

const factsOf = async (call: Caller) => (await call('GET', '/api/accounts/me')).data;
const domainsOf = async (call: Caller) => (await call('GET', '/api/companies/own')).data.domains;

test('[SH-6] a new administrator has no company, then a profile, then a plan, in one session', async () => {
  const domain = newDomain();
  await who.plantAccount(`founder@${domain}`);
  const { call, reply } = await who.signIn(`founder@${domain}`);
  expect(reply.data).toMatchObject({ companyID: 0, hasCompanyProfile: false });
  const created = await call('POST', '/api/companies', founding);
  expect(created.status).toBe(200);
  expect(await factsOf(call)).toMatchObject({
    userType: ['COMPANY_ADMIN'],
    companyID: created.data.companyID,
    companyName: 'Larkfield Robotics',
    hasCompanyProfile: true,
    isPaymentDone: false,
    isNewCompanyAdmin: true,
    userDetail: { firstName: 'Ingrid', lastName: 'Solberg' },
  });
  expect((await call('PUT', '/api/companies/own/plan', { planID: 'gold' })).code).toBe(
    'unknown_plan',
  );
  expect((await call('PUT', '/api/companies/own/plan', { planID: 'free' })).status).toBe(200);
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: true });
  expect(await who.auditOf(created.data.companyID)).toEqual(['company.create', 'company.plan']);
});

test("the founder's mail domain becomes the company's", async () => {
  const { call, domain } = await who.found();
  expect(await domainsOf(call)).toEqual([domain]);
});

test('a public mail provider is nobody’s domain: two founders may use it', async () => {
  for (const email of ['one@gmail.com', 'two@gmail.com']) {
    await who.plantAccount(email);
    const { call } = await who.signIn(email);
    expect((await call('POST', '/api/companies', founding)).status).toBe(200);
    expect(await domainsOf(call)).toEqual([]);
  }
});

test('a founder who creates twenty times at once gets one company', async () => {
  const email = `founder@${newDomain()}`;
  const accountId = await who.plantAccount(email);
  const { call } = await who.signIn(email);
  const tries = Array.from({ length: 20 }, () => call('POST', '/api/companies', founding));
  const codes = (await Promise.all(tries)).map(({ code }) => code ?? 'created');
  expect(codes.filter((code) => code === 'created')).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set(['created', 'already_in_company']));
  const memberships = 'select 1 from memberships where account_id = $1';
  expect((await service.owner.query(memberships, [accountId])).rowCount).toBe(1);
});

test('of two founders of one domain at once, the second is told whom to ask', async () => {
  const domain = newDomain();
  const callers = await Promise.all(
    ['a', 'b', 'c', 'd'].map(async (name) => {
      await who.plantAccount(`${name}@${domain}`);
      return (await who.signIn(`${name}@${domain}`)).call;
    }),
  );
  const replies = await Promise.all(
    callers.map((call) => call('POST', '/api/companies', founding)),
  );
  const late = callers.filter((_, index) => replies[index]?.code === 'company_exists');
  expect(late).toHaveLength(3);
  const [call] = late as [Caller];
  expect((await call('POST', '/api/companies/join-requests')).status).toBe(200);
  // Who waits for a company has nothing more to found.
  expect((await call('POST', '/api/companies/join-requests')).code).toBe('not_signed_in');
  expect((await call('POST', '/api/companies', founding)).code).toBe('not_signed_in');
});

test('whose domain no company has cannot ask one', async () => {
  const email = `alone@${newDomain()}`;
  await who.plantAccount(email);
  const { call } = await who.signIn(email);
  expect((await call('POST', '/api/companies/join-requests')).code).toBe('no_such_company');
});

test('[D3] what a request says about plan, role, company or founder changes nothing', async () => {
  const email = `founder@${newDomain()}`;
  const accountId = await who.plantAccount(email);
  const { call } = await who.signIn(email);
  const extra = { plan: 'free', planID: 'free', companyID: 1, company_id: 1, createdBy: 1 };
  const more = { logoKey: 'x', isPaymentDone: true, role: 'SUPER_ADMIN', slug: 'x' };
  const { data } = await call('POST', '/api/companies', { ...founding, ...extra, ...more });
  const text =
    'select plan, slug, logo_key, created_by_account_id from companies where company_id = $1';
  const { rows } = await service.owner.query(text, [data.companyID]);
  expect(rows).toEqual([
    {
      plan: null,
      slug: 'larkfield-robotics',
      logo_key: null,
      created_by_account_id: String(accountId),
    },
  ]);
  expect((await factsOf(call)).userType).toEqual(['COMPANY_ADMIN']);
});

test('the profile can be changed, by an administrator only', async () => {
  const { call, companyId } = await who.found();
  const member = await who.plantMember(companyId, {
    privileges: [{ featureId: 3, activityId: 10 }],
  });
  const changed = { ...profile, name: 'Larkfield', website: 'https://larkfield.example/jobs' };
  expect((await call('PUT', '/api/companies/own', changed)).status).toBe(200);
  expect((await call('GET', '/api/companies/own')).data).toMatchObject(changed);
  expect((await member.call('GET', '/api/companies/own')).code).toBe('not_allowed');
  expect((await member.call('PUT', '/api/companies/own', changed)).code).toBe('not_allowed');
  expect((await member.call('PUT', '/api/companies/own/plan', { planID: 'free' })).code).toBe(
    'not_allowed',
  );
});

test.each([
  ['a name of blanks', { name: '   ' }],
  ['a website that is a script', { website: 'javascript:alert(1)' }],
  ['a website with a password', { website: 'https://a:b@larkfield.example' }],
  ['an unknown industry', { industry: 'Piracy' }],
  ['a phone of letters', { phone: 'call me' }],
])('%s is refused', async (_, flaw) => {
  const { call } = await who.found();
  const reply = await call('PUT', '/api/companies/own', { ...profile, ...flaw });
  expect([reply.status, reply.code]).toEqual([422, 'validation_failed']);
});

const logoOf = (contentType: string, bytes: Buffer) => ({
  logo: { contentType, base64: bytes.toString('base64') },
});

test('a logo is a picture, judged by its bytes', async () => {
  const { call } = await who.found();
  const put = (body: object) => call('PUT', '/api/companies/own/logo', body);
  const logo = async () => (await call('GET', '/api/companies/own')).data.logo;
  const page = Buffer.from('<svg onload="alert(1)"/>');
  expect((await put(logoOf('image/png', page))).code).toBe('not_an_image');
  expect((await put(logoOf('image/png', png().subarray(0, 20)))).code).toBe('not_an_image');
  expect((await put(logoOf('image/png', png()))).status).toBe(200);
  expect(await logo()).toMatch(/^data:image\/png;base64,iVBOR/);
  expect((await put({ logo: null })).status).toBe(200);
  expect(await logo()).toBeNull();
});

test("[SH-6] a member's own profile is due once, and belongs to the company", async () => {
  const { call, companyId, domain } = await who.found();
  const email = `colleague@${domain}`;
  await who.signUp(email);
  const [waiting] = (await call('GET', '/api/companies/users?status=pending')).data.users;
  await call('POST', `/api/companies/users/${waiting.membershipID}/approve`, noRole);
  const colleague = (await who.signIn(email)).call;
  expect(await factsOf(colleague)).toMatchObject({ userProfileID: 0, companyID: companyId });
  const own = { firstName: 'Kari', lastName: 'Nordmann', jobTitle: 'Recruiter', phone: '' };
  const wrong = { ...own, timeZone: 'Mars/Olympus' };
  expect((await colleague('PUT', '/api/companies/own-profile', wrong)).code).toBe(
    'validation_failed',
  );
  const right = { ...own, timeZone: 'Europe/Oslo' };
  expect((await colleague('PUT', '/api/companies/own-profile', right)).status).toBe(200);
  expect((await colleague('GET', '/api/companies/own-profile')).data).toEqual({ ...right, email });
  expect(await factsOf(colleague)).toMatchObject({
    userProfileID: waiting.membershipID,
    isNewCompanyAdmin: false,
    userDetail: { firstName: 'Kari' },
  });
});
