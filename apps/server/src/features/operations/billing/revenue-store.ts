import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { CREDITS } from './credit-store.ts';

export type MonthOfRevenue = {
  readonly month: string;
  readonly currency: string;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
  readonly givenBack: number;
};

/** What the ledgers of all companies, and of the platform, say of a year's sales. Months are those of UTC. */
export async function sumRevenue(tx: Tx, year: number): Promise<MonthOfRevenue[]> {
  const [from, until] = [`${year}-01-01T00:00:00Z`, `${year + 1}-01-01T00:00:00Z`];
  const { rows } = await sql<MonthOfRevenue>`
    select to_char(made_at at time zone 'UTC', 'YYYY-MM') as month, currency,
           coalesce(-sum(amount) filter (where account = 'revenue'), 0)::bigint as net,
           coalesce(-sum(amount) filter (where account = 'tax'), 0)::bigint as tax,
           coalesce(-sum(amount) filter (where account in ('revenue', 'tax')), 0)::bigint as gross,
           coalesce(sum(amount) filter (where account in ('revenue', 'tax') and cause like '%:refunded'), 0)::bigint
             as "givenBack"
      from ledger_entries e
      join ledger_transfers t on t.company_id = e.company_id and t.id = e.transfer_id
     where made_at >= ${from} and made_at < ${until} and currency <> ${CREDITS} and account in ('revenue', 'tax')
     group by 1, 2 order by 1 desc, 2`.execute(tx);
  return rows;
}

/** Those in which anything was sold or given back, the latest first. */
export async function listLedgerYears(tx: Tx): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select year from (
      select generate_series(
               extract(year from max(made_at) at time zone 'UTC')::int,
               extract(year from min(made_at) at time zone 'UTC')::int, -1) as year
        from ledger_transfers) as years
     where exists (
      select from ledger_transfers t
        join ledger_entries e on e.company_id = t.company_id and e.transfer_id = t.id
       where made_at >= make_timestamptz(year, 1, 1, 0, 0, 0, 'UTC')
         and made_at < make_timestamptz(year + 1, 1, 1, 0, 0, 0, 'UTC')
         and currency <> ${CREDITS} and account in ('revenue', 'tax'))
     order by year desc`.execute(tx);
  return rows.map(({ year }) => year);
}
