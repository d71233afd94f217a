import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** Of the locks of this feature. */
const PLACE = 1_260;

export type PartKind = 'candidate' | 'job' | 'blueprint' | 'question' | 'skill';

type Asked = { readonly companyId: number; readonly accountId: number; readonly now: Date };

/** Held until the transaction ends, also where there is none yet: two who ask at once are one after the other. */
export async function lockSample(tx: Tx, companyId: number) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${String(companyId)}, ${PLACE}))`.execute(
    tx,
  );
  return readSample(tx, companyId);
}

export async function readSample(tx: Tx, companyId: number) {
  const row = await tx
    .selectFrom('sampleData')
    .select(['state', 'askedBy', 'askedAt', 'kept'])
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  return row;
}

export async function beginAdding(tx: Tx, { companyId, accountId, now }: Asked): Promise<void> {
  await tx
    .insertInto('sampleData')
    .values({ companyId, state: 'adding', askedBy: accountId, askedAt: now })
    .execute();
  await tx.deleteFrom('sampleRemovals').where('companyId', '=', companyId).execute();
}

/** Whether it was taken away, and not asked for since. */
export async function wasRemoved(tx: Tx, companyId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('sampleRemovals')
    .select('companyId')
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function beginRemoving(tx: Tx, { companyId, accountId, now }: Asked): Promise<void> {
  await tx
    .updateTable('sampleData')
    .set({ state: 'removing', askedBy: accountId, askedAt: now, kept: 0 })
    .where('companyId', '=', companyId)
    .execute();
  await tx
    .insertInto('sampleRemovals')
    .values({ companyId, askedAt: now })
    .onConflict((on) => on.column('companyId').doNothing())
    .execute();
}

export async function markHere(tx: Tx, companyId: number, kept = 0): Promise<void> {
  await tx
    .updateTable('sampleData')
    .set({ state: 'here', kept })
    .where('companyId', '=', companyId)
    .execute();
}

/** Only once no mark is left: with the last, nothing says any more what was invented. */
export async function forgetSample(tx: Tx, companyId: number): Promise<void> {
  await lockSample(tx, companyId);
  const mark = await tx
    .selectFrom('sampleParts')
    .select('objectId')
    .where('companyId', '=', companyId)
    .limit(1)
    .executeTakeFirst();
  if (mark !== undefined) throw new Error('Sample data is marked that was not taken away');
  await tx.deleteFrom('sampleData').where('companyId', '=', companyId).execute();
}

export async function markPart(
  tx: Tx,
  part: {
    readonly companyId: number;
    readonly kind: PartKind;
    readonly objectId: number;
    readonly name?: string;
  },
): Promise<void> {
  await tx.insertInto('sampleParts').values(part).execute();
}

export async function findParts(tx: Tx, companyId: number, kind: PartKind): Promise<number[]> {
  const rows = await tx
    .selectFrom('sampleParts')
    .select('objectId')
    .where('companyId', '=', companyId)
    .where('kind', '=', kind)
    .orderBy('objectId')
    .execute();
  return rows.map(({ objectId }) => objectId);
}

/** Who was erased, or went with the end of their time, is no part of it any more. */
export async function unmarkGone(tx: Tx, companyId: number): Promise<void> {
  await sql`
    delete from sample_parts p
     where p.company_id = ${companyId} and p.kind = 'candidate'
       and not exists (select from candidates c
                        where c.company_id = p.company_id and c.id = p.object_id)`.execute(tx);
}

export async function unmarkParts(
  tx: Tx,
  companyId: number,
  { kind, ids }: { readonly kind: PartKind; readonly ids: readonly number[] },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('sampleParts')
    .where('companyId', '=', companyId)
    .where('kind', '=', kind)
    .where('objectId', 'in', [...ids])
    .execute();
}

/**
 * Of the marked people, those who are still nobody: with the address that they came with, not one with the record of
 * somebody real, and not held back.
 */
export async function findInvented(tx: Tx, companyId: number, domain: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from sample_parts p
      join candidates c on c.company_id = p.company_id and c.id = p.object_id
     where p.company_id = ${companyId} and p.kind = 'candidate'
       and c.email like ${`%@${domain}`} and c.held_at is null
       and not exists (select from candidate_merges m
                        where m.company_id = c.company_id and m.kept_id = c.id and m.undone_at is null)
     order by c.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Where the story leads, of what the caller may see. */
export async function findPlaces(tx: Tx, companyId: number) {
  const { rows } = await sql<{
    name: string;
    candidateID: number;
    jobID: number | null;
    interviewScheduleID: number | null;
  }>`
    select p.name, c.id as "candidateID", a.job_id as "jobID", s.id as "interviewScheduleID"
      from sample_parts p
      join candidates c on c.company_id = p.company_id and c.id = p.object_id
      left join applications a on a.company_id = c.company_id and a.candidate_id = c.id
      left join interview_schedules s on s.company_id = c.company_id and s.candidate_id = c.id
     where p.company_id = ${companyId} and p.kind = 'candidate' and p.name <> ''
     order by c.id, a.id, s.id`.execute(tx);
  return rows;
}

/** The stages of a job in their order. */
export async function findStagesOf(tx: Tx, companyId: number, jobID: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('jobStages')
    .select('id')
    .where('companyId', '=', companyId)
    .where('jobId', '=', jobID)
    .orderBy('position')
    .execute();
  return rows.map(({ id }) => id);
}

export function findAttemptOf(tx: Tx, companyId: number, scheduleId: number) {
  return tx
    .selectFrom('attempts')
    .select(['id', 'endedAt'])
    .where('companyId', '=', companyId)
    .where('scheduleId', '=', scheduleId)
    .executeTakeFirst();
}
