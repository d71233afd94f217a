import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount } from '../apps/server/src/features/people/accounts/index.ts';
import type { Connections } from '../apps/server/src/platform/database/connection.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { MOMENTS, openFor, payAgain, type Payer } from './fee-steps.ts';
import { countGaps, isPaidOnce } from './gaps.ts';
import { countMoments, momentsOf, strike, type Worker } from './strike.ts';

const TABS = 10;

/**
 * QUALITY F2 for the check of an identity (PY-3): the process that pays is killed with SIGKILL before each of its
 * transactions, before each commit and after it, the provider's own among them, with three people in it, each at another
 * of these moments; then ten tabs of each begin, ask and pay at once. Each person is charged once, with one transfer and
 * one number.
 */
export async function runF2Fee({ rounds }: { readonly rounds: number }): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'candor-f2-fee-'));
  // The database runs as another user when this runs as root.
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir });
  const owner = openDatabase({ connection: postgres.owner, maxConnections: 2 });
  try {
    await migrate(postgres.owner);
    await owner.pool.query(`insert into fee_prices values ('identity-check', now(), 1900, 'EUR')`);
    const personKey = randomBytes(32).toString('hex');
    const newOne = () => newPayer(postgres, owner, personKey);
    const worker: Worker = { file: 'fee-payer.ts', cacheDir: join(dataDir, 'compiled') };
    const tabs = openFor({ connection: postgres.app, personKey }, TABS);
    const steps = await countMoments(worker, await newOne());
    const sum = { persons: 1, processes: 0, struck: 0, chargedBefore: 0 };
    const gaps = countGaps();
    for (let at = 0; at < (steps / MOMENTS) * rounds; at += 1) {
      const struck = await Promise.all(
        momentsOf(at % (steps / MOMENTS)).map(async (dies) => ({ payer: await newOne(), dies })),
      );
      const isKilled = (await strike(worker, struck)) === struck.length;
      sum.processes += 1;
      for (const { payer, dies } of struck) {
        sum.struck += isKilled ? 1 : 0;
        sum.persons += 1;
        sum.chargedBefore += await chargesOf(owner, payer);
        await Promise.all(Array.from({ length: TABS }, () => payAgain(tabs, payer)));
        const isOnce = (await chargesOf(owner, payer)) === 1;
        gaps.note(dies, { isKilled, isRight: isOnce && (await isPaidOnce(owner, payer.intent)) });
      }
    }
    await tabs.close();
    const isRight = gaps.say();
    const counted = await countFees(owner);
    console.log({ experiment: 'F2-fee', steps, rounds, ...sum, ...counted });
    const once = [counted.paid, counted.charges, counted.transfers, counted.numbers];
    return (
      isRight &&
      sum.struck === steps * rounds &&
      once.every((number) => number === sum.persons) &&
      counted.differences === 0 &&
      counted.gaps === 0
    );
  } finally {
    await owner.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

export async function newPayer(
  { app }: Connections,
  owner: Database,
  personKey: string,
): Promise<Payer> {
  const accountId = await owner.global((tx) =>
    createAccount(tx, {
      email: `${randomUUID()}@example.com`,
      ...{ firstName: 'Planted', lastName: 'Person', userTypes: ['EXTERNAL_INTERVIEWER'] },
      ...{ passwordHash: 'none', emailConfirmedAt: new Date() },
    }),
  );
  return { connection: app, personKey, accountId, intent: randomUUID() };
}

async function chargesOf({ pool }: Database, { intent }: Payer): Promise<number> {
  const text = 'select count(*)::int as charges from pretended_charges where intent = $1';
  const { rows } = await pool.query<{ charges: number }>(text, [intent]);
  return rows[0]?.charges ?? 0;
}

/** Read as the owner: never the code's own word. */
export async function countFees({ pool }: Database) {
  const { rows } = await pool.query<Record<string, number>>(`
    select (select count(*)::int from payments where state = 'paid') as paid,
           (select count(*)::int from pretended_charges) as charges,
           (select count(*)::int from ledger_transfers) as transfers,
           (select count(distinct invoice_number)::int from payments) as numbers,
           (select max(right(invoice_number, 5)::int) - count(*)::int from payments) as gaps,
           (select count(*)::int from (
              select company_id, account, currency, sum(amount) as total
                from ledger_entries group by 1, 2, 3) as sums
              full join ledger_balances using (company_id, account, currency)
             where total is distinct from balance) as differences`);
  const [{ paid = 0, charges = 0, transfers = 0, numbers = 0, gaps = 0, differences = 0 } = {}] =
    rows;
  return { paid, charges, transfers, numbers, gaps, differences };
}
