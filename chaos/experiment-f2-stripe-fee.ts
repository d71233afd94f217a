import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { startStripeStandIn } from '../apps/server/src/platform/payments/test-stripe.ts';
import { countFees, newPayer } from './experiment-f2-fee.ts';
import { openFor } from './fee-steps.ts';
import { randomFrom } from './interviews.ts';
import { feeDeedsOf } from './stripe-fee-steps.ts';
import { isPaidOnce } from './gaps.ts';
import { runRounds, TIMES } from './stripe-rounds.ts';

type Settings = { readonly each: number; readonly seed: number };

/**
 * QUALITY F2 for the check of an identity by card (PY-3): as F2-stripe does it to a plan. Each person is charged once,
 * with one transfer and one number, and owes nothing any more.
 */
export async function runF2StripeFee({ each, seed }: Settings): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'candor-f2-stripe-fee-'));
  // The database runs as another user when this runs as root.
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir });
  const owner = openDatabase({ connection: postgres.owner, maxConnections: 2 });
  const stripe = await startStripeStandIn();
  try {
    await migrate(postgres.owner);
    await owner.pool.query(`insert into fee_prices values ('identity-check', now(), 1900, 'EUR')`);
    await stripe.hold();
    const personKey = randomBytes(32).toString('hex');
    const payer = async () => ({
      ...(await newPayer(postgres, owner, personKey)),
      ...{ intent: randomUUID(), stripe: stripe.settings },
    });
    const worker = { file: 'stripe-fee-payer.ts', cacheDir: join(dataDir, 'compiled') };
    const tabs = openFor({ connection: postgres.app, personKey }, TIMES);
    const isRight = ({ intent }: { intent: string }) => isPaidOnce(owner, intent);
    const { sum, isRight: isRightAll } = await runRounds(
      { stripe, random: randomFrom(seed), payer, worker, db: tabs, deedsOf: feeDeedsOf, isRight },
      { each },
    );
    await tabs.close();
    const { charges, refunds } = await stripe.seen();
    const counted = await countFees(owner);
    const others = await countOthers(owner);
    const { charges: _pretended, ...fees } = counted;
    console.log({ experiment: 'F2-stripe-fee', seed, ...sum, charges, refunds, ...fees, others });
    const once = [charges, fees.paid, fees.transfers, fees.numbers];
    return (
      isRightAll &&
      sum.believedForgeries === 0 &&
      once.every((number) => number === sum.payers) &&
      [fees.differences, fees.gaps, refunds, others].every((number) => number === 0)
    );
  } finally {
    await stripe.close();
    await owner.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Payments that stand beside the one that was paid. */
async function countOthers({ pool }: Database): Promise<number> {
  const text = `select count(*)::int as others from payments where state <> 'paid'`;
  const { rows } = await pool.query<{ others: number }>(text);
  return rows[0]?.others ?? 0;
}
