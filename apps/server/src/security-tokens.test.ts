import { generateKeyPairSync } from 'node:crypto';
import { CompactSign, exportJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './features/people/accounts/test-browser.ts';
import { password, plantPerson } from './features/people/accounts/test-people.ts';
import { sharingLink } from './features/interviews/viewing/index.ts';
import { issueToken, type TokenPurpose } from './platform/tokens/one-time-token-store.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { sign } from './test-callers.ts';
import { createScene, nextAddress, type Scene } from './test-scene.ts';

let service: TestApp;
let scene: Scene;

beforeAll(async () => {
  service = await createTestApp();
  scene = await createScene(service);
});
afterAll(() => service.close());

const purposes: readonly TokenPurpose[] = [
  'verify-email',
  'reset-password',
  'set-password',
  'invitation',
  'linkedin-state',
  'multifactor-sign-in',
  'passkey-enrolment',
  'passkey-challenge',
  'virtual-interview',
  'virtual-interview-password',
  'call',
];

/** One person and everything secret that this product ever gives out, all alive and all theirs. */
async function everyToken(): Promise<{ email: string; tokens: Map<string, string> }> {
  const { accountId, email } = await plantPerson(service);
  const browser = openBrowser(service, { ip: nextAddress() });
  await browser.signIn(email, { type: 'candidate' });
  const { token, handle, cookie, device } = browser.kept;
  const tokens = new Map([
    ['access token', token],
    ['refresh handle', handle],
    ['refresh secret', cookie.split('=')[1] ?? ''],
    ['device mark', device.split('=')[1] ?? ''],
    ['bot-interview link', scene.botToken],
    ['recording link', scene.recordingToken],
    ['viewing link', new URL(await viewingLink(email)).searchParams.get('token') ?? ''],
  ]);
  const now = service.clock();
  const expiresAt = new Date(now.getTime() + 600_000);
  for (const purpose of purposes) {
    const made = await service.db.global((tx) =>
      issueToken(tx, { purpose, accountId, expiresAt }, now),
    );
    tokens.set(purpose, made);
  }
  return { email, tokens };
}

/** A recording shared with this person. */
const viewingLink = (email: string) =>
  service.db.inCompany(scene.companyId, async (tx) => {
    const sharer = await tx.selectFrom('accounts').select('id').limit(1).executeTakeFirstOrThrow();
    const { companyId, scheduleId } = scene;
    const place = { companyId, scheduleId, sharedBy: sharer.id };
    const person = { firstName: 'A', lastName: 'Viewer', email };
    return sharingLink(tx, { ...place, person, baseUrl: 'http://localhost', now: service.clock() });
  });

type Place = {
  readonly url: string;
  readonly body?: (token: string, email: string) => object;
  readonly isBearer?: true;
  /** What is meant to open it. */
  readonly key: string;
};

const first = { password, confirmPassword: password };

/** Every door that a secret opens, but those that ask for a second proof beside it. */
const places: readonly Place[] = [
  { url: '/api/accounts/sign-out-everywhere', isBearer: true, key: 'access token' },
  {
    url: '/api/accounts/refresh',
    body: (refreshToken) => ({ refreshToken }),
    key: 'refresh handle, and the secret in the cookie',
  },
  {
    url: '/api/accounts/verify-email',
    body: (token, email) => ({ token, email }),
    key: 'verify-email',
  },
  {
    url: '/api/accounts/resend-expired-verification',
    body: (token, email) => ({ token, email }),
    key: 'verify-email',
  },
  {
    url: '/api/accounts/reset-password',
    body: (token, email) => ({ token, email, ...first }),
    key: 'reset-password',
  },
  {
    url: '/api/accounts/set-password',
    body: (token, email) => ({ token, email, ...first }),
    key: 'set-password',
  },
  { url: '/api/companies/invitations/open', body: (token) => ({ token }), key: 'invitation' },
  { url: '/api/companies/invitations/accept', body: (token) => ({ token }), key: 'invitation' },
  {
    url: '/api/multifactor/sign-in',
    body: (multifactorToken) => ({ multifactorToken, method: 'authenticator', code: '123456' }),
    key: 'multifactor-sign-in',
  },
  {
    url: '/api/multifactor/enrolment',
    body: (multifactorToken) => ({ multifactorToken }),
    key: 'multifactor-sign-in',
  },
  {
    url: '/api/calls/user-has-password',
    body: (interviewId, email) => ({ interviewId, email }),
    key: 'virtual-interview',
  },
  {
    url: '/api/calls/reset-password-with-token',
    body: (token, email) => ({
      token,
      email,
      newPassword: password,
      confirmPassword: password,
    }),
    key: 'virtual-interview-password',
  },
  { url: '/api/attempts/invitation', body: (token) => ({ token }), key: 'bot-interview link' },
  { url: '/api/attempts/clock', body: (token) => ({ token }), key: 'bot-interview link' },
  { url: '/api/viewing/recording', body: (token) => ({ token }), key: 'viewing link, and a code' },
];

async function tryAt({ url, body, isBearer }: Place, token: string, email: string) {
  const reply = await service.app.inject({
    method: 'POST',
    url,
    remoteAddress: nextAddress(),
    ...(body === undefined ? {} : { payload: body(token, email) }),
    ...(isBearer ? { headers: { authorization: `Bearer ${token}` } } : {}),
  });
  return reply.statusCode;
}

test('[C12] no secret opens a door that another kind of secret is for', async () => {
  const accepted: string[] = [];
  let tried = 0;
  for (const place of places) {
    const { email, tokens } = await everyToken();
    for (const [kind, token] of tokens) {
      if (kind === place.key) continue;
      tried += 1;
      const status = await tryAt(place, token, email);
      if (status < 400 || status >= 500) accepted.push(`${kind} at ${place.url}: ${status}`);
    }
  }
  expect(accepted).toEqual([]);
  expect(tried).toBe(places.length * 18 - 13);
});

test('[C12] the same secrets open the doors they are for', async () => {
  const simple = ['access token', 'verify-email', 'reset-password', 'bot-interview link'];
  for (const place of places.filter(({ key }) => simple.includes(key))) {
    if (place.url.endsWith('resend-expired-verification')) continue;
    const { email, tokens } = await everyToken();
    const status = await tryAt(place, tokens.get(place.key) ?? '', email);
    // This person's address was confirmed long ago: the link is believed, and has nothing to do.
    const wanted = place.key === 'verify-email' ? [200, 409] : [200];
    expect([place.url, wanted.includes(status)]).toEqual([place.url, true]);
  }
});

test('[C12] no header of a token chooses its key or its algorithm', async () => {
  const { email } = await plantPerson(service);
  const browser = openBrowser(service, { ip: nextAddress() });
  await browser.signIn(email, { type: 'candidate' });
  const [, payload = ''] = browser.kept.token.split('.');
  const claims = JSON.parse(atob(payload));
  const ask = async (token: string) => {
    const authorization = `Bearer ${token}`;
    const url = '/api/accounts/me';
    return (await service.app.inject({ url, headers: { authorization } })).statusCode;
  };
  expect(await ask(await sign(claims))).toBe(200);
  for (const [name, token] of await forgeries(payload, claims)) {
    expect([name, await ask(token)]).toEqual([name, 401]);
  }
});

/** Tokens with the right claims that only somebody without our key would make. */
async function forgeries(payload: string, claims: Record<string, unknown>) {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = await exportJWK(publicKey);
  const url = '/api/calls/public-key';
  const shown = (await service.app.inject({ method: 'POST', url })).json().data.publicKey as string;
  const bySomebody = (header: object, key: Uint8Array) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header }).sign(key);
  const own = new Uint8Array(32).fill(1);
  const unsigned = ['none', 'None', 'NONE', 'nOnE', ''].map(
    (alg) => [`alg ${alg}`, `${encode({ alg, typ: 'at+jwt' })}.${payload}.`] as const,
  );
  const keyed = [
    { kid: '../../../../dev/null' },
    { kid: "x' union select 'key" },
    { jku: 'https://evil.example/keys.json' },
    { x5u: 'https://evil.example/chain.pem' },
    { jwk: { kty: 'oct', k: Buffer.from(own).toString('base64url') } },
  ].map(async (header) => [JSON.stringify(header), await bySomebody(header, own)] as const);
  const rsa = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', jwk });
  const spaced = new TextEncoder().encode(JSON.stringify(claims));
  return [
    ...unsigned,
    ...(await Promise.all(keyed)),
    ['the shown public key as secret', await bySomebody({}, new TextEncoder().encode(shown))],
    ['32 zero bytes as secret', await bySomebody({}, new Uint8Array(32))],
    ['an RSA key that the token brings', await rsa.sign(privateKey)],
    [
      'an unknown critical extension',
      await new CompactSign(spaced)
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', crit: ['b64'], b64: true })
        .sign(own),
    ],
    ['JSON instead of the compact form', encode({ payload, signatures: [] })],
  ] as const;
}
