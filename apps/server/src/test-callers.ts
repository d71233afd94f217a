import { hkdfSync } from 'node:crypto';
import type { Endpoint, UserType } from '@candor/contract';
import { rights } from '@candor/contract/people/right-rules';
import { SignJWT } from 'jose';
import { createAccount } from './features/people/accounts/index.ts';
import { plantedHash } from './features/people/accounts/test-password.ts';
import { makeKey } from './features/operations/apikeys/index.ts';
import type { TestApp } from './test-app.ts';
import { forgiveFactor, nextAddress, requestOf, type Scene, urlOf } from './test-scene.ts';

export type Proof = { readonly authorization?: string; readonly token?: string };

const password = 'Correct#Horse1';
const noLink = `1.${'A'.repeat(43)}`;

export const callerNames = [
  'anonymous',
  'link holder',
  'holder of a recording link',
  "a tampered link's holder",
  'company admin',
  'company user',
  "another tenant's admin",
  "another tenant's user",
  'candidate',
  'interviewer',
  'super admin',
  'disabled account',
  'token of another purpose',
  "a key's holder",
] as const;

export type Caller = (typeof callerNames)[number];

/** Everybody who may come along, and what they hold. A fresh session each: signing out is one of the calls. */
export function createCallers(
  service: TestApp,
  scene: Scene,
): Record<Caller, () => Promise<Proof>> {
  return {
    anonymous: async () => ({ token: noLink }),
    'link holder': async () => ({ token: scene.botToken }),
    'holder of a recording link': async () => ({ token: scene.recordingToken }),
    "a tampered link's holder": async () => ({ token: `zz${scene.botToken}` }),
    'company admin': () => scene.signInAsAdmin(),
    'company user': () => scene.signInAsUser(),
    "another tenant's admin": () => scene.signInAsStranger('admin'),
    "another tenant's user": () => scene.signInAsStranger('user'),
    candidate: () => scene.signInAsStranger('candidate'),
    interviewer: () => signInAs(service, 'EXTERNAL_INTERVIEWER', 'interviewer'),
    'super admin': () => signInAs(service, 'SUPER_ADMIN', 'superAdmin'),
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
    "a key's holder": () => plantKey(service, scene),
  };
}

/** What the planted key may do. */
const plantedScopes: readonly string[] = ['read:jobs', 'write:applications'];

/** A new one each time, because each may make so many requests only. */
async function plantKey({ owner }: TestApp, { companyId }: Scene): Promise<Proof> {
  const { key, keyHash, prefix } = makeKey(companyId);
  await owner.query(
    `insert into api_keys (company_id, name, key_hash, prefix, scopes, created_by, created_at)
     select $1, 'Planted', $2, $3, $4, account_id, now() from memberships
      where company_id = $1 and role = 'COMPANY_ADMIN' limit 1`,
    [companyId, keyHash, prefix, plantedScopes],
  );
  return { authorization: `Bearer ${key}` };
}

/** Somebody new of a type that belongs to no company. */
async function signInAs(
  { app, db, owner }: TestApp,
  userType: UserType,
  type: string,
): Promise<Proof> {
  const email = `caller${nextAddress()}@example.com`;
  const passwordHash = await plantedHash(password);
  const emailConfirmedAt = new Date('2026-01-01T00:00:00Z');
  const names = { firstName: 'A', lastName: 'Caller' };
  const accountId = await db.global((tx) =>
    createAccount(tx, { ...names, email, userTypes: [userType], passwordHash, emailConfirmedAt }),
  );
  await forgiveFactor(owner, accountId);
  const payload = { email, password, type };
  const url = '/api/accounts/sign-in';
  const reply = await app.inject({ method: 'POST', url, payload, remoteAddress: nextAddress() });
  return { authorization: `Bearer ${reply.json().data.token}` };
}

/** Signed with the key of the app under test, whatever the claims say. */
export function sign(claims: object, header: object = {}): Promise<string> {
  const secret = new Uint8Array(32).fill(7);
  const key = new Uint8Array(hkdfSync('sha256', secret, 'candor', 'access-token', 32));
  const protectedHeader = { alg: 'HS256', typ: 'at+jwt', ...header };
  return new SignJWT({ ...claims }).setProtectedHeader(protectedHeader).sign(key);
}

const userTypeOf: { readonly [C in Caller]?: UserType } = {
  'company admin': 'COMPANY_ADMIN',
  'company user': 'COMPANY_USER',
  "another tenant's admin": 'COMPANY_ADMIN',
  "another tenant's user": 'COMPANY_USER',
  candidate: 'CANDIDATE',
  interviewer: 'EXTERNAL_INTERVIEWER',
  'super admin': 'SUPER_ADMIN',
};
/** Features of the demo recruiter's role, and of the other tenant's user: all of them but exporting. */
const recruiting = new Set([2, 4, 5, 8]);

/** The oracle: the refusal that the contract's access rule asks for, or null where it lets the caller through. */
export function refusalOf({ access }: Pick<Endpoint, 'access'>, caller: Caller): string | null {
  if (access.kind === 'anyone') return null;
  if (access.kind === 'signed') return 'not_signed_in';
  if (access.kind === 'link') {
    const holder = {
      'bot-interview': 'link holder',
      recording: 'holder of a recording link',
      'call-seat': "holder of a call's seat",
      appointment: 'holder of an appointment',
      'appointment-seat': 'holder of a seat in an appointment',
      offer: 'holder of an offer',
      message: 'holder of a thread',
      // Its endpoints are for anyone: a code given in the browser opens them, which no link does.
      'candidate-page': null,
    };
    return caller === holder[access.purpose] ? null : 'token_expired';
  }
  if (caller === "a key's holder") {
    const scope = access.kind === 'company' ? access.key : undefined;
    return scope !== undefined && plantedScopes.includes(scope) ? null : 'not_allowed';
  }
  const userType = userTypeOf[caller];
  if (userType === undefined) return 'not_signed_in';
  if (access.kind === 'session') {
    return access.userTypes?.includes(userType) === false ? 'not_allowed' : null;
  }
  if (userType !== 'COMPANY_ADMIN' && userType !== 'COMPANY_USER') return 'not_allowed';
  if (!access.roles.includes(userType)) return 'not_allowed';
  if (userType === 'COMPANY_ADMIN') return null;
  for (const privilege of [access.privilege, access.alsoPrivilege]) {
    if (privilege === undefined) continue;
    if (privilege === 'admin' || privilege.activityId === rights.exportData) return 'not_allowed';
    if (!recruiting.has(privilege.featureId)) return 'not_allowed';
  }
  return null;
}

export const refusals = ['token_expired', 'not_signed_in', 'not_allowed'];

/** Sends the endpoint's example as this caller. */
export async function ask(
  app: TestApp['app'],
  endpoint: Endpoint,
  { scene, proof: { authorization, token } }: { readonly scene: Scene; readonly proof: Proof },
) {
  const request = requestOf(endpoint, scene, token ?? noLink);
  const reply = await app.inject({
    method: endpoint.method,
    url: urlOf(endpoint, request),
    remoteAddress: nextAddress(),
    ...(request.body === undefined ? {} : { payload: request.body }),
    ...(authorization === undefined ? {} : { headers: { authorization } }),
  });
  // A stream's success is no envelope; its refusals are.
  if (endpoint.stream && reply.statusCode === 200) return { status: 200, code: undefined };
  return { status: reply.statusCode, code: reply.json().errors?.[0]?.code as string | undefined };
}
