import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connections } from '../apps/server/src/platform/database/connection.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { startStripeStandIn } from '../apps/server/src/platform/payments/test-stripe.ts';
import { openFor } from './fee-steps.ts';
import { randomFrom } from './interviews.ts';
import { isPaidOnce } from './gaps.ts';
import { runRounds, TIMES } from './stripe-rounds.ts';
import { type Buyer, deedsOf } from './stripe-steps.ts';

type Settings = { readonly each: number; readonly seed: number };
/**
 * QUALITY F2 for plans by card: the process that pays is killed with SIGKILL before each of its transactions, before each
 * commit and after it, over and over, with three companies in it, each at another of these moments; then ten tabs of each
 * begin, pay where nobody has, and ask, while all that the provider told comes ten times, in any order, among forgeries. The same where a call to the provider goes wrong in each of its ways.
 * Each company is charged once, with one transfer and one period.
 */
export async function runF2Stripe({ each, seed }: Settings): Promise<boolean> {
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
    const payer = () => newBuyer(postgres, owner, { personKey, stripe: stripe.settings });
    const worker = { file: 'stripe-payer.ts', cacheDir: join(dataDir, 'compiled') };
    const tabs = openFor({ connection: postgres.app, personKey }, TIMES);
    const isRight = ({ intent }: { intent: string }) => isPaidOnce(owner, intent);
    const { sum, isRight: isRightAll } = await runRounds(
      { stripe, random: randomFrom(seed), payer, worker, db: tabs, deedsOf, isRight },
      { each },
    );
    await tabs.close();
    const charges = (await stripe.seen()).charges;
    const counted = await count(owner);
    console.log({ experiment: 'F2-stripe', seed, ...sum, charges, ...counted });
    const once = [charges, counted.paid, counted.transfers, counted.periods, counted.numbers];
    return (
      isRightAll &&
      sum.believedForgeries === 0 &&
      once.every((number) => number === sum.payers) &&
      counted.differences === 0
    );
  } finally {
    await stripe.close();
    await owner.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
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
