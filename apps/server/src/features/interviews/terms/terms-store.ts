import type { TermsType } from '@candor/contract/interviews/terms-type-rules';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { readHostName } from '../../operations/administration/index.ts';

export type CurrentTerms = {
  readonly id: number;
  readonly version: number;
  readonly termsAndConditions: string;
};

/** With its marks; undefined only where somebody removed what the migrations brought. */
export async function readCurrentTerms(tx: Tx, type: TermsType): Promise<CurrentTerms | undefined> {
  return await tx
    .selectFrom('terms')
    .select(['id', 'version', 'termsAndConditions'])
    .where('type', '=', type)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Terms belong to no company, nor does who hosts them. */
export function findTerms(db: Database, type: TermsType) {
  return db.global(async (tx) => ({
    terms: await readCurrentTerms(tx, type),
    hostName: await readHostName(tx),
  }));
}

/** Newest first. */
export function findVersions(tx: Tx, type: TermsType) {
  return tx
    .selectFrom('terms as t')
    .leftJoin('accounts as a', 'a.id', 't.publishedBy')
    .select(['t.id', 't.version', 't.termsAndConditions', 't.publishedAt', 't.publishedBy'])
    .select(['a.firstName', 'a.lastName', 'a.email'])
    .where('t.type', '=', type)
    .orderBy('t.version', 'desc')
    .execute();
}

/** With `lock` who saves, discards and publishes take turns. */
export async function findDraft(tx: Tx, type: TermsType, lock = false) {
  const draft = tx
    .selectFrom('termDrafts as d')
    .innerJoin('accounts as a', 'a.id', 'd.savedBy')
    .select(['d.termsAndConditions', 'd.revision', 'd.savedAt'])
    .select(['a.firstName', 'a.lastName', 'a.email'])
    .where('d.type', '=', type);
  return await (lock ? draft.forUpdate('d') : draft).executeTakeFirst();
}

type Draft = {
  readonly type: TermsType;
  readonly termsAndConditions: string;
  readonly savedAt: Date;
  readonly savedBy: number;
};

/** One guarded write over the draft that was read; undefined when another was saved meanwhile. No revision comes twice. */
export async function saveDraft(
  tx: Tx,
  { type, ...draft }: Draft,
  revision: number,
): Promise<number | undefined> {
  if (revision === 0) {
    const added = await tx
      .insertInto('termDrafts')
      .values({ type, ...draft })
      .onConflict((on) => on.column('type').doNothing())
      .returning('revision')
      .executeTakeFirst();
    return added?.revision;
  }
  const saved = await tx
    .updateTable('termDrafts')
    .set({ ...draft, revision: sql<number>`nextval('term_draft_revisions')::integer` })
    .where('type', '=', type)
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst();
  return saved?.revision;
}

/** False when it is another draft than the one that was read. */
export async function removeDraft(tx: Tx, type: TermsType, revision: number): Promise<boolean> {
  const removed = await tx
    .deleteFrom('termDrafts')
    .where('type', '=', type)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

export async function insertVersion(
  tx: Tx,
  next: {
    readonly type: TermsType;
    readonly version: number;
    readonly termsAndConditions: string;
    readonly publishedAt: Date;
    readonly publishedBy: number;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('terms')
    .values(next)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
