import {
  createCreditSpender,
  openBilling,
} from '../apps/server/src/features/operations/billing/index.ts';
import { moveCredits } from '../apps/server/src/features/operations/billing/move-credits.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';
import { reachEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { startProduct } from '../e2e/product.ts';
import { inviteMany } from './interviews.ts';

const SPENDERS = 50;
/** The demo's own company is the first one. */
const COMPANY = 1;

/**
 * QUALITY F2: in each round there is one credit, and fifty spend it at once, each for an interview of their own. One wins,
 * the others are refused, and the ledger proves.
 */
export async function runF2Credits({ rounds }: { readonly rounds: number }): Promise<boolean> {
  const product = await startProduct({ BILLING: 'test' });
  const postgres = await reachEmbeddedPostgres({ dataDir: product.dataDir });
  const db = openDatabase({ connection: postgres.app, maxConnections: SPENDERS });
  const owner = openDatabase({ connection: postgres.owner, maxConnections: 1 });
  const asOwner = async (text: string) =>
    (await owner.pool.query<Record<string, number>>(text)).rows;
  try {
    await asOwner(
      `insert into credit_prices (kind, from_at, credits) values ('bot-interview', '2026-01-01', 1)`,
    );
    await inviteMany(product.dataDir, SPENDERS + rounds);
    const found = await asOwner(
      `select id::int from interview_schedules where company_id = ${COMPANY} and not is_begun order by id desc`,
    );
    const [member] = await asOwner(
      `select account_id::int as id from memberships where company_id = ${COMPANY} limit 1`,
    );
    const all = { db, accountId: member?.['id'] ?? 0, ids: found.map(({ id = 0 }) => id) };
    const wins = await spendInRounds(all, rounds);
    const [counted = {}] = await asOwner(counting);
    console.log({ experiment: 'F2-credits', rounds, spenders: SPENDERS, ...wins, ...counted });
    const { used, balance, differences } = counted;
    const isOnce = wins.oneWinner === rounds && used === rounds;
    return isOnce && balance === 0 && differences === 0;
  } finally {
    await db.close();
    await owner.close();
    await postgres.stop();
    await product.dispose();
  }
}

type All = { readonly db: Database; readonly accountId: number; readonly ids: readonly number[] };

async function spendInRounds({ db, accountId, ids }: All, rounds: number) {
  const billing = openBilling({ BILLING: 'test', BILLING_CURRENCY: 'EUR', stripe: null }, db);
  const spend = createCreditSpender({ billing });
  const left = [...ids];
  const wins = { oneWinner: 0, refused: 0, otherwise: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const now = new Date();
    const bought = { companyId: COMPANY, reason: 'bought', credits: 1, madeAt: now } as const;
    await db.inCompany(COMPANY, (tx) => moveCredits(tx, bought));
    const outcomes = await Promise.allSettled(
      left
        .slice(0, SPENDERS)
        .map((id) =>
          db.inCompany(COMPANY, (tx) => spend(tx, { companyId: COMPANY, accountId, now }, [id])),
        ),
    );
    const won = outcomes.flatMap(({ status }, at) => (status === 'fulfilled' ? [at] : []));
    const refused = outcomes.filter(
      (one) => one.status === 'rejected' && JSON.stringify(one.reason).includes('no_credit'),
    ).length;
    wins.refused += refused;
    wins.otherwise += SPENDERS - won.length - refused;
    if (won.length === 1) wins.oneWinner += 1;
    // Whose interview is paid would pay nothing more.
    for (const at of won.toReversed()) left.splice(at, 1);
  }
  return wins;
}

/** Read as the owner: never the server's own word. */
const counting = `
  select (select count(*)::int from credit_moves where reason = 'used') as used,
         (select balance::int from ledger_balances
           where company_id = ${COMPANY} and account = 'credits' and currency = 'CRD') as balance,
         (select count(*)::int from (
            select company_id, account, currency, sum(amount) as total from ledger_entries group by 1, 2, 3) as sums
            full join ledger_balances using (company_id, account, currency)
           where total is distinct from balance) as differences`;
