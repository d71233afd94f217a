import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from '../e2e/product.ts';
import type { Kind, Redeem } from './secret-kind.ts';
import { everyKind } from './secrets.ts';

const TRIES = 100;
/** After this the authenticator's code is not the one that enrolled it. */
const NEXT_CODE_MS = 31_000;

export type Settings = {
  readonly rounds: number;
  /** Against a server that does not look whether a secret was used. */
  readonly broken: boolean;
  /** Kinds of secrets whose names hold this; all of them without it. */
  readonly only: string;
};

/**
 * QUALITY C1: each secret redeemed 100 times at once, round after round; then one made before the server is
 * killed and redeemed 100 times after its start, and one redeemed before and tried again after.
 */
export async function runC1({ rounds, broken, only }: Settings): Promise<boolean> {
  const module = new URL('./forget-use.ts', import.meta.url).href;
  const product = await startProduct({
    TRUST_PROXY: '1',
    ANONYMOUS_REQUESTS_PER_MINUTE: '1000000',
    ...(broken ? { NODE_OPTIONS: `--import ${module}` } : {}),
  });
  try {
    const kinds = everyKind(product).filter(({ name }) => name.includes(only));
    const made = [];
    for (const kind of kinds) made.push({ kind, secrets: await makeMany(kind, rounds + 2) });
    await pause(NEXT_CODE_MS);
    let passed = true;
    const report = (kind: Kind, phase: string, seen: Seen) => {
      console.log(JSON.stringify({ experiment: 'C1', kind: kind.name, phase, ...seen }));
      passed &&= seen.secondWinners + seen.noWinner + seen.faults === 0;
    };
    for (const { kind, secrets } of made) {
      report(kind, 'running', await redeemEach(kind, secrets.slice(2)));
    }
    const armed = [];
    for (const { kind, secrets } of made) {
      const [kept, spent] = await Promise.all(secrets.slice(0, 2).map((arm) => arm()));
      if (kept === undefined || spent === undefined) throw new Error('nothing to redeem');
      await (await spent(0)).text();
      armed.push({ kind, kept, spent });
    }
    await product.kill();
    await product.start();
    for (const { kind, kept, spent } of armed) {
      report(kind, 'made before a kill', await redeemEach(kind, [async () => kept]));
      // A refresh secret that comes back so late ends its session, which is another experiment.
      if (kind.isShared) continue;
      const { tries, winners, faults } = await redeemAll(spent);
      const seen = { ...nothing, rounds: 1, tries, secondWinners: winners, faults };
      report(kind, 'spent before a kill', seen);
    }
    return passed;
  } finally {
    await product.dispose();
  }
}

type Made = Awaited<ReturnType<Kind['make']>>;

async function makeMany(kind: Kind, number: number): Promise<Made[]> {
  const secrets: Made[] = [];
  for (let n = 0; n < number; n += 1) secrets.push(await kind.make());
  return secrets;
}

type Seen = {
  readonly rounds: number;
  /** Tries that no limit stopped before the secret was looked at. */
  readonly tries: number;
  readonly secondWinners: number;
  readonly noWinner: number;
  readonly faults: number;
};

const nothing: Seen = { rounds: 0, tries: 0, secondWinners: 0, noWinner: 0, faults: 0 };

async function redeemEach(kind: Kind, secrets: readonly Made[]): Promise<Seen> {
  let seen = nothing;
  for (const arm of secrets) {
    const { tries, winners, successors, faults } = await redeemAll(await arm());
    const served = kind.isShared ? successors : winners;
    seen = {
      rounds: seen.rounds + 1,
      tries: seen.tries + tries,
      secondWinners: seen.secondWinners + Math.max(0, served - 1),
      noWinner: seen.noWinner + (served === 0 ? 1 : 0),
      faults: seen.faults + faults,
    };
  }
  return seen;
}

async function redeemAll(redeem: Redeem) {
  const replies = await Promise.all(Array.from({ length: TRIES }, (_, n) => redeem(n)));
  for (const reply of replies) await reply.text();
  const good = replies.filter(({ status }) => status === 200);
  const cookies = good.map((reply) => reply.headers.getSetCookie().join());
  return {
    tries: replies.filter(({ status }) => status !== 429).length,
    winners: good.length,
    successors: new Set(cookies).size,
    // A server that is out of connections says so and is no fault.
    faults: replies.filter(({ status }) => status >= 500 && status !== 503).length,
  };
}
