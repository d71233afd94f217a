import { contract, type Envelope } from '@candor/contract';
import { type Product, startProduct } from '../e2e/product.ts';
import { ask, plantCandidates, plantedPassword } from './accounts.ts';

const { signIn, signOut, refreshSession, getMe } = contract.accounts;
const email = 'sessions@example.com';

type Browser = {
  /** What local storage holds. */
  token: string;
  readonly handle: string;
  /** The rotating secret; a copied local storage has none. */
  cookie: string;
};

/**
 * QUALITY C2, C3, C4 with a real server in between: `rounds` times a lost reply that is asked for again (C4), a
 * copied local storage that refreshes nothing while its owner goes on (C3), a refresh that races a sign-out, and a
 * spent secret that comes back after the server was killed and started again (C2).
 */
export async function runSessions({ rounds }: { rounds: number }): Promise<boolean> {
  const product = await startProduct();
  try {
    await plantCandidates(product.dataDir, [email]);
    const lost = await count(rounds, () => survivesLostReply(product));
    const copied = await count(rounds, () => copyRefreshesNothing(product));
    const raced = await count(rounds, () => endsWithSignOut(product));
    const restarted = await afterRestart(product, rounds);
    const passed = [lost, copied, raced, restarted].every((ok) => ok === rounds);
    console.log({ experiment: 'C2-C4', rounds, lost, copied, raced, restarted });
    return passed;
  } finally {
    await product.dispose();
  }
}

async function count(rounds: number, round: () => Promise<boolean>): Promise<number> {
  let ok = 0;
  for (let n = 0; n < rounds; n += 1) if (await round()) ok += 1;
  return ok;
}

async function survivesLostReply(product: Product): Promise<boolean> {
  const browser = await open(product);
  const spent = browser.cookie;
  await refresh(product, browser);
  // The reply never arrived: the page still has the secret that it sent.
  browser.cookie = spent;
  const again = await refresh(product, browser);
  return again === 200 && (await isIn(product, browser));
}

async function copyRefreshesNothing(product: Product): Promise<boolean> {
  const browser = await open(product);
  const copy = { ...browser, cookie: '' };
  const refused = (await refresh(product, copy)) === 401;
  return refused && (await refresh(product, browser)) === 200;
}

/** Whoever comes first, the session is over when both have been answered. */
async function endsWithSignOut(product: Product): Promise<boolean> {
  const browser = await open(product);
  const leaving = { ...browser };
  await Promise.all([
    refresh(product, browser),
    ask(url(product, signOut.path), {}, { authorization: `Bearer ${leaving.token}` }),
  ]);
  return !(await isIn(product, browser)) && (await refresh(product, browser)) === 401;
}

/** Each session rotates twice; its first secret comes back once the server has been killed and started. */
async function afterRestart(product: Product, rounds: number): Promise<number> {
  const browsers: { readonly browser: Browser; readonly spent: string }[] = [];
  for (let n = 0; n < rounds; n += 1) {
    const browser = await open(product);
    const spent = browser.cookie;
    await refresh(product, browser);
    await refresh(product, browser);
    browsers.push({ browser, spent });
  }
  await product.kill();
  await product.start();
  let ended = 0;
  for (const { browser, spent } of browsers) {
    const goesOn = (await refresh(product, { ...browser })) === 200;
    const refused = (await refresh(product, { ...browser, cookie: spent })) === 401;
    if (goesOn && refused && !(await isIn(product, browser))) ended += 1;
  }
  return ended;
}

const url = (product: Product, path: string) => `${product.demo().baseUrl}${path}`;

async function open(product: Product): Promise<Browser> {
  const body = { email, password: plantedPassword, type: 'candidate' };
  const reply = await ask(url(product, signIn.path), body);
  const { data } = (await reply.json()) as Envelope<{ token: string; refreshToken: string }>;
  if (data === undefined) throw new Error(`Nobody could sign in: ${reply.status}`);
  return { token: data.token, handle: data.refreshToken, cookie: cookieOf(reply) };
}

/** Takes the new token and secret over; gives the status. */
async function refresh(product: Product, browser: Browser): Promise<number> {
  const cookie: Record<string, string> = browser.cookie === '' ? {} : { cookie: browser.cookie };
  const reply = await ask(
    url(product, refreshSession.path),
    { refreshToken: browser.handle },
    cookie,
  );
  const { data } = (await reply.json()) as Envelope<{ token: string }>;
  if (data !== undefined) {
    browser.token = data.token;
    browser.cookie = cookieOf(reply);
  }
  return reply.status;
}

async function isIn(product: Product, { token }: Browser): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(url(product, getMe.path), { headers })).ok;
}

function cookieOf(reply: Response): string {
  const named = reply.headers.getSetCookie().find((line) => line.includes('refresh'));
  return named?.split(';')[0] ?? '';
}
