import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { AuditRow } from './audit-rules.ts';

export const VOUCHING = 'audit.sealed';

/**
 * What a chain's vouching entries say of these rows. They vouch only as one block without anything between: who could add
 * another later could take any row's words away.
 */
export async function findVouchers(
  tx: Tx,
  companyId: number,
  rows: readonly AuditRow[],
): Promise<(row: AuditRow) => string | null> {
  const block = await findBlock(tx, companyId);
  if (block === null) return () => null;
  const named = [...new Set(rows.flatMap(({ sealedBy }) => sealedBy ?? []))];
  const found = await tx
    .selectFrom('auditLog')
    .select(['seq', 'after'])
    .where('companyId', '=', companyId)
    .where('objectKind', '=', 'audit')
    .where('action', '=', VOUCHING)
    .where('seq', 'in', named)
    .execute();
  const said = new Map(found.map(({ seq, after }) => [seq, after as Vouching]));
  return ({ seq, sealedBy }) =>
    sealedBy === null || seq >= block.first ? null : (said.get(sealedBy)?.rows[seq] ?? null);
}

/** Digests of rows, by their number. */
type Vouching = { readonly rows: Readonly<Record<string, string>> };

/** Null: there is none, or it was torn apart. */
async function findBlock(tx: Tx, companyId: number) {
  const { rows } = await sql<{ first: number | null; last: number | null; count: number }>`
    select min(seq) as first, max(seq) as last, count(*)::int as count from audit_log
     where company_id = ${companyId} and object_kind = 'audit' and action = ${VOUCHING}`.execute(
    tx,
  );
  const [found] = rows;
  if (found === undefined || found.first === null || found.last === null) return null;
  return found.last - found.first + 1 === found.count ? { first: found.first } : null;
}

/** Where the block begins: noted with a chain's end, so that a block made up later shows. */
export async function findSealedFrom(tx: Tx, companyId: number): Promise<number | null> {
  return (await findBlock(tx, companyId))?.first ?? null;
}
