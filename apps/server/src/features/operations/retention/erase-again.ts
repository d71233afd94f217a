import { recordAudit } from '../audit/index.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { listCompanyIds } from '../../../platform/queue/each-company.ts';
import type { DeletionParts } from './deletion.ts';
import { deleteWhole } from './erase-candidate.ts';
import {
  findErased,
  holdAgain,
  letGo,
  noteAgain,
  readErasures,
  readPeopleAfter,
} from './erasure-store.ts';
import {
  deleteAgain,
  findRequests,
  isHeldBack,
  type RequestLine,
} from '../../interviews/recordings/index.ts';
import { heldBefore } from './erasure-words.ts';
import { type Erased, findMark, isPerson, type LedgerLine } from './ledger.ts';

const PAGE = 1_000;
const AT_ONCE = 16;

export type Again = {
  /** Erasures that somebody knows of. */
  readonly known: number;
  readonly erased: readonly (Erased & { readonly id: number })[];
  /** A worker still held a recording of theirs: to be repeated in a few minutes. */
  readonly unfinished: readonly (Erased & { readonly id: number })[];
  /** Interviews whose recordings went again, or wait again to go. */
  readonly recordings: readonly (RequestLine & {
    readonly isDone: boolean;
    /** Their candidate, where the company held them back, and the backup did not know of it. */
    readonly heldAgain: number | null;
  })[];
};

/** What this database knows, and what stands beside it about people who are in it. */
export async function findLedger(
  parts: Pick<DeletionParts, 'db' | 'objects'>,
): Promise<LedgerLine[]> {
  const { db, objects } = parts;
  const found: LedgerLine[] = [];
  for (const companyId of await db.global(listCompanyIds)) {
    found.push(...(await db.inCompany(companyId, (tx) => readErasures(tx, companyId))));
    for (let after = 0; ; ) {
      const from = after;
      const page = await db.inCompany(companyId, (tx) =>
        readPeopleAfter(tx, companyId, { after: from, most: PAGE }),
      );
      for (let at = 0; at < page.length; at += AT_ONCE) {
        const some = page.slice(at, at + AT_ONCE);
        const marks = await Promise.all(some.map((id) => findMark(objects, companyId, id)));
        found.push(...marks.flat());
      }
      if (page.length < PAGE) break;
      after = page.at(-1) ?? after;
    }
    found.push(...(await findRequests(parts, companyId)));
  }
  return found;
}

/**
 * After an older backup was put back: whoever was erased since it was made goes again. Only who was there when they were
 * erased: the same number may have been given to somebody else meanwhile. Done twice it finds nothing to do.
 */
export async function eraseAgain(
  parts: DeletionParts,
  ledger: readonly LedgerLine[],
): Promise<Again> {
  const known = new Map(
    ledger
      .filter(isPerson)
      .map((one) => [`${one.companyId} ${one.candidateId} ${one.begunAt}`, one]),
  );
  const erased: Again['erased'][number][] = [];
  const unfinished: Again['erased'][number][] = [];
  for (const one of known.values()) {
    for (const id of [one.candidateId, ...one.mergedIds]) {
      const isDone = await eraseOne(parts, one, id);
      if (isDone !== null) (isDone ? erased : unfinished).push({ ...one, id });
    }
  }
  const requests = newestOf(ledger);
  const recordings: Again['recordings'][number][] = [];
  for (const one of requests) {
    let heldAgain: number | null = null;
    const isDone = await deleteAgain(parts, one, async (tx) => {
      await noteRecording(parts, tx, one);
      heldAgain = isHeldBack(one) ? await holdBack(parts, tx, one) : null;
    });
    if (isDone !== null) recordings.push({ ...one, isDone, heldAgain });
  }
  return { known: known.size + requests.length, erased, unfinished, recordings };
}

/** Of each interview the last that anybody knows: that it was gone rather than that it was asked for. */
function newestOf(ledger: readonly LedgerLine[]): RequestLine[] {
  const newest = new Map<string, RequestLine>();
  for (const one of ledger) {
    if (isPerson(one)) continue;
    const key = `${one.companyId} ${one.scheduleId}`;
    const known = newest.get(key);
    if (known === undefined || orderOf(one) > orderOf(known)) newest.set(key, one);
  }
  return [...newest.values()];
}

/** Held back goes before free: of two that say so of one request, one was written before the hold. */
const orderOf = (one: RequestLine): string =>
  `${one.askedAt} ${one.goneAt ?? ''} ${isHeldBack(one) ? 1 : 0}`;

function noteRecording({ clock }: DeletionParts, tx: Tx, one: RequestLine): Promise<void> {
  const { companyId, scheduleId, askedAt, goneAt } = one;
  const action = 'recording.deletion-asked-again';
  const about = { objectKind: 'interview', objectId: scheduleId, after: { askedAt, goneAt } };
  return recordAudit(tx, { companyId, actorKind: 'system', action, ...about }, clock());
}

/** Null: they are held back already. */
async function holdBack(
  { clock }: DeletionParts,
  tx: Tx,
  { companyId, scheduleId }: RequestLine,
): Promise<number | null> {
  const now = clock();
  const hold = { because: heldBefore, at: now, by: null };
  const candidateId = await holdAgain(tx, { companyId, scheduleId }, hold);
  if (candidateId === null) return null;
  const about = { objectKind: 'candidate', objectId: candidateId };
  await recordAudit(
    tx,
    { companyId, actorKind: 'system', action: 'candidate.held', ...about },
    now,
  );
  return candidateId;
}

/** Null: they are not there. */
async function eraseOne(parts: DeletionParts, one: Erased, id: number): Promise<boolean | null> {
  const { db, clock } = parts;
  const { companyId, because, begunAt } = one;
  const now = clock();
  const isThere = await db.inCompany(companyId, async (tx) => {
    if (!(await findErased(tx, { companyId, id, begunAt: new Date(begunAt) }))) return false;
    // They were let go before they were erased, and what was under way is over.
    await letGo(tx, { companyId, id }, now);
    await noteAgain(tx, one, id);
    const after = { candidateID: id, because, begunAt };
    const action = 'candidate.erased-again';
    await recordAudit(
      tx,
      {
        ...{ companyId, actorKind: 'system', action, objectKind: 'candidate', objectId: id },
        ...{ after, isPlain: true },
      },
      now,
    );
    return true;
  });
  return isThere ? deleteWhole(parts, companyId, id) : null;
}
