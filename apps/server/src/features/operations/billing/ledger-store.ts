import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Transfer } from './billing-rules.ts';

/** Writes it once, whatever it is called; false: it stood there. The database refuses what does not sum to zero. */
export async function writeTransfer(
  tx: Tx,
  { cause, currency, amounts }: Transfer,
  { companyId, now }: { readonly companyId: number; readonly now: Date },
): Promise<boolean> {
  const made = await tx
    .insertInto('ledgerTransfers')
    .values({ companyId, cause, madeAt: now })
    .onConflict((on) => on.columns(['companyId', 'cause']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) return false;
  // In one order, so that two transfers never wait for each other's balances.
  const entries = Object.entries(amounts)
    .filter(([, amount]) => amount !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  await tx
    .insertInto('ledgerEntries')
    .values(
      entries.map(([account, amount]) => ({
        ...{ companyId, transferId: made.id, account, currency, amount },
      })),
    )
    .execute();
  for (const [account, amount] of entries) {
    await tx
      .insertInto('ledgerBalances')
      .values({ companyId, account, currency, balance: amount })
      .onConflict((on) =>
        on.columns(['companyId', 'account', 'currency']).doUpdateSet({
          balance: sql`ledger_balances.balance + excluded.balance`,
        }),
      )
      .execute();
  }
  return true;
}

/** Accounts whose balance is not the sum of their entries; a currency whose entries do not sum to zero is `all`. */
export async function findDifferences(tx: Tx) {
  const { rows } = await sql<{
    companyId: number;
    account: string;
    currency: string;
    off: number;
  }>`
    with sums as (
      select company_id, account, currency, sum(amount)::bigint as total
        from ledger_entries group by company_id, account, currency
    )
    select company_id as "companyId", account, currency,
           coalesce(balance, 0) - coalesce(total, 0) as off
      from sums full join ledger_balances using (company_id, account, currency)
     where coalesce(balance, 0) <> coalesce(total, 0)
    union all
    select company_id, 'all', currency, sum(total)::bigint
      from sums group by company_id, currency having sum(total) <> 0
     order by 1, 2, 3`.execute(tx);
  return rows;
}

export async function countEntries(tx: Tx): Promise<number> {
  const { entries } = await tx
    .selectFrom('ledgerEntries')
    .select((of) => of.fn.countAll<number>().as('entries'))
    .executeTakeFirstOrThrow();
  return entries;
}

/** Refuses a role that is subject to row-level security: it would see no entry, and nothing wrong with it. */
export async function refuseHidden(tx: Tx): Promise<void> {
  const { rows } = await sql<{ seesAll: boolean }>`
    select rolsuper or rolbypassrls as sees_all from pg_roles where rolname = current_user`.execute(
    tx,
  );
  if (rows[0]?.seesAll === true) return;
  throw new Error(
    'Proving the ledger needs a database role that bypasses row-level security ' +
      '(a superuser, or one with BYPASSRLS). Set DATABASE_URL to such a login for this command.',
  );
}
