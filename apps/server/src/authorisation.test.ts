import { everyEndpointErrors } from '@candor/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const statuses: Record<string, number> = everyEndpointErrors;

let service: TestApp;
let scene: Scene;
let callers: ReturnType<typeof createCallers>;
/** What a caller held when it was refused: it did nothing, so the next call may hold the same. */
const kept = new Map<Caller, { readonly proof: Proof; readonly uses: number }>();
/** Fewer than anybody may make in the time that the budgets count. */
const MOST_USES = 20;

beforeAll(async () => {
  service = await createTestApp();
  scene = await createScene(service);
  callers = createCallers(service, scene);
});
afterAll(() => service.close());

/** Those that a link opens come first: an invitation sent again, as the examples do, revokes it. */
const inOrder = endpoints.toSorted(
  ([, one], [, other]) => Number(other.access.kind === 'link') - Number(one.access.kind === 'link'),
);

describe.each(inOrder)('%s', (_name, endpoint) => {
  const askAs = async (caller: Caller) => {
    const { proof, uses } = kept.get(caller) ?? { proof: await callers[caller](), uses: 0 };
    kept.delete(caller);
    const reply = await ask(service.app, endpoint, { scene, proof });
    const wasRefused = refusals.includes(reply.code ?? '');
    if (wasRefused && uses < MOST_USES) kept.set(caller, { proof, uses: uses + 1 });
    return reply;
  };

  // One test for all of them: seven thousand that are reported cost more than what they ask.
  test('[D1] lets in whom its rule names, and refuses everybody else by what they lack', async () => {
    const said: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const caller of callerNames) {
      const { status, code } = await askAs(caller);
      const wasLetIn = status < 500 && !refusals.includes(code ?? '');
      said[caller] = wasLetIn ? 'let in' : `${status} ${code}`;
      const refusal = refusalOf(endpoint, caller);
      wanted[caller] = refusal === null ? 'let in' : `${statuses[refusal]} ${refusal}`;
    }
    expect(said).toEqual(wanted);
  });

  if (endpoint.access.kind !== 'company') return;
  if (!endpoint.path.includes(':interviewScheduleID')) return;
  test("[D2] the company's own interview is there, another's is not", async () => {
    const own = await askAs('company user');
    // What an example wants to change in it need not be there; the interview is.
    const refusal = refusalOf(endpoint, 'company user');
    if (refusal !== null) expect(own.code).toBe(refusal);
    else if (endpoint.method === 'GET') expect(own).toEqual({ status: 200, code: undefined });
    else expect(own.code).not.toBe('not_found');
    for (const stranger of ["another tenant's admin", "another tenant's user"] as const) {
      const crossed = refusalOf(endpoint, stranger) ?? 'not_found';
      expect(await askAs(stranger)).toMatchObject({ code: crossed });
    }
  });
});
