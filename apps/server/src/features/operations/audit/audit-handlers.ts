import type { contract } from '@candor/contract';
import { csvFile } from '../../../platform/csv/csv-rules.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { auditCells, auditHeading } from './audit-csv-rules.ts';
import { readEntries, readMembers, readObjectKinds } from './audit-reading-store.ts';
import { companyWrite } from './company-write.ts';
import { deedOf } from './deed.ts';
import { findBreak, GENESIS } from './audit-rules.ts';
import { openEntries } from './opened-entries.ts';
import { readHead, readOneSnapshot, readRows, sha256 } from './audit-store.ts';

const PAGE_SIZE = 50;
const EXPORT_MOST = 10_000;
/** Rows of one step of the check: some tens of milliseconds. */
const CHECKED_AT_ONCE = 2_000;

type Handlers = HandlersOf<typeof contract.audit>;

/** A company's admins read, check and export their own log. */
export function createAuditHandlers({ db }: { readonly db: Database }): Handlers {
  return {
    async listAuditEntries({ query, session: { companyId } }) {
      const rows = await db.inCompany(companyId, async (tx) =>
        openEntries(tx, companyId, await readEntries(tx, { companyId, ...query }, PAGE_SIZE + 1)),
      );
      const entries = rows
        .slice(0, PAGE_SIZE)
        .map((row) => ({ ...row, occurredAt: row.occurredAt.toISOString() }));
      const olderSeq = rows.length > PAGE_SIZE ? (entries.at(-1)?.seq ?? null) : null;
      return { entries, olderSeq };
    },

    async listAuditChoices({ session: { companyId } }) {
      return db.inCompany(companyId, async (tx) => ({
        objectKinds: await readObjectKinds(tx, companyId),
        members: await readMembers(tx, companyId),
      }));
    },

    async checkAuditChain({ query, session: { companyId } }) {
      const { seq, id, hash } = query;
      const isGoingOn = seq !== undefined && id !== undefined && hash !== undefined;
      const last = isGoingOn ? { seq, id, hash } : start;
      return db.inCompany(companyId, (tx) => checkStep(tx, companyId, last));
    },

    async exportAudit({ query, ...request }) {
      const deed = deedOf(request);
      const { rows, isCut } = await companyWrite(db, deed, async (tx, { companyId }) => {
        const found = await readEntries(tx, { companyId, ...query }, EXPORT_MOST + 1);
        const exported = await openEntries(tx, companyId, found.slice(0, EXPORT_MOST));
        const after = { ...query, entries: exported.length };
        return {
          result: { rows: exported, isCut: found.length > EXPORT_MOST },
          audit: { action: 'audit.exported', objectKind: 'audit', after },
        };
      });
      const fileName = `audit-log-${deed.now.toISOString().slice(0, 10)}.csv`;
      return { fileName, csv: csvFile(auditHeading, rows.map(auditCells)), isCut };
    },
  };
}

/** Before whatever number a planted row may carry. */
const start = { ...GENESIS, id: Number.MIN_SAFE_INTEGER };

type Step = { readonly seq: number; readonly id: number; readonly hash: string };

/** The rows after the last step, and at the chain's end whether it is the recorded one. */
async function checkStep(tx: Tx, companyId: number, last: Step) {
  await readOneSnapshot(tx);
  const stored = await readHead(tx, companyId);
  const endSeq = stored?.seq ?? 0;
  const after = last === start ? { ...start, seq: Number.MIN_SAFE_INTEGER } : last;
  const rows = await readRows(tx, { companyId, last: after, limit: CHECKED_AT_ONCE });
  let at = last;
  const reply = (isDone: boolean, broken: { seq: number; problem: string } | null) => ({
    ...{ seq: at.seq, id: Math.max(0, at.id), hash: at.hash },
    ...{ endSeq, isDone, broken },
  });
  for (const row of rows) {
    const problem = findBreak(at, row, sha256);
    // A planted row may carry any number; the reply names the place where it was found.
    if (problem !== undefined) return reply(true, { seq: Math.max(0, row.seq), problem });
    at = { seq: row.seq, id: row.id, hash: row.hash };
  }
  if (rows.length === CHECKED_AT_ONCE) return reply(false, null);
  if (stored === undefined && at.seq > 0)
    return reply(true, { seq: 0, problem: 'the end of the chain is not recorded' });
  if (endSeq !== at.seq)
    return reply(true, { seq: at.seq + 1, problem: `rows up to ${endSeq} are missing` });
  if (stored !== undefined && stored.hash !== at.hash)
    return reply(true, { seq: at.seq, problem: 'does not match the recorded end' });
  return reply(true, null);
}
