import type { Connection } from '../../../platform/database/connection.ts';
import { type Database, openDatabase, type Tx } from '../../../platform/database/database.ts';
import { databaseTime } from '../../../platform/database/database-time.ts';
import { type AuditEntry, type AuditRow, nextRow, sealedLaterText } from './audit-rules.ts';
import { append, lockHead, readRows, sha256 } from './audit-store.ts';
import { keyFor, type PersonKey } from './person-key-store.ts';
import { hasWords, isPersonalKind } from './person-rules.ts';
import { isWorthSealing, sealWith } from './sealed-values.ts';
import { isUnsealed, markSealed, replaceRows } from './seal-earlier-store.ts';
import { VOUCHING } from './voucher-store.ts';

const PAGE = 1_000;
/** Rows that one entry vouches for. */
const VOUCHED = 500;

type Read = AuditRow & { readonly id: number };

/**
 * Once, at the first start of a release that seals: what chains hold of persons in plain text is sealed with their keys,
 * or dropped where the person is gone. The rows keep number, link and hash; entries at the end of the chain vouch for
 * what they are now. As the owner: the application cannot change the log. Of several starts at once one seals, and the others
 * wait for it, however long it takes.
 */
export async function sealEarlierEntries(owner: Connection, personKey: Uint8Array): Promise<void> {
  const db = openDatabase({
    ...{ connection: owner, maxConnections: 1, personKey, statementTimeoutMs: 0 },
  });
  try {
    for (const companyId of await chainsOf(db)) {
      await db.inCompany(companyId, async (tx) =>
        sealChain(tx, { companyId, personKey, now: await databaseTime(tx) }),
      );
    }
  } finally {
    await db.close();
  }
}

async function chainsOf(db: Database): Promise<number[]> {
  const companies = await db.global((tx) => tx.selectFrom('tenants').select('id').execute());
  return [0, ...companies.map(({ id }) => id)];
}

type Sealing = { readonly companyId: number; readonly personKey: Uint8Array; readonly now: Date };

async function sealChain(tx: Tx, sealing: Sealing): Promise<void> {
  const { companyId } = sealing;
  if (!(await isUnsealed(tx, companyId))) return;
  const until = (await lockHead(tx, companyId))?.seq ?? 0;
  // Another start may have sealed it while this one waited for the head: who vouched again would break the chain.
  if (!(await isUnsealed(tx, companyId))) return;
  const keys = new Map<string, PersonKey | null>();
  let waiting: Read[] = [];
  let last = { seq: 0, id: Number.MIN_SAFE_INTEGER };
  for (;;) {
    const rows = await readRows(tx, { companyId, last, limit: PAGE });
    for (const row of rows) {
      last = { seq: row.seq, id: row.id };
      if (row.seq > until || row.keyId !== null || row.sealedBy !== null) continue;
      const sealed = await sealRow(tx, sealing, { row, keys });
      if (sealed !== null) waiting.push(sealed);
      if (waiting.length < VOUCHED) continue;
      await vouch(tx, sealing, waiting);
      waiting = [];
    }
    if (rows.length < PAGE || last.seq > until) break;
  }
  if (waiting.length > 0) await vouch(tx, sealing, waiting);
  await markSealed(tx, companyId);
}

/** Null: it says nothing of anybody. */
async function sealRow(
  tx: Tx,
  { companyId, personKey }: Sealing,
  { row, keys }: { readonly row: Read; readonly keys: Map<string, PersonKey | null> },
): Promise<Read | null> {
  const entry = entryOf(row);
  const own = row.action === 'application.withdrawn';
  const about = personOf(row);
  if (about === null || !isWorthSealing(entry, own)) return null;
  const name = `${about.kind} ${about.objectId}`;
  const kept = keys.get(name);
  const key =
    kept === undefined && about.kind !== 'unknown'
      ? await keyFor(tx, { companyId, kind: about.kind, objectId: about.objectId }, personKey)
      : (kept ?? null);
  keys.set(name, key);
  const { sealed, rest } = await sealWith(key, entry, own);
  const origin = { ip: rest.ip ?? null, userAgent: rest.userAgent ?? null };
  return { ...row, ...origin, before: null, after: null, sealed: sealed.text, keyId: sealed.keyId };
}

const entryOf = (row: Read): AuditEntry => ({
  ...{ companyId: row.companyId, actorKind: row.actorKind, action: row.action },
  ...{ objectKind: row.objectKind, before: row.before, after: row.after },
  ip: row.ip ?? undefined,
  userAgent: row.userAgent ?? undefined,
});

/** Whose values the row holds. 'unknown': of several, of whoever was searched for, or of somebody who was erased. */
function personOf(row: Read) {
  const { objectKind, objectId, action, after } = row;
  const unknown = { kind: 'unknown', objectId: 0 } as const;
  const facts = (after ?? {}) as { readonly filter?: unknown; readonly candidateIDs?: unknown };
  if (action.endsWith('exported') && facts.filter !== undefined) {
    return hasWords(facts.filter) ? unknown : null;
  }
  if (!isPersonalKind(objectKind)) return null;
  const id = Number(objectId);
  if (objectId !== null && Number.isSafeInteger(id)) {
    return action === 'candidate.erased' ? unknown : ({ kind: objectKind, objectId: id } as const);
  }
  const ids = Array.isArray(facts.candidateIDs) ? facts.candidateIDs.map(Number) : [];
  const [only] = ids;
  return ids.length === 1 && only !== undefined
    ? ({ kind: 'candidate', objectId: only } as const)
    : unknown;
}

/** One more entry at the end of the chain, and the rows as it says that they are. */
async function vouch(tx: Tx, { companyId, now }: Sealing, rows: readonly Read[]): Promise<void> {
  let sealed: Read[] = [];
  await append(
    tx,
    (head) => {
      sealed = rows.map((row) => ({ ...row, sealedBy: head.seq + 1 }));
      const digests = sealed.map((row) => [row.seq, sha256(sealedLaterText(row))]);
      const entry = {
        ...{ companyId, actorKind: 'system', action: VOUCHING, objectKind: 'audit' },
        after: { rows: Object.fromEntries(digests) },
      };
      return nextRow(head, entry, { at: now, digest: sha256 });
    },
    companyId,
  );
  await replaceRows(tx, companyId, sealed);
}
