import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOpenIdProvider } from '../../../platform/openid/openid-provider.ts';
import {
  type LinkedInMember,
  type StandIn,
  startLinkedInStandIn,
  visit,
} from '../../../platform/openid/test-linkedin.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { nextAddress } from '../../../test-scene.ts';
import { createAccount, trustBrowser } from '../accounts/index.ts';

const redirectUri = 'http://localhost/linkedin';
let app: TestApp;
let standIn: StandIn;
let people = 0;
let member: LinkedInMember & { email: string };

beforeAll(async () => {
  standIn = await startLinkedInStandIn(redirectUri);
  app = await createTestApp({ linkedin: createOpenIdProvider(standIn.options) });
});
afterAll(async () => {
  await app.close();
  await standIn.close();
});
beforeEach(() => {
  people += 1;
  member = {
    sub: `member-${people}`,
    email: `Person${people}@example.com`,
    email_verified: true,
    given_name: 'Asha',
    family_name: 'Rao',
  };
});

/** A browser with its cookies. */
function openBrowser(kept = '') {
  let cookie = kept;
  const post = async (url: string, payload?: object) => {
    const headers = cookie === '' ? {} : { cookie };
    const remoteAddress = nextAddress();
    const reply = await app.app.inject({
      method: 'POST',
      url,
      payload: payload ?? {},
      headers,
      remoteAddress,
    });
    const set = [reply.headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0]);
    if (set.length > 0) cookie = [kept, ...set].filter(Boolean).join('; ');
    return { status: reply.statusCode, setCookie: reply.headers['set-cookie'], ...reply.json() };
  };
  return {
    post,
    start: async () => String((await post('/api/linkedin/start')).data.url),
    exchange: (answer: { code: string; state: string; userType?: string }) =>
      post('/api/linkedin/exchange', answer),
  };
}

/** What the page at /linkedin finds in its address. */
async function comeBack(url: string, as: LinkedInMember) {
  standIn.signInAs(as);
  const { searchParams } = await visit(url, redirectUri);
  return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
}

async function signIn(as: LinkedInMember, userType?: string) {
  const browser = openBrowser();
  const answer = await comeBack(await browser.start(), as);
  return browser.exchange({ ...answer, ...(userType === undefined ? {} : { userType }) });
}

const codeOf = (reply: { errors?: { code: string }[] }) => reply.errors?.[0]?.code;

const accountOf = async (email: string) =>
  (await app.owner.query('select * from accounts where email = $1', [email.toLowerCase()])).rows[0];

const countSessions = async () =>
  (await app.owner.query('select count(*)::int as n from sessions')).rows[0].n;

const addAccount = (given: Partial<Parameters<typeof createAccount>[1]> = {}) =>
  app.db.global((tx) =>
    createAccount(tx, {
      email: member.email,
      firstName: 'Asha',
      lastName: 'Rao',
      userTypes: ['CANDIDATE'],
      passwordHash: null,
      emailConfirmedAt: new Date(),
      ...given,
    }),
  );

test('[SS-1] somebody new becomes a candidate, with the reply that the callback page stores', async () => {
  const { status, data, setCookie } = await signIn(member);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    userType: ['CANDIDATE'],
    roles: [{ roleName: 'CANDIDATE' }],
    email: member.email.toLowerCase(),
    user: { userID: expect.any(Number) },
    isEmailConfirmed: true,
    companyID: 0,
  });
  expect(String(setCookie)).toMatch(/candor_refresh=[^;]+;.*HttpOnly/);
  const me = await app.app.inject({
    url: '/api/accounts/me',
    headers: { authorization: `Bearer ${data.token}` },
  });
  expect(me.json().data.email).toBe(member.email.toLowerCase());
});

test('[SS-1] an account that LinkedIn made or proved has accepted the terms named at its button', async () => {
  await signIn(member);
  expect((await accountOf(member.email)).terms_accepted_at).toBeInstanceOf(Date);
  const half = { ...member, sub: `${member.sub}-half`, email: `half-${member.email}` };
  const signUp = { email: half.email, password: 'Typed#Once27', type: 'candidate' };
  await openBrowser().post('/api/accounts/sign-up', { ...signUp, acceptsTerms: true });
  await app.mailsTo(half.email.toLowerCase());
  await signIn(half);
  expect((await accountOf(half.email)).terms_accepted_at).toBeInstanceOf(Date);
});

test('[SS-1] linking an account that was there before accepts nothing in its name', async () => {
  await addAccount();
  await signIn(member);
  expect((await accountOf(member.email)).terms_accepted_at).toBeNull();
});

test('[SS-1] an interviewer who chose so becomes one, and comes back as the same account', async () => {
  const first = await signIn(member, 'EXTERNAL_INTERVIEWER');
  const again = await signIn({ ...member, email: `new-${member.email}` }, 'EXTERNAL_INTERVIEWER');
  expect(again.data.user).toEqual(first.data.user);
  expect(again.data.roles).toEqual([{ roleName: 'EXTERNAL_INTERVIEWER' }]);
  expect(await accountOf(`new-${member.email}`)).toBeUndefined();
});

test('[SS-1] an account with the verified address is linked, and its owner told', async () => {
  const accountId = await addAccount();
  const { data } = await signIn(member);
  expect(data.user.userID).toBe(accountId);
  const [mail] = await app.mailsTo(member.email.toLowerCase());
  expect(mail?.subject).toBe('LinkedIn can now sign you in');
  expect(mail?.text).toContain('http://localhost/forgot-password');
});

test('[C16] a state serves once, in the browser that asked', async () => {
  const [asker, stranger] = [openBrowser(), openBrowser()];
  const before = await countSessions();
  const stolen = await comeBack(await asker.start(), member);
  await stranger.start();
  expect(codeOf(await stranger.exchange(stolen))).toBe('linkedin_failed');
  expect(codeOf(await asker.exchange(stolen))).toBe('linkedin_failed');
  const answer = await comeBack(await asker.start(), member);
  expect((await asker.exchange(answer)).status).toBe(200);
  expect(codeOf(await asker.exchange(answer))).toBe('linkedin_failed');
  expect(await countSessions()).toBe(before + 1);
});

test.each(['', 'invented', 'x'.repeat(43)])('[C16] the state %j signs nobody in', async (state) => {
  const browser = openBrowser();
  const { code } = await comeBack(await browser.start(), member);
  expect(codeOf(await browser.exchange({ code, state }))).toBe('linkedin_failed');
  expect(await accountOf(member.email)).toBeUndefined();
});

test('[C16] a code that was used elsewhere signs nobody in', async () => {
  const [asker, thief] = [openBrowser(), openBrowser()];
  const answer = await comeBack(await asker.start(), member);
  await asker.exchange(answer);
  const own = await comeBack(await thief.start(), { ...member, sub: 'thief' });
  const reply = await thief.exchange({ ...own, code: answer.code });
  expect([reply.status, codeOf(reply)]).toEqual([401, 'linkedin_failed']);
});

test('[C1] [C16] of thirty parallel exchanges of one answer, one signs in', async () => {
  const browser = openBrowser();
  const answer = await comeBack(await browser.start(), member);
  const before = await countSessions();
  const replies = await Promise.all(Array.from({ length: 30 }, () => browser.exchange(answer)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await countSessions()).toBe(before + 1);
});

test.each([
  ['not verified', { email_verified: false }],
  ['verified by a word that is not true', { email_verified: 'no' }],
  ['verified by nobody', { email_verified: undefined }],
])('[C16] an address that is %s opens no account', async (_, claims) => {
  await addAccount();
  const reply = await signIn({ ...member, ...claims } as LinkedInMember);
  expect([reply.status, codeOf(reply)]).toEqual([403, 'email_not_verified']);
});

test('[C16] without an address nobody new comes in', async () => {
  const { email: _, ...silent } = member;
  expect(codeOf(await signIn(silent))).toBe('email_not_verified');
});

test.each(['COMPANY_ADMIN', 'COMPANY_USER', 'SUPER_ADMIN'])(
  '[C16] nobody becomes or enters as %s',
  async (userType) => {
    await addAccount({ userTypes: [userType as 'SUPER_ADMIN', 'CANDIDATE'] });
    expect(codeOf(await signIn(member, userType))).toBe('unsupported_user_type');
    const { data } = await signIn(member);
    expect(data.userType[0]).toBe('CANDIDATE');
  },
);

test('[C16] an account gets no further type', async () => {
  await addAccount();
  await signIn(member);
  const reply = await signIn(member, 'EXTERNAL_INTERVIEWER');
  expect([reply.status, codeOf(reply)]).toEqual([403, 'wrong_type']);
  expect((await accountOf(member.email)).user_types).toEqual(['CANDIDATE']);
});

test('[C16] a password typed with an address that nobody proved opens nothing afterwards', async () => {
  const password = 'Attacker#Chose1';
  const signUp = { email: member.email, password, type: 'candidate', acceptsTerms: true };
  await openBrowser().post('/api/accounts/sign-up', signUp);
  await app.mailsTo(member.email.toLowerCase());
  expect((await signIn(member)).status).toBe(200);
  const reply = await openBrowser().post('/api/accounts/sign-in', {
    email: member.email,
    password,
    type: 'candidate',
  });
  expect(codeOf(reply)).toBe('wrong_credentials');
});

test('[C16] a disabled account stays out', async () => {
  const accountId = await addAccount();
  await signIn(member);
  await app.owner.query('update accounts set disabled_at = now() where id = $1', [accountId]);
  expect(codeOf(await signIn(member))).toBe('account_disabled');
});

test('[C14] a second factor is asked for all the same', async () => {
  const accountId = await addAccount();
  await app.owner.query(
    `insert into multifactor_factors (account_id, kind, name, sealed_secret, created_at, confirmed_at)
     values ($1, 'authenticator', 'phone', 'x', now(), now())`,
    [accountId],
  );
  const before = await countSessions();
  const { status, data } = await signIn(member);
  expect(status).toBe(200);
  expect(data).toMatchObject({ multifactorToken: expect.any(String), methods: ['authenticator'] });
  expect(data).not.toHaveProperty('token');
  expect(await countSessions()).toBe(before);
});

test('[C14] a trusted browser stands for no factor here: LinkedIn is signed in on it, too', async () => {
  const accountId = await addAccount();
  await app.owner.query(
    `insert into multifactor_factors (account_id, kind, name, sealed_secret, created_at, confirmed_at)
     values ($1, 'authenticator', 'phone', 'x', now(), now())`,
    [accountId],
  );
  const origin = { ip: '192.0.2.7', userAgent: 'Somebody', requestId: 'test' };
  const secret = await app.db.global((tx) =>
    trustBrowser(tx, { accountId, origin, now: new Date() }),
  );
  const browser = openBrowser(`candor_trust=${secret}`);
  const answer = await comeBack(await browser.start(), member);
  const { data } = await browser.exchange(answer);
  expect(data).toMatchObject({ methods: ['authenticator'], mayTrust: false });
  expect(data).not.toHaveProperty('token');
});

test('[F1] while LinkedIn is away, its answer is a 503 and no account changes', async () => {
  const browser = openBrowser();
  const answer = await comeBack(await browser.start(), member);
  standIn.goAway(true);
  const reply = await browser.exchange(answer);
  standIn.goAway(false);
  expect([reply.status, codeOf(reply)]).toEqual([503, 'temporarily_unavailable']);
  expect(await accountOf(member.email)).toBeUndefined();
});

test('without a LinkedIn application the button is absent and the door closed', async () => {
  const bare = await createTestApp();
  const ask = (method: 'GET' | 'POST', url: string) => bare.app.inject({ method, url });
  expect((await ask('GET', '/api/linkedin')).json().data).toEqual({ isAvailable: false });
  expect((await ask('POST', '/api/linkedin/start')).statusCode).toBe(404);
  await bare.close();
  const { json } = await app.app.inject({ url: '/api/linkedin' });
  expect(json().data).toEqual({ isAvailable: true });
});
