import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import {
  type AuditEntry,
  type AuditHead,
  type AuditRow,
  type Digest,
  GENESIS,
  nextRow,
  type ReadRow,
  toldAs,
} from './audit-rules.ts';
import { findVouchers } from './voucher-store.ts';
import { sealValues } from './sealed-values.ts';

export const sha256: Digest = (text) => createHash('sha256').update(text, 'utf8').digest('hex');

/**
 * Appends to the company's chain in the caller's transaction, so the change and its record are stored
 * together or not at all. The company's head row stays locked until COMMIT: call it last.
 */
export async function recordAudit(tx: Tx, entry: AuditEntry, at: Date): Promise<void> {
  const { sealed, rest } = await sealValues(tx, entry);
  const makeRow = (head: AuditHead) => {
    const told = toldAs(head, rest, at);
    return nextRow(head, told.entry, { at: told.at, digest: sha256, sealed });
  };
  await append(tx, makeRow, entry.companyId);
}

/** Gives the row. */
export async function append(
  tx: Tx,
  makeRow: (head: AuditHead) => AuditRow,
  companyId: number,
): Promise<AuditRow> {
  const head = (await lockHead(tx, companyId)) ?? (await startChain(tx, companyId));
  const row = makeRow(head);
  await Promise.all([
    tx
      .insertInto('auditLog')
      .values({ ...row, before: asJson(row.before), after: asJson(row.after) })
      .execute(),
    tx
      .updateTable('auditHeads')
      .set({ seq: row.seq, hash: row.hash })
      .where('companyId', '=', row.companyId)
      .execute(),
  ]);
  return row;
}

export function lockHead(tx: Tx, companyId: number): Promise<AuditHead | undefined> {
  return tx
    .selectFrom('auditHeads')
    .select(['seq', 'hash'])
    .select(
      sql<string | null>`nullif(current_setting('candor.sample_at', true), '')`.as('sampleAt'),
    )
    .where('companyId', '=', companyId)
    .forUpdate()
    .executeTakeFirst();
}

/** Two first records at once: one inserts, the other waits here for it and then finds its row. */
async function startChain(tx: Tx, companyId: number): Promise<AuditHead> {
  await tx
    .insertInto('auditHeads')
    .values({ companyId, ...GENESIS })
    .onConflict((on) => on.column('companyId').doNothing())
    .execute();
  const head = await lockHead(tx, companyId);
  if (!head) throw new Error(`This transaction cannot write the audit log of company ${companyId}`);
  return head;
}

/** Text, because the driver would send a list as a PostgreSQL array. */
function asJson(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

/** Must be the transaction's first statement. */
export async function readOneSnapshot(tx: Tx): Promise<void> {
  await sql`set transaction isolation level repeatable read, read only`.execute(tx);
}

export function readHead(
  tx: Tx,
  companyId: number,
): Promise<(AuditHead & { readonly areEarlierSealed: boolean }) | undefined> {
  return tx
    .selectFrom('auditHeads')
    .select(['seq', 'hash', 'areEarlierSealed'])
    .where('companyId', '=', companyId)
    .executeTakeFirst();
}

/**
 * The rows after `last`, in chain order, at most `limit`. By (seq, id), not seq alone: planted rows may
 * share a number.
 */
export async function readRows(
  tx: Tx,
  {
    companyId,
    last,
    limit,
  }: {
    readonly companyId: number;
    readonly last: { readonly seq: number; readonly id: number };
    readonly limit: number;
  },
): Promise<(ReadRow & { id: number })[]> {
  const rows = await tx
    .selectFrom('auditLog')
    .select(['id', 'companyId', 'seq', 'actorKind', 'actorAccountId', 'action', 'objectKind'])
    .select(['objectId', 'before', 'after', 'ip', 'userAgent', 'requestId', 'previousHash', 'hash'])
    .select(['sealed', 'keyId', 'sealedBy'])
    .select(
      sql<string>`to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as(
        'occurredAt',
      ),
    )
    .where('companyId', '=', companyId)
    .where(sql<boolean>`(seq, id) > (${last.seq}, ${last.id})`)
    .orderBy('seq')
    .orderBy('id')
    .limit(limit)
    .execute();
  if (!rows.some(({ sealedBy }) => sealedBy !== null)) return rows;
  const vouchers = await findVouchers(tx, companyId, rows);
  return rows.map((row) => ({ ...row, vouched: vouchers(row) }));
}

/** In a transaction of the company. */
export async function hasChain(tx: Tx, companyId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from audit_heads where company_id = ${companyId})
        or exists (select from audit_log where company_id = ${companyId}) as has`.execute(tx);
  return rows[0]?.has ?? false;
}

/**
 * Companies that have a chain. Refuses a role that is subject to row-level security: it would see none, and
 * "nothing broken" would be a lie.
 */
export async function readChains(tx: Tx): Promise<number[]> {
  const role = await sql<{ seesAll: boolean }>`
    select rolsuper or rolbypassrls as sees_all from pg_roles where rolname = current_user`.execute(
    tx,
  );
  if (!role.rows[0]?.seesAll) {
    throw new Error(
      'Verifying the audit log needs a database role that bypasses row-level security ' +
        '(a superuser, or one with BYPASSRLS). Set DATABASE_URL to such a login for this command.',
    );
  }
  const { rows } = await sql<{ companyId: number }>`
    select company_id from audit_heads union select company_id from audit_log order by 1`.execute(
    tx,
  );
  return rows.map((row) => row.companyId);
}
