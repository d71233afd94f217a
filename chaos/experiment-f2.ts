import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { reachEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { type Product, startProduct } from '../e2e/product.ts';
import { randomFrom } from './interviews.ts';

export type Settings = { readonly kills: number; readonly seed: number };

const TABS = 10;
const ROUNDS_A_TOKEN = 10;
/** Before, within or after the payment, which takes some milliseconds, and on a busy machine a second. */
const WITHIN_MS = 200;

/**
 * QUALITY F2: the server is killed with SIGKILL while a payment is on its way; afterwards ten tabs send it again at
 * once, and pay where nothing had been charged. Each payment is charged once, with one transfer and one period.
 */
export async function runF2({ kills, seed }: Settings): Promise<boolean> {
  const random = randomFrom(seed);
  const product = await startProduct({ BILLING: 'test', ANONYMOUS_REQUESTS_PER_MINUTE: '100000' });
  const seen = { answered: 0, chargedBefore: 0 };
  try {
    let token = '';
    for (let round = 0; round < kills; round += 1) {
      // On a busy machine all rounds take longer than a token lives.
      if (round % ROUNDS_A_TOKEN === 0) token = await signIn(product);
      const ask = asker(product, token);
      const body = { planID: 'team', provider: 'test', intent: randomUUID() };
      const { paymentID } = await ask('', body);
      const paying = ask(`/${paymentID}/pay`, { card: 'good' }).then(
        () => true,
        () => false,
      );
      await pause(random() * WITHIN_MS);
      await product.kill();
      if (await paying) seen.answered += 1;
      await product.start();
      const states = await inTabs(() => ask(`/${paymentID}/resend`, {}));
      if (states.every(({ state }) => state === 'paid')) seen.chargedBefore += 1;
      else await inTabs(() => ask(`/${paymentID}/pay`, { card: 'good' }));
    }
    const counted = await count(product.dataDir);
    console.log({ experiment: 'F2', seed, kills, ...seen, ...counted });
    const once = [counted.paid, counted.charges, counted.transfers, counted.periods];
    return once.every((number) => number === kills) && counted.differences === 0;
  } finally {
    await product.dispose();
  }
}

const inTabs = <T>(work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: TABS }, work));

async function signIn(product: Product): Promise<string> {
  const person = product.demo().accounts.find(({ role }) => role === 'COMPANY_ADMIN');
  const { token } = await post(`${product.baseUrl}/api/accounts/sign-in`, {
    ...{ email: person?.email, password: person?.password },
    type: 'company',
  });
  return String(token);
}

const asker =
  ({ baseUrl }: Product, token: string) =>
  (path: string, body: object) =>
    post(`${baseUrl}/api/billing/payments${path}`, body, token);

type Reply = { readonly paymentID?: number; readonly state?: string; readonly token?: string };

async function post(url: string, body: object, token?: string): Promise<Reply> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  const { data } = (await reply.json()) as { readonly data?: Reply };
  if (!reply.ok || data === undefined) throw new Error(`${url} answered ${reply.status}`);
  return data;
}

/** Read as the owner: never the server's own word. */
async function count(dataDir: string) {
  const postgres = await reachEmbeddedPostgres({ dataDir });
  const db = openDatabase({ connection: postgres.owner, maxConnections: 1 });
  try {
    const { rows } = await db.pool.query<Record<string, number>>(`
      select (select count(*)::int from payments where state = 'paid') as paid,
             (select count(*)::int from pretended_charges) as charges,
             (select count(*)::int from ledger_transfers) as transfers,
             (select count(*)::int from plan_periods where payment_id is not null) as periods,
             (select count(*)::int from (
                select company_id, account, currency, sum(amount) as total
                  from ledger_entries group by 1, 2, 3) as sums
                full join ledger_balances using (company_id, account, currency)
               where total is distinct from balance) as differences`);
    const [{ paid = 0, charges = 0, transfers = 0, periods = 0, differences = 0 } = {}] = rows;
    return { paid, charges, transfers, periods, differences };
  } finally {
    await db.close();
    await postgres.stop();
  }
}
