import { contract } from '@candor/contract';
import { startProduct } from '../e2e/product.ts';
import { ask, networkOf, plantCandidates, plantedPassword } from './accounts.ts';

const path = contract.accounts.signIn.path;
const credentials = (email: string, password: string) => ({ email, password, type: 'candidate' });

/** QUALITY C8: passwords guessed at one account from everywhere, and one password at everyone from one place. */
export async function runC8({ guesses }: { guesses: number }): Promise<boolean> {
  const one = await guessOneAccount(guesses);
  const many = await guessManyAccounts(guesses);
  console.log({ experiment: 'C8', guesses, ...one, ...many });
  const isHeldOff = one.comparedOnOneAccount <= 10 && many.comparedFromOneNetwork <= 100;
  return isHeldOff && one.ownerStatus === 200 && one.ownerMs <= 30_000;
}

async function guessOneAccount(guesses: number) {
  const product = await startProduct({ TRUST_PROXY: '1' });
  try {
    const url = `${product.demo().baseUrl}${path}`;
    const email = 'owner@example.com';
    await plantCandidates(product.dataDir, [email]);
    const first = await ask(url, credentials(email, plantedPassword));
    const cookie = first.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ');
    const statuses = await inTens(guesses, (n) =>
      ask(url, credentials(email, `Guess#${n}abc`), { 'x-forwarded-for': networkOf(n) }),
    );
    const started = performance.now();
    const owner = await ask(url, credentials(email, plantedPassword), { cookie });
    return {
      comparedOnOneAccount: statuses.filter((status) => status !== 429).length,
      ownerStatus: owner.status,
      ownerMs: Math.round(performance.now() - started),
    };
  } finally {
    await product.dispose();
  }
}

/** The network is invented in a header that this server does not believe. */
async function guessManyAccounts(guesses: number) {
  const product = await startProduct({ ANONYMOUS_REQUESTS_PER_MINUTE: '1000000' });
  try {
    const url = `${product.demo().baseUrl}${path}`;
    const statuses = await inTens(guesses, (n) =>
      ask(url, credentials(`person${n}@example.com`, 'Summer#Rain2026'), {
        'x-forwarded-for': networkOf(n),
      }),
    );
    return { comparedFromOneNetwork: statuses.filter((status) => status !== 429).length };
  } finally {
    await product.dispose();
  }
}

async function inTens(count: number, send: (n: number) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 10) {
    const batch = Array.from({ length: Math.min(10, count - n) }, (_, i) => send(n + i));
    for (const reply of await Promise.all(batch)) {
      await reply.text();
      statuses.push(reply.status);
    }
  }
  return statuses;
}
