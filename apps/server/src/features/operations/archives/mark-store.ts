import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { ArchiveKind } from '@candor/contract/operations/archive-rules';

export type MarkedKind = Exclude<ArchiveKind, 'templates' | 'questions' | 'applications'>;
export type Mark = { readonly origin: string; readonly localId: number };

/** Which rows here these are, whether or not they still are. */
export async function findMarks(
  tx: Tx,
  { companyId, kind }: { readonly companyId: number; readonly kind: MarkedKind },
  refs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (refs.length === 0) return new Map();
  const rows = await tx
    .selectFrom('archiveMarks')
    .select(['origin', 'localId'])
    .where('companyId', '=', companyId)
    .where('kind', '=', kind)
    .where('origin', 'in', [...refs])
    .execute();
  return new Map(rows.map(({ origin, localId }) => [origin, localId]));
}

export async function addMarks(
  tx: Tx,
  { companyId, kind }: { readonly companyId: number; readonly kind: MarkedKind },
  marks: readonly Mark[],
): Promise<void> {
  if (marks.length === 0) return;
  await tx
    .insertInto('archiveMarks')
    .values(marks.map((mark) => ({ companyId, kind, ...mark })))
    .onConflict((on) => on.doNothing())
    .execute();
}

export type Place = { readonly jobID: number; readonly status: string; readonly called: string };

/** Of these jobs, those that are there. */
export async function findPlaces(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Place>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Place>`
    select id as "jobID", status, lower(trim(title)) as called from jobs
     where company_id = ${companyId} and id = any(${[...ids]}::bigint[])`.execute(tx);
  return new Map(rows.map((place) => [place.jobID, place]));
}

/** Whose addresses these are, by any that they had before two records of them became one. */
export async function findPersons(
  tx: Tx,
  companyId: number,
  emails: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (emails.length === 0) return new Map();
  const asked = sql`any(${[...new Set(emails)]}::text[])`;
  const { rows } = await sql<{ email: string; id: number }>`
    select email, candidate_id as id from candidate_addresses where company_id = ${companyId} and email = ${asked}
    union all
    select email, id from candidates where company_id = ${companyId} and email = ${asked}`.execute(
    tx,
  );
  return new Map(rows.map(({ email, id }) => [email, id]));
}

/** Of these candidates, those that are there, and the highest number that was given. */
export async function findLiving(tx: Tx, companyId: number, ids: readonly number[]) {
  const { rows } = await sql<{ living: number[]; highest: number }>`
    select array(select id from candidates
                  where company_id = ${companyId} and id = any(${[...ids]}::bigint[])) as living,
           coalesce((select max(id) from candidates where company_id = ${companyId}), 0)::bigint as highest`.execute(
    tx,
  );
  const { living = [], highest = 0 } = rows[0] ?? {};
  return { living: new Set(living), highest };
}

/** `person sum` of the files that these have. */
export async function findSums(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('candidateFiles')
    .select(['candidateId', 'sha256'])
    .where('companyId', '=', companyId)
    .where('candidateId', 'in', [...ids])
    .where('removedAt', 'is', null)
    .execute();
  return new Set(rows.map(({ candidateId, sha256 }) => `${candidateId} ${sha256}`));
}
