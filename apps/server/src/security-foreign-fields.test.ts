import { type Endpoint } from '@candor/contract';
import * as z from 'zod/mini';
import { safeParse } from 'zod/v4/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEventStreams } from './platform/http/event-stream.ts';
import { openGate } from './platform/http/test-gate.ts';
import type { Handler } from './platform/http/handlers.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { mount } from './platform/http/mount.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { type Caller, createCallers, refusalOf } from './test-callers.ts';
import { createScene, endpoints, nextAddress, requestOf, type Scene, urlOf } from './test-scene.ts';
import { noProxies } from './platform/http/trusted-proxies.ts';

let service: TestApp;
let scene: Scene;

beforeAll(async () => {
  service = await createTestApp();
  scene = await createScene(service);
});
afterAll(() => service.close());

/** What somebody would like to be, in every spelling that a row, a reply or a program uses. */
const wishes: Readonly<Record<string, unknown>> = {
  accountId: 1,
  account_id: 1,
  userID: 1,
  companyId: 1,
  company_id: 1,
  membershipId: 1,
  userType: ['SUPER_ADMIN'],
  userTypes: ['SUPER_ADMIN'],
  user_types: ['SUPER_ADMIN'],
  roleId: 1,
  role_id: 1,
  privileges: [{ featureId: 3, activityId: 6 }],
  isAdmin: true,
  isKYC: true,
  is_kyc: true,
  identityStatus: 'approved',
  isEmailConfirmed: true,
  emailConfirmedAt: '2026-01-01T00:00:00Z',
  email_confirmed_at: '2026-01-01T00:00:00Z',
  isTemporaryPassword: false,
  isPaymentDone: true,
  isPaymentDoneForIDVerification: true,
  plan: 'planted-plan',
  credits: 987654321,
  balance: 987654321,
  score: 987654321,
  isCorrect: true,
  disabledAt: null,
  suspendedAt: null,
  createdBy: 1,
  createdAt: '2001-01-01T00:00:00Z',
  passwordHash: 'planted-hash',
  password_hash: 'planted-hash',
  storageKey: 'planted-key',
  logoKey: 'planted-key',
  planted: 'planted-value',
};
/** These are fields of some endpoints, and wishes everywhere else. */
const sometimes: Readonly<Record<string, unknown>> = {
  role: 'COMPANY_ADMIN',
  roleID: 1,
  companyID: 1,
  status: 'active',
  planID: 'free',
};

/** Adds the wishes to an object and to every object in it, where it has no such field of its own. */
function withWishes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withWishes);
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).map(([name, inner]) => [name, withWishes(inner)] as const);
  return { ...sometimes, ...wishes, ...Object.fromEntries(own) };
}

/** Names that a parsed value has and the request without wishes has not. */
function extraNames(parsed: unknown, honest: unknown, path = ''): string[] {
  if (typeof parsed !== 'object' || parsed === null) return [];
  const known = typeof honest === 'object' && honest !== null ? honest : {};
  return Object.entries(parsed).flatMap(([name, value]) => {
    if (!(name in known)) return [`${path}${name}`];
    return extraNames(value, known[name as keyof typeof known], `${path}${name}.`);
  });
}

const withBody = endpoints.filter(([, { body }]) => body !== undefined);

describe.each(withBody)('[D3] %s', (_name, endpoint) => {
  test('takes no field that its contract does not name', () => {
    const schema = endpoint.body as z.core.$ZodType;
    const { body } = requestOf(endpoint, scene);
    const honest = safeParse(schema, body);
    const wishful = safeParse(schema, withWishes(body));
    // A browser's own message about a passkey has no fixed shape; a library reads it field by field.
    const free = ['response'];
    if (!honest.success || !wishful.success) expect.unreachable('the example is not accepted');
    const names = extraNames(wishful.data, honest.data);
    expect(names.filter((path) => !free.includes(path.split('.')[0] ?? ''))).toEqual([]);
  });
});

/** Who may call it. */
const ranks: readonly Caller[] = [
  'company admin',
  'candidate',
  'interviewer',
  'link holder',
  'super admin',
];

test('[D3] no endpoint writes, for whoever may call it, a field that it does not name', async () => {
  const callers = createCallers(service, scene);
  let accepted = 0;
  for (const [name, endpoint] of withBody) {
    if (name.startsWith('administration.setMaintenance')) continue;
    const caller = ranks.find((rank) => refusalOf(endpoint, rank) === null) ?? 'company admin';
    const { authorization, token } = await callers[caller]();
    const request = requestOf(endpoint, scene, token ?? scene.botToken);
    const reply = await service.app.inject({
      method: endpoint.method,
      url: urlOf(endpoint, request),
      remoteAddress: nextAddress(),
      payload: withWishes(request.body) as object,
      ...(authorization === undefined ? {} : { headers: { authorization } }),
    });
    expect([name, reply.statusCode < 500]).toEqual([name, true]);
    if (reply.statusCode === 200) accepted += 1;
  }
  expect(accepted).toBeGreaterThan(20);
  const rows = await everyRow();
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((row) => /planted-|987654321|2001-01-01/.test(row))).toEqual([]);
});

test('[D3] nobody became somebody by wishing', async () => {
  const before = await standing();
  for (const [, endpoint] of withBody) {
    const request = requestOf(endpoint, scene);
    const { authorization } = await scene.signInAsUser();
    await service.app.inject({
      method: endpoint.method,
      url: urlOf(endpoint, request),
      remoteAddress: nextAddress(),
      payload: withWishes(request.body) as object,
      headers: { authorization },
    });
  }
  expect(await standing()).toEqual(before);
});

/** What decides what the demo's people may do. */
async function standing() {
  const members = `select m.id, m.account_id, m.company_id, m.role, m.role_id, m.status, a.user_types,
      a.email_confirmed_at, a.disabled_at, a.password_hash
    from memberships m join accounts a on a.id = m.account_id where m.company_id = $1 order by m.id`;
  const { rows } = await service.owner.query(members, [scene.companyId]);
  const companies = 'select company_id, plan, slug, logo_key from companies where company_id = $1';
  return { rows, company: (await service.owner.query(companies, [scene.companyId])).rows };
}

async function everyRow(): Promise<string[]> {
  const { rows: tables } = await service.owner.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'pgboss')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await service.owner.query(`select t::text as row from ${name} t`);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts;
}

const secret = { passwordHash: 'planted', companyId: 7 };

/** What comes over the wire when a handler gives this. */
async function replyOf(output: Endpoint['output'], given: unknown) {
  const server = await createHttpServer({
    isHttps: false,
    trustProxy: noProxies,
    logLevel: 'silent',
  });
  const endpoint: Endpoint = {
    method: 'GET',
    path: '/api/planted',
    summary: '',
    output,
    errors: {},
    access: { kind: 'anyone' },
    example: {},
  };
  const refuse = async () => null;
  mount(server, endpoint, {
    handler: (async () => given) as unknown as Handler<never>,
    options: {
      resolvers: {
        ...{ link: refuse, session: refuse, key: refuse },
        ...{
          privilege: async () => false,
          stepUp: async () => ({ factor: 'none', isFresh: false }),
          signed: () => null,
        },
      },
      clock: service.clock,
      checkReplies: false,
      anonymousPerMinute: 100,
      failedProofs: {
        countLink: async () => {},
        countKey: async () => {},
        log: () => {},
        logRefusal: () => {},
      },
      hasBegun: async () => false,
      isInMaintenance: async () => false,
      streams: createEventStreams(server),
      gate: openGate,
    },
  });
  const reply = await server.inject({ url: '/api/planted' });
  await server.close();
  return reply;
}

test('[D3] a reply holds nothing that its contract does not name, whatever the handler gives', async () => {
  const output = z.object({ name: z.string(), list: z.array(z.object({ id: z.int() })) });
  const reply = await replyOf(output, { name: 'x', list: [{ id: 1, ...secret }], ...secret });
  expect(reply.json().data).toEqual({ name: 'x', list: [{ id: 1 }] });
});

test('[D3] where a reply is one of two shapes, one that is neither is an error and tells nothing', async () => {
  const output = z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]);
  expect((await replyOf(output, { a: 'x' })).json().data).toEqual({ a: 'x' });
  const reply = await replyOf(output, { a: 'x', ...secret });
  expect(reply.statusCode).toBe(500);
  expect(reply.body).not.toContain('planted');
});
