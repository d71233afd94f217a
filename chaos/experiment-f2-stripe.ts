import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connections } from '../apps/server/src/platform/database/connection.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import {
  type FaultyCall,
  startStripeStandIn,
  type StripeStandIn,
} from '../apps/server/src/platform/payments/test-stripe.ts';
import { randomFrom } from './interviews.ts';
import { type Buyer, deedsOf, forged, openFor, pageOf } from './stripe-steps.ts';

const TIMES = 10;
const worker = join(import.meta.dirname, 'stripe-payer.ts');
/** Calls to the provider that a payment makes, and how each goes wrong. */
const faults = (['open', 'look'] satisfies FaultyCall[]).flatMap((call) =>
  (['silent', 'dropped', 'unanswered'] as const).map((how) => ({ call, how })),
);

type Settings = { readonly kills: number; readonly seed: number };
type Parts = {
  readonly stripe: StripeStandIn;
  readonly owner: Database;
  readonly buyer: () => Promise<Buyer>;
  readonly random: () => number;
};

/**
 * QUALITY F2 for plans by card: the process that pays is killed with SIGKILL before each of its transactions, before each
 * commit and after it, over and over; then ten tabs begin, pay where nobody has, and ask, while all that the provider told
 * comes ten times, in any order, among forgeries. The same where a call to the provider goes wrong in each of its ways.
 * Each company is charged once, with one transfer and one period.
 */
export async function runF2Stripe({ kills, seed }: Settings): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'candor-f2-stripe-'));
  // The database runs as another user when this runs as root.
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir });
  const owner = openDatabase({ connection: postgres.owner, maxConnections: 2 });
  const stripe = await startStripeStandIn();
  try {
    await migrate(postgres.owner);
    await owner.pool.query(`
      insert into billing_plans (plan_id, name, includes, period) values ('team', 'Team', 'All', 'month');
      insert into billing_prices values ('team', '2026-01-01', 4900, 'EUR')`);
    await stripe.hold();
    const personKey = randomBytes(32).toString('hex');
    const buyer = () => newBuyer(postgres, owner, { personKey, stripe: stripe.settings });
    const parts = { stripe, owner, buyer, random: randomFrom(seed) };
    const sum = await runAll(parts, kills);
    const charges = (await stripe.seen()).charges;
    const counted = await count(owner);
    console.log({ experiment: 'F2-stripe', seed, ...sum, charges, ...counted });
    const once = [charges, counted.paid, counted.transfers, counted.periods, counted.numbers];
    return (
      sum.killed === kills &&
      sum.believedForgeries === 0 &&
      once.every((number) => number === sum.companies) &&
      counted.differences === 0
    );
  } finally {
    await stripe.close();
    await owner.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function runAll(parts: Parts, kills: number) {
  const { stripe, buyer } = parts;
  const steps = await pay(await buyer(), -1);
  const sum = { steps, companies: 1, killed: 0, faults: 0, webhooks: 0, believedForgeries: 0 };
  const afterwards = async (of: Buyer) => {
    const seen = await finish(parts, of);
    sum.companies += 1;
    sum.webhooks += seen.webhooks;
    sum.believedForgeries += seen.believedForgeries;
  };
  for (let at = 0; at < kills; at += 1) {
    const of = await buyer();
    sum.killed += (await pay(of, at % steps)) === 0 ? 1 : 0;
    await afterwards(of);
  }
  for (const fault of faults) {
    const of = await buyer();
    // Stripe's library asks a second time by itself.
    await stripe.fail({ ...fault, times: 2 });
    await pay(of, -1).catch(() => 0);
    await stripe.fail();
    sum.faults += 1;
    await afterwards(of);
  }
  return sum;
}

async function newBuyer(
  { app }: Connections,
  owner: Database,
  given: Pick<Buyer, 'personKey' | 'stripe'>,
): Promise<Buyer> {
  const { rows } = await owner.pool.query<{ companyId: number; accountId: number }>(
    `with made as (insert into tenants default values returning id),
          person as (insert into accounts (email, first_name, last_name, user_types)
                     values ($1, 'Planted', 'Person', '{COMPANY}') returning id),
          company as (insert into companies (company_id, name, slug, website, industry, size, country, city)
                      select id, 'Planted', 'planted-' || id, '', '', '', 'NL', '' from made)
     select made.id::int as "companyId", person.id::int as "accountId" from made, person`,
    [`${randomUUID()}@example.com`],
  );
  const [made] = rows;
  if (made === undefined) throw new Error('The company was not planted');
  return { connection: app, ...given, ...made, intent: randomUUID() };
}

/** Gives the moments that there were; 0 where it was killed at one. */
const pay = (buyer: Buyer, dies: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const given = [worker, JSON.stringify({ ...buyer, dies })];
    execFile(process.execPath, given, (error, stdout, stderr) => {
      if (error === null) resolve(Number(stdout));
      else if (error.signal === 'SIGKILL') resolve(0);
      else reject(new Error(stderr));
    });
  });

const inTabs = <T>(work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: TIMES }, work));

/** What the pages do that begin anew, and all that was told: ten times, in any order, among forgeries. */
async function finish({ stripe, random }: Parts, buyer: Buyer) {
  const db = openFor(buyer, TIMES);
  try {
    const deeds = deedsOf(db, buyer);
    const [begun] = await inTabs(() => deeds.begin());
    const paymentID = begun?.paymentID ?? 0;
    const [url = null] = await inTabs(() => deeds.checkOut(paymentID));
    if (url !== null) await stripe.act(pageOf(url), 'good');
    const told = (await stripe.seen()).told.filter(({ payload }) => payload.includes(buyer.intent));
    const all = told
      .flatMap((one) => Array.from({ length: TIMES }, () => [one, forged(one)]))
      .flat()
      .map((one) => ({ one, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ one }) => one);
    const heard = await Promise.all(
      all.map(async (one) => ({ one, isBelieved: await deeds.hear(one) })),
    );
    await inTabs(() => deeds.resend(paymentID));
    const genuine = new Set(told.map(({ signature }) => signature));
    const wrong = heard.filter(({ one, isBelieved }) => isBelieved && !genuine.has(one.signature));
    return { webhooks: all.length, believedForgeries: wrong.length };
  } finally {
    await db.close();
  }
}

/** Read as the owner: never the code's own word. */
async function count({ pool }: Database) {
  const { rows } = await pool.query<Record<string, number>>(`
    select (select count(*)::int from payments where state = 'paid') as paid,
           (select count(*)::int from ledger_transfers) as transfers,
           (select count(*)::int from plan_periods where payment_id is not null) as periods,
           (select count(distinct invoice_number)::int from payments) as numbers,
           (select count(*)::int from (
              select company_id, account, currency, sum(amount) as total
                from ledger_entries group by 1, 2, 3) as sums
              full join ledger_balances using (company_id, account, currency)
             where total is distinct from balance) as differences`);
  const [{ paid = 0, transfers = 0, periods = 0, numbers = 0, differences = 0 } = {}] = rows;
  return { paid, transfers, periods, numbers, differences };
}
