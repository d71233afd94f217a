import { contract } from '@candor/contract';
import { startProduct } from '../e2e/product.ts';
import { areaUnderCurve, ask, networkOf, plantCandidates } from './accounts.ts';
import { randomFrom } from './interviews.ts';

const { accounts } = contract;

/** Endpoints that strangers ask about an address, and what they send beside it. */
const questions = {
  'sign-in': {
    path: accounts.signIn.path,
    body: { password: 'Wrong#Horse1', type: 'candidate' },
  },
  'sign-up': {
    path: accounts.signUp.path,
    body: { password: 'Harbour#Lantern27', type: 'candidate', acceptsTerms: true },
  },
  'forgot-password': { path: accounts.forgotPassword.path, body: {} },
  'resend-verification': { path: accounts.resendVerification.path, body: {} },
};

/** Each address may be asked about five times an hour. */
const TRIES = 5;

/**
 * QUALITY C9: known and unknown addresses in random order, one after the other, each from a network of its own.
 * Passes when replies and headers are the same and the times tell no more than chance (0.45 to 0.55).
 */
export async function runC9({ times, seed }: { times: number; seed: number }): Promise<boolean> {
  const random = randomFrom(seed);
  const product = await startProduct({
    TRUST_PROXY: '1',
    ANONYMOUS_REQUESTS_PER_MINUTE: '1000000',
  });
  let network = 0;
  let passed = true;
  try {
    const { baseUrl } = product.demo();
    const people = Math.ceil(times / TRIES);
    const addresses = (kind: string) =>
      Array.from({ length: people }, (_, n) => `${kind}.${String(n).padStart(6, '0')}@example.com`);
    const [known, unknown] = [addresses('aaaaaaa'), addresses('bbbbbbb')];
    await plantCandidates(product.dataDir, known);
    for (const [name, { path, body }] of Object.entries(questions)) {
      const spent = { known: [] as number[], unknown: [] as number[] };
      const replies = { known: new Set<string>(), unknown: new Set<string>() };
      const queue = shuffled(
        [known, unknown].flatMap((emails, index) =>
          Array.from({ length: times }, (_, n) => ({
            email: emails[n % people] ?? '',
            kind: index === 0 ? ('known' as const) : ('unknown' as const),
          })),
        ),
        random,
      );
      for (const { email, kind } of queue) {
        network += 1;
        const started = performance.now();
        const reply = await ask(
          `${baseUrl}${path}`,
          { ...body, email },
          { 'x-forwarded-for': networkOf(network) },
        );
        const text = await reply.text();
        spent[kind].push(performance.now() - started);
        replies[kind].add(`${reply.status} ${text} ${[...reply.headers.keys()].join()}`);
      }
      const same = [...replies.known].join() === [...replies.unknown].join();
      const auc = areaUnderCurve(spent.known, spent.unknown);
      console.log({ experiment: 'C9', seed, endpoint: name, times, same, auc: +auc.toFixed(3) });
      passed &&= same && replies.known.size === 1 && auc >= 0.45 && auc <= 0.55;
    }
    return passed;
  } finally {
    await product.dispose();
  }
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
