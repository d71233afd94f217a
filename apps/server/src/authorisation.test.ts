import { hkdfSync } from 'node:crypto';
import type { Endpoint, UserType } from '@candor/contract';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from './test-app.ts';
import { createScene, endpoints, nextAddress, requestOf, type Scene, urlOf } from './test-scene.ts';

let service: TestApp;
let scene: Scene;

beforeAll(async () => {
  service = await createTestApp();
  scene = await createScene(service);
});
afterAll(() => service.close());

type Proof = { authorization?: string; token?: string };

/** Everybody who may come along, and what they hold. A fresh session each: signing out is one of the calls. */
const callers = {
  anonymous: async (): Promise<Proof> => ({ token: `1.${'A'.repeat(43)}` }),
  'link holder': async () => ({ token: scene.botToken }),
  'holder of a recording link': async () => ({ token: scene.recordingToken }),
  "a tampered link's holder": async () => ({ token: `zz${scene.botToken}` }),
  'company admin': () => scene.signInAsAdmin(),
  'company user': () => scene.signInAsUser(),
  "another tenant's admin": () => scene.signInAsStranger('admin'),
  candidate: () => scene.signInAsStranger('candidate'),
  'disabled account': async () => {
    const person = await scene.signInAsStranger('admin');
    const disable = 'update accounts set disabled_at = now() where id = $1';
    await service.owner.query(disable, [person.accountId]);
    return person;
  },
  'token of another purpose': async () => {
    const { authorization } = await scene.signInAsAdmin();
    const claims = JSON.parse(atob(authorization.split('.')[1] ?? ''));
    return { authorization: `Bearer ${await sign({ ...claims, purpose: 'reset' })}` };
  },
} satisfies Record<string, () => Promise<Proof>>;

type Caller = keyof typeof callers;

function sign(claims: object): Promise<string> {
  const secret = new Uint8Array(32).fill(7);
  const key = new Uint8Array(hkdfSync('sha256', secret, 'candor', 'access-token', 32));
  return new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(key);
}

const signedIn: readonly Caller[] = [
  'company admin',
  'company user',
  "another tenant's admin",
  'candidate',
];
const roleOf: { readonly [C in Caller]?: 'COMPANY_ADMIN' | 'COMPANY_USER' } = {
  'company admin': 'COMPANY_ADMIN',
  'company user': 'COMPANY_USER',
  "another tenant's admin": 'COMPANY_ADMIN',
};

const userTypeOf: { readonly [C in Caller]?: UserType } = { ...roleOf, candidate: 'CANDIDATE' };
/** Features of the demo recruiter's role. */
const recruiting = new Set([2, 4, 5]);

/** The refusal that the contract's access rule asks for, or null where it lets the caller through. */
function refusalOf({ access }: Endpoint, caller: Caller): string | null {
  if (access.kind === 'anyone') return null;
  if (access.kind === 'link') {
    const holder = { 'bot-interview': 'link holder', recording: 'holder of a recording link' };
    return caller === holder[access.purpose] ? null : 'token_expired';
  }
  if (!signedIn.includes(caller)) return 'not_signed_in';
  if (access.kind === 'session') {
    return access.userTypes?.includes(userTypeOf[caller] ?? 'CANDIDATE') === false
      ? 'not_allowed'
      : null;
  }
  const role = roleOf[caller];
  if (role === undefined || !access.roles.includes(role)) return 'not_allowed';
  const { privilege } = access;
  if (role === 'COMPANY_ADMIN' || privilege === undefined) return null;
  return privilege !== 'admin' && recruiting.has(privilege.featureId) ? null : 'not_allowed';
}

async function ask(endpoint: Endpoint, { authorization, token }: Proof) {
  const request = requestOf(endpoint, scene, token ?? `1.${'A'.repeat(43)}`);
  const reply = await service.app.inject({
    method: endpoint.method,
    url: urlOf(endpoint, request),
    remoteAddress: nextAddress(),
    ...(request.body === undefined ? {} : { payload: request.body }),
    ...(authorization === undefined ? {} : { headers: { authorization } }),
  });
  return { status: reply.statusCode, code: reply.json().errors?.[0]?.code as string | undefined };
}

const refusals = ['token_expired', 'not_signed_in', 'not_allowed'];
const names = Object.keys(callers) as Caller[];

describe.each(endpoints)('%s', (_name, endpoint) => {
  test.each(names)('[D1] %s', async (caller) => {
    const { status, code } = await ask(endpoint, await callers[caller]());
    const wanted = refusalOf(endpoint, caller);
    expect(status).toBeLessThan(500);
    if (wanted === null) expect(refusals).not.toContain(code);
    else expect(code).toBe(wanted);
  });

  if (!endpoint.path.includes(':interviewScheduleID')) return;
  test("[D2] the company's own interview is there, another's is not", async () => {
    const own = await ask(endpoint, await callers['company user']());
    expect(own).toEqual({ status: 200, code: undefined });
    const crossed = await ask(endpoint, await callers["another tenant's admin"]());
    expect(crossed).toEqual({ status: 404, code: 'not_found' });
  });
});
