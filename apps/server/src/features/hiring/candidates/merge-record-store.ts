import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { CandidateJson } from './merge-rules.ts';
import type { MovedIds } from './merge-store.ts';
import { type Joined } from '../applications/index.ts';

/** What leads back: two candidates as they were, the merged one, and what went where. */
export type MergeRecord = {
  readonly before: CandidateJson;
  readonly after: CandidateJson;
  readonly gone: CandidateJson;
  readonly moved: MovedIds;
  readonly joined: readonly Joined[];
  /** Addresses that the one who is gone had before, by earlier merges. */
  readonly addresses: readonly string[];
  /** Earlier merges into the one who is gone; records of earlier releases have none. */
  readonly inherited?: readonly number[];
};

type Merge = {
  readonly companyId: number;
  readonly keptId: number;
  readonly goneId: number;
  readonly goneName: string;
  readonly by: number;
  readonly now: Date;
  readonly undoUntil: Date;
  readonly record: MergeRecord;
};

export async function insertMerge(tx: Tx, merge: Merge): Promise<number> {
  const { companyId, keptId, goneId, goneName, by, now, undoUntil, record } = merge;
  const { id } = await tx
    .insertInto('candidateMerges')
    .values({
      ...{ companyId, keptId, goneId, goneName, undoUntil },
      ...{ mergedBy: by, mergedAt: now, record: JSON.stringify(record) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locked; the record as it was written, whose columns keep their names. */
export async function lockMerge(tx: Tx, companyId: number, mergeID: number) {
  const { rows } = await sql<{
    keptId: number;
    goneId: number;
    undoUntil: Date;
    undoneAt: Date | null;
    record: string | null;
  }>`
    select kept_id, gone_id, undo_until, undone_at, record::text as record from candidate_merges
     where company_id = ${companyId} and id = ${mergeID} for update`.execute(tx);
  const [row] = rows;
  if (row === undefined) return undefined;
  return { ...row, record: row.record === null ? null : (JSON.parse(row.record) as MergeRecord) };
}

export async function endMerge(
  tx: Tx,
  companyId: number,
  undone: { readonly mergeID: number; readonly by: number; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('candidateMerges')
    .set({ undoneAt: undone.now, undoneBy: undone.by, record: null })
    .where('companyId', '=', companyId)
    .where('id', '=', undone.mergeID)
    .execute();
}

type Pair = { readonly companyId: number; readonly keptId: number; readonly goneId: number };

/**
 * Earlier merges into the one who goes become merges into the one who stays, and those into either are final: parting
 * them later would part what this merge joined. Addresses go along. Gives what was of the one who goes.
 */
export async function inheritMerges(
  tx: Tx,
  { companyId, keptId, goneId }: Pair,
  email: string,
): Promise<{ addresses: string[]; inherited: number[] }> {
  const theirs = await sql<{ id: number }>`
    select id from candidate_merges where company_id = ${companyId} and kept_id = ${goneId}`.execute(
    tx,
  );
  await sql`
    update candidate_merges set kept_id = ${keptId}, record = null
     where company_id = ${companyId} and kept_id in (${keptId}, ${goneId})`.execute(tx);
  const { rows } = await sql<{ email: string }>`
    select email from candidate_addresses where company_id = ${companyId} and candidate_id = ${goneId}`.execute(
    tx,
  );
  const addresses = rows.map((row) => row.email);
  await addAddresses(tx, { companyId, candidateId: keptId, emails: [...addresses, email] });
  return { addresses, inherited: theirs.rows.map(({ id }) => id) };
}

/** They have names: whoever is erased takes along those into them. */
export async function giveBackMerges(
  tx: Tx,
  { companyId, keptId, goneId }: Pair,
  inherited: readonly number[],
): Promise<void> {
  await sql`
    update candidate_merges set kept_id = ${goneId}
     where company_id = ${companyId} and kept_id = ${keptId} and id = any(${inherited})`.execute(
    tx,
  );
}

export async function addAddresses(
  tx: Tx,
  {
    companyId,
    candidateId,
    emails,
  }: {
    readonly companyId: number;
    readonly candidateId: number;
    readonly emails: readonly string[];
  },
): Promise<void> {
  if (emails.length === 0) return;
  await tx
    .insertInto('candidateAddresses')
    .values(emails.map((email) => ({ companyId, candidateId, email })))
    .onConflict((on) => on.doNothing())
    .execute();
}

export async function dropAddresses(
  tx: Tx,
  {
    companyId,
    candidateId,
    emails,
  }: {
    readonly companyId: number;
    readonly candidateId: number;
    readonly emails: readonly string[];
  },
): Promise<void> {
  await sql`
    delete from candidate_addresses
     where company_id = ${companyId} and candidate_id = ${candidateId} and email = any(${emails})`.execute(
    tx,
  );
}

/** The nightly job: what can be undone no longer needs no copy of anybody. */
export async function forgetRecords(db: Database, now: Date): Promise<void> {
  const companies = await db.global((tx) => tx.selectFrom('tenants').select('id').execute());
  for (const { id: companyId } of companies) {
    await db.inCompany(companyId, (tx) =>
      sql`update candidate_merges set record = null
           where company_id = ${companyId} and record is not null and undo_until <= ${now}`.execute(
        tx,
      ),
    );
  }
}
