import type { PayoutState } from '@candor/contract/operations/payout-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** Everything here needs a super admin's transaction, unless it says otherwise. */
export type Payout = {
  readonly id: number;
  readonly batchId: number;
  readonly accountId: number;
  readonly state: PayoutState;
  readonly currency: string;
  readonly amount: number;
  readonly hint: string;
  readonly because: string;
  readonly createdAt: Date;
  readonly movedAt: Date;
  readonly paidOn: string | null;
  /** As the files for the bank named them; null: no file yet. */
  readonly payer: string | null;
};

const columns = sql`p.id, p.batch_id, p.account_id, p.state, p.currency, p.amount, p.hint, p.because, p.created_at, p.moved_at,
  to_char(p.paid_on, 'YYYY-MM-DD') as paid_on, p.payer`;

/** Whoever moves payouts comes one after the other: two tabs approve nothing twice, and none waits for the other's rows. */
export const lockPayouts = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('payouts'))`.execute(tx);

export async function insertBatch(
  tx: Tx,
  { madeAt, madeBy }: { readonly madeAt: Date; readonly madeBy: number },
): Promise<number> {
  const { id } = await tx
    .insertInto('payoutBatches')
    .values({ madeAt, madeBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type NewPayout = Pick<Payout, 'batchId' | 'accountId' | 'currency' | 'amount' | 'hint'> & {
  readonly detailsSealed: string;
  readonly createdAt: Date;
};

export async function insertPayout(tx: Tx, payout: NewPayout): Promise<number> {
  const { id } = await tx
    .insertInto('payouts')
    .values({ ...payout, state: 'approved', movedAt: payout.createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type Person = { readonly name: string; readonly email: string };

/** With who it is for, and what opens the account while it waits to be sent. */
export type BatchPayout = Payout & Person & { readonly detailsSealed: string | null };

const withPerson = sql`${columns}, p.details_sealed, a.email, trim(a.first_name || ' ' || a.last_name) as name
  from payouts p join accounts a on a.id = p.account_id`;

export async function listOfBatch(tx: Tx, batchId: number): Promise<BatchPayout[]> {
  const { rows } = await sql<BatchPayout>`
    select ${withPerson} where p.batch_id = ${batchId} order by name, p.id`.execute(tx);
  return rows;
}

export async function findPayout(tx: Tx, id: number): Promise<BatchPayout | undefined> {
  const { rows } = await sql<BatchPayout>`select ${withPerson} where p.id = ${id}`.execute(tx);
  return rows[0];
}

type Move = {
  readonly from: PayoutState;
  readonly to: PayoutState;
  readonly because?: string;
  /** Of what is paid. */
  readonly paidOn?: string;
  readonly now: Date;
};

/** One guarded write: false where it is not there any more. Nothing keeps the account but what waits to be sent. */
export async function movePayout(
  tx: Tx,
  id: number,
  { from, to, because = '', paidOn, now }: Move,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payouts')
    .set({
      ...{ state: to, because, movedAt: now, detailsSealed: null, ...(paidOn && { paidOn }) },
      // Also of an account that no file could name.
      ...(to === 'paid' && { payer: sql<string>`coalesce(payer, app_payout_origin())` }),
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export type Batch = {
  readonly id: number;
  readonly madeAt: Date;
  readonly exportedAt: Date | null;
};

export const findBatch = (tx: Tx, id: number): Promise<Batch | undefined> =>
  tx
    .selectFrom('payoutBatches')
    .select(['id', 'madeAt', 'exportedAt'])
    .where('id', '=', id)
    .executeTakeFirst();

/** When its file was made first. */
export async function noteExport(tx: Tx, { id, exportedAt }: Batch, now: Date): Promise<Date> {
  if (exportedAt !== null) return exportedAt;
  await tx.updateTable('payoutBatches').set({ exportedAt: now }).where('id', '=', id).execute();
  return now;
}

/**
 * Whom the file that was just made names as whoever pays these; false where a file of the batch named somebody else: a
 * bank knows both by one name.
 */
export async function notePayer(
  tx: Tx,
  of: { readonly batchId: number; readonly ids: readonly number[]; readonly payer: string },
): Promise<boolean> {
  const { batchId, ids, payer } = of;
  const other = await tx
    .selectFrom('payouts')
    .select('id')
    .where('batchId', '=', batchId)
    .where('payer', '!=', payer)
    .limit(1)
    .executeTakeFirst();
  if (other !== undefined) return false;
  await tx
    .updateTable('payouts')
    .set({ payer })
    .where('id', 'in', [...ids])
    .execute();
  return true;
}

export type ListedBatch = Batch & {
  readonly madeBy: string;
  readonly payouts: number;
  readonly approved: number;
  readonly sums: { readonly currency: string; readonly amount: number }[];
};

type Page = { readonly limit: number; readonly offset: number };

export async function listBatches(
  tx: Tx,
  { limit, offset }: Page,
): Promise<{ readonly rows: ListedBatch[]; readonly total: number }> {
  const { rows } = await sql<ListedBatch>`
    select b.id, b.made_at, b.exported_at, trim(a.first_name || ' ' || a.last_name) as made_by,
           (select count(*)::int from payouts p where p.batch_id = b.id) as payouts,
           (select count(*)::int from payouts p where p.batch_id = b.id and p.state = 'approved') as approved,
           (select jsonb_agg(jsonb_build_object('currency', s.currency, 'amount', s.amount) order by s.currency)
              from (select p.currency, sum(p.amount) as amount from payouts p where p.batch_id = b.id group by 1) s) as sums
      from payout_batches b join accounts a on a.id = b.made_by
     order by b.id desc limit ${limit} offset ${offset}`.execute(tx);
  const { total } = await tx
    .selectFrom('payoutBatches')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** This person's own, in a transaction in their name. The latest first. */
export async function listOwn(
  tx: Tx,
  accountId: number,
  { limit, offset }: Page,
): Promise<{ readonly rows: Payout[]; readonly total: number }> {
  const { rows } = await sql<Payout>`
    select ${columns} from payouts p where p.account_id = ${accountId}
     order by p.id desc limit ${limit} offset ${offset}`.execute(tx);
  const { total } = await tx
    .selectFrom('payouts')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** As the owner: accounts that no secret opens any more. What waited to be sent there can only be withdrawn. */
export async function forgetSealedAccounts(tx: Tx): Promise<void> {
  await tx
    .updateTable('payouts')
    .set({ detailsSealed: null })
    .where('detailsSealed', 'is not', null)
    .execute();
  await tx.deleteFrom('payoutOrigin').execute();
}
