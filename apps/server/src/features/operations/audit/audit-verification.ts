import type { Database, Tx } from '../../../platform/database/database.ts';
import { type AuditHead, findBreak, GENESIS } from './audit-rules.ts';
import {
  hasChain,
  readChains,
  readHead,
  readOneSnapshot,
  readRows,
  sha256,
} from './audit-store.ts';
import { findSealedFrom } from './voucher-store.ts';

const PAGE = 1_000;

export type ChainReport = {
  readonly companyId: number;
  /** Rows that were right, from the first. */
  readonly rows: number;
  readonly head: NotedHead;
  /** The first broken row, or number 0 when the chain's end is what is wrong. */
  readonly broken?: { readonly seq: number; readonly problem: string };
};

/**
 * `sealedFrom`: where the entries begin that vouch for rows sealed later, or null. Undefined in older notes, and while the
 * chain is still to be sealed.
 */
export type NotedHead = AuditHead & { readonly sealedFrom?: number | null | undefined };

/** Heads noted earlier, by company; see docs/decisions on what they add. */
export type Anchors = Readonly<Record<string, NotedHead>>;

/**
 * Walks every company's chain from its first row, as a role that bypasses row-level security. Reading is
 * one snapshot a company, so it can run beside a busy server.
 */
export async function verifyAudit(owner: Database, anchors: Anchors = {}): Promise<ChainReport[]> {
  const found = await owner.global(readChains);
  const companies = new Set([...found, ...Object.keys(anchors).map(Number)]);
  const reports: ChainReport[] = [];
  for (const companyId of companies) {
    reports.push(
      await owner.inCompany(companyId, (tx) => verifyChain(tx, companyId, anchors[companyId])),
    );
  }
  return reports;
}

/** As the role that serves requests, which sees one company at a time; null: nothing was ever written there. */
export async function verifyChainOf(db: Database, companyId: number): Promise<ChainReport | null> {
  const isBegun = await db.inCompany(companyId, (tx) => hasChain(tx, companyId));
  return isBegun ? db.inCompany(companyId, (tx) => verifyChain(tx, companyId)) : null;
}

async function verifyChain(tx: Tx, companyId: number, anchor?: NotedHead): Promise<ChainReport> {
  await readOneSnapshot(tx);
  const stored = await readHead(tx, companyId);
  const sealedFrom = stored?.areEarlierSealed ? await findSealedFrom(tx, companyId) : undefined;
  let head = GENESIS;
  let last = { seq: Number.MIN_SAFE_INTEGER, id: Number.MIN_SAFE_INTEGER };
  const broken = (seq: number, problem: string): ChainReport => ({
    companyId,
    rows: head.seq,
    head: { ...head, sealedFrom },
    broken: { seq, problem },
  });
  for (;;) {
    const rows = await readRows(tx, { companyId, last, limit: PAGE });
    for (const row of rows) {
      const problem = findBreak(head, row, sha256);
      if (problem) return broken(row.seq, problem);
      head = { seq: row.seq, hash: row.hash };
      last = { seq: row.seq, id: row.id };
      if (anchor?.seq === head.seq && anchor.hash !== head.hash) {
        return broken(head.seq, 'is not the row that was noted earlier');
      }
    }
    if (rows.length < PAGE) break;
  }
  if (!stored) return broken(0, 'the end of the chain is not recorded');
  if (stored.seq !== head.seq) return broken(head.seq + 1, `rows up to ${stored.seq} are missing`);
  if (stored.hash !== head.hash) return broken(head.seq, 'does not match the recorded end');
  if (anchor && anchor.seq > head.seq) return broken(head.seq + 1, 'noted earlier, now missing');
  if (anchor?.sealedFrom !== undefined && anchor.sealedFrom !== sealedFrom) {
    return broken(sealedFrom ?? 0, 'vouches for rows that were whole when the end was noted');
  }
  return { companyId, rows: head.seq, head: { ...head, sealedFrom } };
}
