import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** What one person is owed in one currency, over all companies. */
export type Owed = {
  readonly accountId: number;
  readonly name: string;
  readonly currency: string;
  readonly amount: number;
  readonly interviews: number;
};

const isOwed = sql`t.payout_id is null and t.amount > 0 and t.state in ('done', 'cancelled')
  and t.account_id is not null`;

/** Needs a super admin's transaction, like everything here. Who is owed for the longest stands first. */
export async function listOwed(
  tx: Tx,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: Owed[]; readonly total: number }> {
  const { rows } = await sql<Owed & { total: number }>`
    select t.account_id, trim(a.first_name || ' ' || a.last_name) as name, t.currency, sum(t.amount)::bigint as amount,
           count(*)::int as interviews, (count(*) over ())::int as total
      from interviewer_statements t join accounts a on a.id = t.account_id
     where ${isOwed} group by t.account_id, a.first_name, a.last_name, t.currency
     order by min(t.settled_at), t.account_id, t.currency limit ${limit} offset ${offset}`.execute(
    tx,
  );
  return { rows, total: rows[0]?.total ?? 0 };
}

type Whose = { readonly accountId: number; readonly currency: string };

export async function companiesOwing(
  tx: Tx,
  { accountId, currency }: Whose,
): Promise<readonly number[]> {
  const { rows } = await sql<{ companyId: number }>`
    select distinct t.company_id from interviewer_statements t
     where ${isOwed} and t.account_id = ${accountId} and t.currency = ${currency} order by 1`.execute(
    tx,
  );
  return rows.map(({ companyId }) => companyId);
}

export async function companiesOf(tx: Tx, payoutId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ companyId: number }>`
    select distinct company_id from interviewer_statements where payout_id = ${payoutId} order by 1`.execute(
    tx,
  );
  return rows.map(({ companyId }) => companyId);
}

/** A statement as a payout changed it. */
export type Paid = { readonly id: number; readonly amount: number };

type OfCompany = { readonly companyId: number; readonly payoutId: number };

/** In the company's name, like the two below. What is in a payout already is in no other. */
export async function claimOwed(
  tx: Tx,
  { companyId, payoutId, accountId, currency }: OfCompany & Whose,
): Promise<Paid[]> {
  const { rows } = await sql<Paid>`
    update interviewer_statements t set payout_id = ${payoutId}, owed_as = t.state, revision = t.revision + 1
     where t.company_id = ${companyId} and ${isOwed} and t.account_id = ${accountId} and t.currency = ${currency}
    returning t.id, t.amount`.execute(tx);
  return rows;
}

export async function markPaid(
  tx: Tx,
  { companyId, payoutId, paidAt }: OfCompany & { readonly paidAt: Date },
): Promise<Paid[]> {
  const { rows } = await sql<Paid>`
    update interviewer_statements t set state = 'paid', paid_at = ${paidAt}, revision = t.revision + 1
     where t.company_id = ${companyId} and t.payout_id = ${payoutId} and t.state <> 'paid'
    returning t.id, t.amount`.execute(tx);
  return rows;
}

/** Owed again as what it was owed before. */
export async function releaseOwed(tx: Tx, { companyId, payoutId }: OfCompany): Promise<Paid[]> {
  const { rows } = await sql<Paid>`
    update interviewer_statements t
       set state = t.owed_as, owed_as = null, payout_id = null, paid_at = null, revision = t.revision + 1
     where t.company_id = ${companyId} and t.payout_id = ${payoutId}
    returning t.id, t.amount`.execute(tx);
  return rows;
}

export type PaidLine = {
  readonly payoutId: number;
  readonly companyName: string;
  readonly jobTitle: string;
  readonly startsAt: Date | null;
  readonly minutes: number;
  readonly amount: number;
  readonly isCancelled: boolean;
};

/** What these payouts are of: as the person or a super admin sees it. */
export async function listPaidLines(tx: Tx, payoutIds: readonly number[]): Promise<PaidLine[]> {
  if (payoutIds.length === 0) return [];
  const { rows } = await sql<PaidLine>`
    select t.payout_id, t.company_name, t.job_title, t.starts_at, t.minutes, t.amount,
           t.owed_as = 'cancelled' as is_cancelled
      from interviewer_statements t where t.payout_id = any (${[...payoutIds]}::bigint[])
     order by t.starts_at nulls last, t.company_id, t.id`.execute(tx);
  return rows;
}
