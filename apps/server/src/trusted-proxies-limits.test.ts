import { KEY_REQUESTS_MOST } from '@candor/contract/operations/key-rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultLimits } from './features/people/accounts/index.ts';
import { makeKey } from './features/operations/apikeys/key-text.ts';
import { sealText } from './platform/sealing/sealed-text.ts';
import { readTrustedProxies } from './platform/http/trusted-proxies.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { createScene, endpoints, requestOf, type Scene, urlOf } from './test-scene.ts';

const CALLER = '203.0.113.7';
const PER_MINUTE = 40;

let service: TestApp;
let scene: Scene;

beforeAll(async () => {
  const trustProxy = readTrustedProxies('1');
  if (trustProxy === null) throw new Error('not a setting');
  service = await createTestApp({ trustProxy, anonymousPerMinute: PER_MINUTE });
  scene = await createScene(service);
});

afterAll(() => service.close());

/** What one request each reaches. */
const reached = [
  ...['apply', 'call', 'change-password', 'forgot', 'link', 'resend', 'sign-in', 'sign-up'],
  ...['page-guess', 'page-send', 'viewing-guess'],
];
/** What asks for more first: a right password, read terms, a browser that was asked; each has its test below, the page in its own. */
const deeper = [
  ...[
    'evidence',
    'film',
    'message',
    'multifactor',
    ...['page', 'page-code', 'page-pause'],
    'read-calendar',
    'viewing-code',
    'viewing-pause',
    'viewing-send',
  ],
];

test('no limit is left out here', () => {
  expect([...reached, ...deeper].toSorted()).toEqual(Object.keys(defaultLimits).toSorted());
});

let forged = 0;
/** What a client behind our proxy can make of the header: everything but its right end. */
const forgedHeaders = (caller = CALLER) => {
  forged += 1;
  const invented = ['not-an-ip', `198.51.100.${forged % 250}`][forged % 2];
  return { 'x-forwarded-for': `${invented}, ${caller}` };
};

test('with a proxy trusted, every limit that counts a network counts the one that the proxy saw', async () => {
  for (const [name, endpoint] of endpoints) {
    const { kind } = endpoint.access;
    if (kind !== 'anyone' && !/^(accounts|multifactor)/.test(name)) continue;
    const { authorization } = kind === 'anyone' ? {} : await scene.signInAsAdmin();
    const token = name.startsWith('viewing') ? scene.recordingToken : scene.botToken;
    const request = requestOf(endpoint, scene, token);
    await service.app.inject({
      method: endpoint.method,
      url: urlOf(endpoint, request),
      headers: { ...(authorization && { authorization }), ...forgedHeaders() },
      ...(request.body && { payload: request.body }),
    });
  }
  const { rows } = await service.owner.query(
    `select key from rate_limits where key like '%:network:%' and key not like '%:10.0.%'`,
  );
  // The scene signs in from 10.0.x.x without a header.
  const counted = rows.map(({ key }) => String(key).split(':network:'));
  expect(new Set(counted.map(([, network]) => network))).toEqual(new Set([CALLER]));
  expect(counted.map(([act]) => act)).toEqual(expect.arrayContaining([...reached]));
});

test('sprayed sign-ins from invented addresses are one network', async () => {
  await service.owner.query(`delete from rate_limits`);
  const spray = (n: number) =>
    service.app.inject({
      method: 'POST',
      url: '/api/accounts/sign-in',
      headers: forgedHeaders(),
      payload: { email: `sprayed${n}@example.com`, password: 'Wrong#Horse1', type: 'company' },
    });
  const { perNetwork } = defaultLimits['sign-in'];
  const codes = [];
  for (let n = 0; n < perNetwork; n += 1) codes.push((await spray(n)).statusCode);
  // The coarse count of a minute comes first here; both count the same network.
  expect(codes.filter((code) => code !== 429).length).toBeLessThanOrEqual(PER_MINUTE);
  expect(codes.at(-1)).toBe(429);
});

test('links and keys that open nothing are counted by the network that the proxy saw', async () => {
  const link = { token: `1.${'A'.repeat(43)}` };
  const url = '/api/attempts/invitation';
  const ask = () =>
    service.app.inject({ method: 'POST', url, payload: link, headers: forgedHeaders() });
  const codes = [];
  for (let n = 0; n <= PER_MINUTE; n += 1) codes.push((await ask()).statusCode);
  expect(codes).toContain(429);
});

/** From a network of its own, which no other test has used up. */
const postFrom = (caller: string) => async (path: string, payload: object, cookie?: string) => {
  const headers = { ...forgedHeaders(caller), ...(cookie && { cookie }) };
  const reply = await service.app.inject({ method: 'POST', url: path, headers, payload });
  const { data, errors } = reply.json();
  return { status: reply.statusCode, data, code: errors?.[0]?.code as string | undefined, reply };
};
const networksOf = async (act: string) => {
  const text = `select key from rate_limits where key like $1 || ':network:%' and key not like '%:10.0.%'`;
  const { rows } = await service.owner.query(text, [act]);
  return rows.map(({ key }) => String(key).split(':network:')[1]);
};

test('readings of calendars are counted by the network that the proxy saw', async () => {
  const caller = '203.0.113.14';
  const { authorization } = await scene.signInAsAdmin();
  const reply = await service.app.inject({
    method: 'POST',
    url: '/api/calendars/1/reading',
    headers: { ...forgedHeaders(caller), authorization },
  });
  expect(reply.statusCode).toBe(404);
  expect(await networksOf('read-calendar')).toEqual([caller]);
});

test('films of oneself are counted by the network that the proxy saw', async () => {
  const caller = '203.0.113.15';
  const { authorization } = await scene.signInAsStranger('interviewer');
  const reply = await service.app.inject({
    method: 'PUT',
    url: '/api/marketplace/film',
    headers: { ...forgedHeaders(caller), authorization },
    payload: { fileName: 'me.mp4', base64: Buffer.from('no film').toString('base64') },
  });
  expect(reply.statusCode).toBe(422);
  expect(await networksOf('film')).toEqual([caller]);
});

test('guesses at a second factor from invented addresses are one account and one network', async () => {
  const caller = '203.0.113.8';
  const post = postFrom(caller);
  const stranger = await scene.signInAsStranger('candidate');
  await service.owner.query(
    `insert into multifactor_factors (account_id, kind, name, sealed_secret, created_at, confirmed_at)
     values ($1, 'authenticator', 'Phone', $2, now(), now())`,
    [
      stranger.accountId,
      await sealText('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', new Uint8Array(32).fill(8)),
    ],
  );
  const text = 'select email from accounts where id = $1';
  const { rows } = await service.owner.query(text, [stranger.accountId]);
  const person = { email: rows[0].email, password: 'Correct#Horse1', type: 'candidate' };
  const { data } = await post('/api/accounts/sign-in', person);
  const guess = {
    multifactorToken: data.multifactorToken,
    method: 'authenticator',
    code: '000000',
  };
  const codes = [];
  for (let n = 0; n <= defaultLimits.multifactor.perAccount; n += 1) {
    codes.push((await post('/api/multifactor/sign-in', guess)).code);
  }
  expect(new Set(codes.slice(0, -1))).toEqual(new Set(['wrong_code']));
  expect(codes.at(-1)).toBe('too_many_requests');
  expect(await networksOf('multifactor')).toEqual([caller]);
});

test('the gate before a recording counts links, browsers and the one network, whatever is claimed', async () => {
  const caller = '203.0.113.9';
  const post = postFrom(caller);
  const terms = await service.app.inject({ url: '/api/terms/RecordingViewer' });
  const { termsID } = terms.json().data;
  const token = `1.${'V'.repeat(43)}`;
  const askAs = (email: string, cookie?: string) => {
    const emailtoken = Buffer.from(email).toString('base64');
    const asked = { token, email, emailtoken, firstName: 'Vera', lastName: 'Sund' };
    return post('/api/viewing/send-otp', { ...asked, consentGiven: true, termsID }, cookie);
  };
  const first = await askAs('vera@example.org');
  expect(first.status).toBe(200);
  const cookie = first.reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  // viewing-pause: the same browser waits, from wherever it says that it asks.
  expect((await askAs('vera@example.org', cookie)).code).toBe('too_many_requests');
  // viewing-send: new browsers of the link are ten in an hour.
  const sends = [];
  for (let n = 0; n < defaultLimits['viewing-send'].perAccount; n += 1) {
    sends.push((await askAs(`vera${n}@example.org`)).code);
  }
  expect(sends.slice(0, -1)).toEqual(sends.slice(0, -1).map(() => undefined));
  expect(sends.at(-1)).toBe('too_many_requests');
  expect(await networksOf('viewing-send')).toEqual([caller]);
  // viewing-code: five guesses of one browser.
  const codes = [];
  for (let n = 0; n <= defaultLimits['viewing-code'].perAccount; n += 1) {
    const guess = { token, email: 'vera@example.org', otp: '000000' };
    codes.push((await post('/api/viewing/verify-otp', guess, cookie)).code);
  }
  expect(new Set(codes.slice(0, -1))).toEqual(new Set(['invalid_otp']));
  expect(codes.at(-1)).toBe('too_many_requests');
  expect(await networksOf('viewing-guess')).toContain(caller);
});

test('the gate before a candidate’s page counts links, browsers and the one network as well', async () => {
  const caller = '203.0.113.10';
  const post = postFrom(caller);
  const token = `1.${'P'.repeat(43)}`;
  const first = await post('/api/candidate-page/code', { token });
  expect(first.status).toBe(200);
  const cookie = first.reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  // page-pause: the same browser waits, from wherever it says that it asks.
  expect((await post('/api/candidate-page/code', { token }, cookie)).code).toBe(
    'too_many_requests',
  );
  // page-send: new browsers of the link are ten in an hour.
  const sends = [];
  for (let n = 0; n < defaultLimits['page-send'].perAccount; n += 1) {
    sends.push((await post('/api/candidate-page/code', { token })).code);
  }
  expect(sends.slice(0, -1)).toEqual(sends.slice(0, -1).map(() => undefined));
  expect(sends.at(-1)).toBe('too_many_requests');
  expect(await networksOf('page-send')).toContain(caller);
  // page-code: five guesses of one browser.
  const codes = [];
  for (let n = 0; n <= defaultLimits['page-code'].perAccount; n += 1) {
    const guess = { token, code: '000000' };
    codes.push((await post('/api/candidate-page/entering', guess, cookie)).code);
  }
  expect(new Set(codes.slice(0, -1))).toEqual(new Set(['wrong_code']));
  expect(codes.at(-1)).toBe('too_many_requests');
  expect(await networksOf('page-guess')).toContain(caller);
  // page: whoever has a link and gave no code is refused, and counts for nobody: the candidate's own browser does.
  const step = { token, kind: 'interview', subjectID: 1 };
  const steps = [];
  for (let n = 0; n <= defaultLimits.page.perAccount; n += 1) {
    // From several networks: one alone may not ask so often.
    const from = postFrom(`203.0.113.${100 + (n % 10)}`);
    steps.push((await from('/api/candidate-page/step', step, cookie)).code);
  }
  expect(new Set(steps)).toEqual(new Set(['page_closed']));
  // evidence: counted by the browser that was let in as well, so the link alone takes none of them away.
  const opened = { token, interviewScheduleID: 1 };
  const opens = [];
  for (let n = 0; n <= defaultLimits.evidence.perAccount; n += 1) {
    const from = postFrom(`203.0.113.${100 + (n % 20)}`);
    opens.push((await from('/api/candidate-page/evidence', opened, cookie)).code);
  }
  expect(new Set(opens)).toEqual(new Set(['page_closed']));
});

describe('keys of a company', () => {
  const askWith = (key: string, caller: string) =>
    service.app.inject({
      url: '/api/v1/jobs',
      headers: { ...forgedHeaders(caller), authorization: `Bearer ${key}` },
    });

  test('that open nothing are counted by the network that the proxy saw', async () => {
    const codes = [];
    for (let n = 0; n <= PER_MINUTE; n += 1) {
      codes.push((await askWith(makeKey(scene.companyId).key, '203.0.113.10')).statusCode);
    }
    expect(new Set(codes.slice(0, -1))).toEqual(new Set([401]));
    expect(codes.at(-1)).toBe(429);
    expect((await askWith(makeKey(scene.companyId).key, '203.0.113.11')).statusCode).toBe(401);
  });

  test('that open have one budget, from wherever they say that they ask', async () => {
    const { key, keyHash, prefix } = makeKey(scene.companyId);
    await service.owner.query(
      `insert into api_keys (company_id, name, key_hash, prefix, scopes, created_by, created_at)
       select $1, 'Program', $2, $3, '{read:jobs}', min(account_id), now() from memberships where company_id = $1`,
      [scene.companyId, keyHash, prefix],
    );
    expect((await askWith(key, '203.0.113.12')).statusCode).toBe(200);
    await service.owner.query('update api_keys set counted = $1 where key_hash = $2', [
      KEY_REQUESTS_MOST,
      keyHash,
    ]);
    const codes = [];
    for (const caller of ['203.0.113.12', '203.0.113.13']) {
      codes.push((await askWith(key, caller)).statusCode);
    }
    expect(codes).toEqual([429, 429]);
  });
});

test('sessions hold the address that the proxy saw, and never what is none', async () => {
  const { rows } = await service.owner.query(
    `select count(*)::int as n from sessions where ip is not null and ip not like '203.0.113.%' and ip not like '10.0.%'`,
  );
  expect(rows).toEqual([{ n: 0 }]);
});
