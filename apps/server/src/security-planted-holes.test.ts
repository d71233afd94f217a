import type { Access, Endpoint, UserType } from '@candor/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createSessionResolver } from './features/people/accounts/index.ts';
import { createKeyResolver } from './features/operations/apikeys/index.ts';
import { createStepUp } from './features/people/multifactor/index.ts';
import { createPrivilegeResolver } from './features/people/privileges/index.ts';
import { createLinkResolver } from './features/interviews/links/index.ts';
import { createEventStreams } from './platform/http/event-stream.ts';
import { openGate } from './platform/http/test-gate.ts';
import type { Handler, Resolvers } from './platform/http/handlers.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { mount } from './platform/http/mount.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import {
  ask,
  type Caller,
  callerNames,
  createCallers,
  type Proof,
  refusalOf,
  refusals,
} from './test-callers.ts';
import { createScene, endpoints, type Scene } from './test-scene.ts';
import { noProxies } from './platform/http/trusted-proxies.ts';

/**
 * Whether the authorisation matrix would notice a hole: the same doors, callers and oracle, with empty rooms behind
 * the doors and one check taken out.
 */
let service: TestApp;
let scene: Scene;
const proofs = new Map<Caller, Proof>();

beforeAll(async () => {
  service = await createTestApp();
  scene = await createScene(service);
  const callers = createCallers(service, scene);
  for (const name of callerNames) proofs.set(name, await callers[name]());
});
afterAll(() => service.close());

const anything = z.unknown();
let minutes = 0;

/** How many callers each endpoint lets in or refuses against the contract. */
async function mismatches(plant: {
  readonly access?: (access: Access) => Access | null;
  readonly resolvers?: Partial<Resolvers>;
}): Promise<Map<string, number>> {
  const { db, clock } = service;
  const resolveKey = createKeyResolver({ db });
  const resolvers: Resolvers = {
    link: createLinkResolver({ db, clock }),
    // A minute for each request: the one key would soon have made too many.
    key: (authorization, now) => {
      minutes += 1;
      return resolveKey(authorization, new Date(now.getTime() + minutes * 60_000));
    },
    session: createSessionResolver({ db, clock, secret: new Uint8Array(32).fill(7) }),
    privilege: createPrivilegeResolver({ db }),
    stepUp: createStepUp({ db }),
    signed: () => null,
    ...plant.resolvers,
  };
  const server = await createHttpServer({
    isHttps: false,
    trustProxy: noProxies,
    logLevel: 'silent',
  });
  const isInMaintenance = async () => false;
  const options = {
    resolvers,
    clock,
    isInMaintenance,
    hasBegun: async () => false,
    checkReplies: false,
    anonymousPerMinute: 1e6,
    failedProofs: {
      countLink: async () => {},
      countKey: async () => {},
      log: () => {},
      logRefusal: () => {},
    },
    streams: createEventStreams(server),
    gate: openGate,
  };
  const emptyRoom = (async () => ({})) as unknown as Handler<never>;
  const doors: [string, Endpoint][] = [];
  for (const [name, endpoint] of endpoints) {
    const access = plant.access === undefined ? endpoint.access : plant.access(endpoint.access);
    if (access === null) continue;
    const { stream: _envelope, ...answering } = endpoint;
    mount(server, { ...answering, access, output: anything }, { handler: emptyRoom, options });
    doors.push([name, endpoint]);
  }
  const found = new Map<string, number>();
  for (const [name, endpoint] of doors) {
    let wrong = 0;
    for (const caller of callerNames) {
      const { code } = await ask(server, endpoint, { scene, proof: proofs.get(caller) ?? {} });
      const refusal = refusals.includes(code ?? '') ? code : null;
      if (refusal !== refusalOf(endpoint, caller)) wrong += 1;
    }
    found.set(name, wrong);
  }
  await server.close();
  return found;
}

/** Endpoints that were planted in, and those of them where nobody would have noticed. */
async function unnoticed(plant: Parameters<typeof mismatches>[0]) {
  const found = await mismatches(plant);
  return { planted: found.size, unnoticed: [...found].filter(([, n]) => n === 0).map(([n]) => n) };
}

test('[D5] without a hole the matrix finds none', async () => {
  const found = await mismatches({});
  expect([...found].filter(([, wrong]) => wrong > 0)).toEqual([]);
  expect(found.size).toBe(endpoints.length);
});

const ofCompanies = (access: Access) => (access.kind === 'company' ? access : null);

test('[D5] a resolver that allows everything turns the matrix red', async () => {
  const resolvers = { privilege: async () => true };
  const found = await mismatches({ access: ofCompanies, resolvers });
  // Where the recruiter's role grants it, or the role alone keeps users out, the right answer is the same.
  const wronged = endpoints.filter(
    ([, { access }]) =>
      access.kind === 'company' &&
      access.roles.includes('COMPANY_USER') &&
      refusalOf({ access }, 'company user') !== null,
  );
  expect(wronged.length).toBeGreaterThan(10);
  expect(wronged.filter(([name]) => found.get(name) === 0).map(([name]) => name)).toEqual([]);
});

test('[D5] a resolver that allows nothing turns it red too', async () => {
  const resolvers = { privilege: async () => false };
  const found = await mismatches({ access: ofCompanies, resolvers });
  expect([...found.values()].filter((wrong) => wrong > 0).length).toBeGreaterThan(2);
});

const everyType: readonly UserType[] = [
  'SUPER_ADMIN',
  'COMPANY_ADMIN',
  'COMPANY_USER',
  'CANDIDATE',
  'EXTERNAL_INTERVIEWER',
];

/** One check taken out of every endpoint that has it; null where there is nothing to take out. */
const removals: Readonly<Record<string, (access: Access) => Access | null>> = {
  'no proof is asked for': (access) => (access.kind === 'anyone' ? null : { kind: 'anyone' }),
  'any signed-in person will do': (access) =>
    access.kind === 'company' ? { kind: 'session' } : null,
  'any type of person will do': (access) =>
    access.kind === 'session' && access.userTypes !== undefined ? { kind: 'session' } : null,
  'another type of person is let in': (access) => {
    if (access.kind !== 'session' || access.userTypes === undefined) return null;
    const other = everyType.filter((type) => access.userTypes?.includes(type) !== true);
    return { kind: 'session', userTypes: other };
  },
  'a link of any purpose will do': (access) => {
    if (access.kind !== 'link') return null;
    const isBot = access.purpose === 'bot-interview';
    return { kind: 'link', purpose: isBot ? 'recording' : 'bot-interview' };
  },
  'users pass as admins': (access) => {
    if (access.kind !== 'company' || access.roles.length === 2) return null;
    return { kind: 'company', roles: ['COMPANY_ADMIN', 'COMPANY_USER'] };
  },
  'the privilege is not looked at': (access) => {
    if (access.kind !== 'company' || access.privilege === undefined) return null;
    // The matrix's recruiter holds these, so that only roles.test.ts can tell the difference.
    if (refusalOf({ access }, 'company user') === null) return null;
    return { kind: 'company', roles: ['COMPANY_ADMIN', 'COMPANY_USER'] };
  },
};

describe.each(Object.entries(removals))('[D5] %s', (_name, access) => {
  test('and each endpoint turns red', async () => {
    const { planted, unnoticed: missed } = await unnoticed({ access });
    expect(planted).toBeGreaterThan(0);
    expect(missed).toEqual([]);
  });
});
