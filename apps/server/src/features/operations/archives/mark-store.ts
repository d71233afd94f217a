import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { ArchiveKind } from '@candor/contract/operations/archive-rules';

export type MarkedKind = Extract<ArchiveKind, 'jobs' | 'people' | 'notes' | 'files'>;
export type Mark = { readonly origin: string; readonly localId: number };
type Key = {
  readonly companyId: number;
  readonly kind: MarkedKind;
  /** What the refs of whoever signed the file begin with. */
  readonly signer: string;
};

/** A ref of somebody else's installation is believed as far as the signer of the file is. */
const originOf = ({ signer }: Pick<Key, 'signer'>, ref: string): string =>
  ref.startsWith(`${signer}.`) ? ref : `${ref}/${signer}`;

/**
 * Which rows here these are, whether or not they still are: `signed` by what files of the same signer said, `any` also by
 * files of whoever the refs name, `told` by anybody's.
 */
export async function findMarks(tx: Tx, key: Key, refs: readonly string[]) {
  const { companyId, kind } = key;
  const found = { signed: new Map<string, number>(), any: new Map<string, number>() };
  const told = new Map<string, number>();
  if (refs.length === 0) return { ...found, told };
  const { rows } = await sql<{ ref: string; origin: string; localId: number }>`
    select split_part(origin, '/', 1) as ref, origin, local_id as "localId" from archive_marks
     where company_id = ${companyId} and kind = ${kind}
       and split_part(origin, '/', 1) = any(${[...refs]}::text[])
     order by origin`.execute(tx);
  for (const { ref, origin, localId } of rows) {
    const isSigned = origin === originOf(key, ref);
    if (isSigned) found.signed.set(ref, localId);
    if (isSigned || (origin === ref && !found.signed.has(ref))) found.any.set(ref, localId);
    if (!told.has(ref)) told.set(ref, localId);
  }
  return { ...found, told };
}

export async function addMarks(
  tx: Tx,
  { signer, ...key }: Key,
  marks: readonly Mark[],
): Promise<void> {
  if (marks.length === 0) return;
  await tx
    .insertInto('archiveMarks')
    .values(
      marks.map(({ origin, localId }) => ({
        ...{ ...key, origin: originOf({ signer }, origin), localId },
      })),
    )
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

/** Of these candidates, those that are there. */
export async function findPresent(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('candidates')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Of these notes, the places of those that are here: the same words about the same person of the same moment; below them may
 * stand who wrote them. Asked there, so that nothing but the places is held, however much was noted in one moment.
 */
export async function findNoted(
  tx: Tx,
  companyId: number,
  notes: readonly { readonly candidateId: number; readonly at: Date; readonly text: string }[],
): Promise<ReadonlySet<number>> {
  if (notes.length === 0) return new Set();
  const { rows } = await sql<{ place: number }>`
    select (asked.place - 1)::int as place
      from unnest(${notes.map(({ candidateId }) => candidateId)}::bigint[], ${notes.map(({ at }) => at)}::timestamptz[],
                  ${notes.map(({ text }) => text)}::text[]) with ordinality as asked (candidate_id, at, said, place)
     where exists (
       select from candidate_notes n
        where n.company_id = ${companyId} and n.candidate_id = asked.candidate_id and n.created_at = asked.at
          and not n.is_private and (starts_with(n.text, asked.said) or starts_with(asked.said, n.text)))`.execute(
    tx,
  );
  return new Set(rows.map(({ place }) => place));
}

type Called = { readonly firstName: string; readonly lastName: string };

/** Small letters: somebody whose address was corrected is still called the same. */
export const nameOf = ({ firstName, lastName }: Called): string =>
  `${firstName} ${lastName}`.trim().toLowerCase();

/**
 * Of these candidates, those that are there, with their names; and the highest number that was given to anybody who was
 * not brought: who is brought meanwhile has a higher one, and says nothing of who was deleted.
 */
export async function findLiving(tx: Tx, companyId: number, ids: readonly number[]) {
  const { rows } = await sql<Called & { id: number }>`
    select id, first_name as "firstName", last_name as "lastName" from candidates
     where company_id = ${companyId} and id = any(${[...ids]}::bigint[])`.execute(tx);
  const { rows: highest } = await sql<{ id: number }>`
    select coalesce(max(c.id), 0)::bigint as id from candidates c
     where c.company_id = ${companyId} and not exists (
       select from archive_marks m
        where m.company_id = c.company_id and m.kind = 'people' and m.local_id = c.id)`.execute(tx);
  const living = new Map(rows.map((person) => [person.id, nameOf(person)]));
  return { living, highest: highest[0]?.id ?? 0 };
}

/** Of these notes, those that are there, with whom they are about; and the highest number of one that was not brought. */
export async function findNotes(tx: Tx, companyId: number, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; candidateId: number }>`
    select id, candidate_id as "candidateId" from candidate_notes
     where company_id = ${companyId} and id = any(${[...ids]}::bigint[])`.execute(tx);
  const { rows: highest } = await sql<{ id: number }>`
    select coalesce(max(n.id), 0)::bigint as id from candidate_notes n
     where n.company_id = ${companyId} and not exists (
       select from archive_marks m
        where m.company_id = n.company_id and m.kind = 'notes' and m.local_id = n.id)`.execute(tx);
  const there = new Map(rows.map(({ id, candidateId }) => [id, candidateId]));
  return { there, highest: highest[0]?.id ?? 0 };
}

/** Of these files, those that are there or were removed on purpose, with the sums of their bytes. */
export async function findFiles(tx: Tx, companyId: number, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string>();
  const rows = await tx
    .selectFrom('candidateFiles')
    .select(['id', 'sha256'])
    .where('companyId', '=', companyId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]));
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
