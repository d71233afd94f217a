import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { keyCarriedBy } from '../../../platform/sealing/carried-key.ts';
import type { Erased } from './ledger.ts';
import type { Person } from './trace-store.ts';
import { setHold } from '../../hiring/candidate-records/index.ts';
import { endAttemptsOf } from '../../interviews/attempts/index.ts';

type Erasure = {
  readonly companyId: number;
  readonly because: string;
  /** Null: the candidate. */
  readonly by: number | null;
  readonly at: Date;
};

/** Without a name: numbers, and a hash of the address that only this installation can make again. */
export async function noteErasure(
  tx: Tx,
  { companyId, because, by, at }: Erasure,
  { id, mergedIds, addresses }: Person,
): Promise<void> {
  const addressHash = hashOf(tx, addresses[0] ?? '');
  await tx
    .insertInto('erasures')
    .values({
      ...{ companyId, candidateId: id, mergedIds: [...mergedIds], addressHash },
      ...{ because, erasedBy: by, begunAt: at },
    })
    .onConflict((on) => on.doNothing())
    .execute();
}

const hashOf = (tx: Tx, address: string): string =>
  createHmac('sha256', keyCarriedBy(tx)).update(`erasure:${address}`).digest('hex');

/** Which of these somebody had who was erased here: whoever brings people from elsewhere brings none of them back. */
export async function findErasedAddresses(
  tx: Tx,
  companyId: number,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const byHash = new Map(emails.map((email) => [hashOf(tx, email), email]));
  const rows = await tx
    .selectFrom('erasures')
    .select('addressHash')
    .where('companyId', '=', companyId)
    .where('addressHash', 'in', [...byHash.keys()])
    .execute();
  return new Set(rows.map(({ addressHash }) => byHash.get(addressHash) ?? ''));
}

/** In the transaction that deletes them. */
export async function finishErasures(
  tx: Tx,
  {
    companyId,
    candidateIds,
    now,
  }: { readonly companyId: number; readonly candidateIds: readonly number[]; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('erasures')
    .set({ finishedAt: now })
    .where('companyId', '=', companyId)
    .where('candidateId', 'in', [...candidateIds])
    .where('finishedAt', 'is', null)
    .execute();
}

export async function readErasures(tx: Tx, companyId: number): Promise<Erased[]> {
  const rows = await tx
    .selectFrom('erasures')
    .select(['companyId', 'candidateId', 'mergedIds', 'begunAt', 'because'])
    .where('companyId', '=', companyId)
    .orderBy('id')
    .execute();
  return rows.map(({ begunAt, ...row }) => ({ ...row, begunAt: begunAt.toISOString() }));
}

/** Numbers of candidates, in order. */
export async function readPeopleAfter(
  tx: Tx,
  companyId: number,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<number[]> {
  const rows = await tx
    .selectFrom('candidates')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

type Whom = { readonly companyId: number; readonly id: number };

/** Whether they are there, and were when they were erased. Locks the row. */
export async function findErased(
  tx: Tx,
  { companyId, id, begunAt }: Whom & { readonly begunAt: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('candidates')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('createdAt', '<=', begunAt)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Nothing holds them back, and no interview of theirs is under way. */
export async function letGo(tx: Tx, { companyId, id }: Whom, now: Date): Promise<void> {
  await setHold(tx, { companyId, candidateID: id }, null);
  await endAttemptsOf(tx, { companyId, candidateId: id }, now);
}

/** Of an interview, whom nothing holds back. Null: something does. */
export async function holdAgain(
  tx: Tx,
  { companyId, scheduleId }: { readonly companyId: number; readonly scheduleId: number },
  hold: NonNullable<Parameters<typeof setHold>[2]>,
): Promise<number | null> {
  const found = await tx
    .selectFrom('candidates as c')
    .innerJoin('interviewSchedules as s', (on) =>
      on.onRef('s.companyId', '=', 'c.companyId').onRef('s.candidateId', '=', 'c.id'),
    )
    .select('c.id')
    .where('c.companyId', '=', companyId)
    .where('s.id', '=', scheduleId)
    .where('c.heldAt', 'is', null)
    .forUpdate('c')
    .executeTakeFirst();
  if (found === undefined) return null;
  await setHold(tx, { companyId, candidateID: found.id }, hold);
  return found.id;
}

/** With the time of the first erasure: the next backup that is put back may be from before today. */
export async function noteAgain(tx: Tx, erased: Erased, id: number): Promise<void> {
  const { companyId, because, begunAt } = erased;
  const mergedIds = id === erased.candidateId ? erased.mergedIds : [];
  await sql`
    insert into erasures (company_id, candidate_id, merged_ids, address_hash, because, erased_by, begun_at)
    select ${companyId}, ${id}, ${mergedIds}, '', ${because}, null, ${begunAt}::timestamptz
     where not exists (select from erasures where company_id = ${companyId} and candidate_id = ${id}
                          and begun_at = ${begunAt}::timestamptz)
    on conflict do nothing`.execute(tx);
}
