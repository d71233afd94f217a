import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { BankLine } from './bank-rules.ts';
import { PLATFORM } from './fee-payment-store.ts';

export async function findSeen(tx: Tx, marks: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('bankLines')
    .select('mark')
    .where('companyId', '=', PLATFORM)
    .where(sql<boolean>`mark = any(${marks})`)
    .execute();
  return new Set(rows.map(({ mark }) => mark));
}

/** Of all companies and persons, for a super admin. */
export const findNumbered = (tx: Tx, numbers: readonly string[]) =>
  tx
    .selectFrom('payments')
    .leftJoin('invoices', (join) =>
      join
        .onRef('invoices.companyId', '=', 'payments.companyId')
        .onRef('invoices.paymentId', '=', 'payments.id'),
    )
    .select(['payments.id', 'payments.companyId', 'payments.invoiceNumber', 'payments.state'])
    .select(['payments.currency', 'invoices.buyerName'])
    .select(sql<number>`payments.net + payments.tax`.as('gross'))
    .where(sql<boolean>`payments.invoice_number = any(${numbers})`)
    .execute();

type Kept = {
  readonly state: 'matched' | 'kept';
  readonly payment: { readonly companyId: number; readonly id: number } | null;
  readonly addedAt: Date;
};

/** False where it was there before. */
export async function insertLine(
  tx: Tx,
  { line: _line, ...says }: BankLine,
  { state, payment, addedAt }: Kept,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('bankLines')
    .values({
      ...{ companyId: PLATFORM, ...says, state, addedAt },
      ...{ paymentCompanyId: payment?.companyId ?? null, paymentId: payment?.id ?? null },
    })
    .onConflict((on) => on.columns(['companyId', 'mark']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

const kept = (tx: Tx) =>
  tx.selectFrom('bankLines').where('companyId', '=', PLATFORM).where('state', '=', 'kept');

const SHOWN = 100;

/** Those of which nobody knows what they pay, the oldest first. */
export async function listKept(tx: Tx) {
  const rows = await kept(tx)
    .select(['id', 'payer', 'reference', 'amount', 'currency'])
    .select(sql<string>`to_char(booked_on, 'YYYY-MM-DD')`.as('bookedOn'))
    .orderBy('id')
    .limit(SHOWN)
    .execute();
  const { total } = await kept(tx)
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { total, rows };
}

/** Once it is known what a line is; false where somebody said so before. */
export async function settleLine(
  tx: Tx,
  id: number,
  settled: {
    readonly state: 'assigned' | 'dismissed';
    readonly because: string;
    readonly payment: { readonly companyId: number; readonly id: number } | null;
  },
): Promise<boolean> {
  const { state, because, payment } = settled;
  const { numUpdatedRows } = await tx
    .updateTable('bankLines')
    .set({
      ...{ state, because },
      ...{ paymentCompanyId: payment?.companyId ?? null, paymentId: payment?.id ?? null },
    })
    .where('companyId', '=', PLATFORM)
    .where('id', '=', id)
    .where('state', '=', 'kept')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
