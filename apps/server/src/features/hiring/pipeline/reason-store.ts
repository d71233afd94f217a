import type { Tx } from '../../../platform/database/database.ts';
import { defaultReasons } from './default-reasons-rules.ts';
import { lockWords } from './words-lock-store.ts';

export type Reason = { readonly reasonID: number | null; readonly name: string };

/** What the company says no with. Before anybody saved a list it is the one that everybody starts with. */
export async function findReasons(tx: Tx, companyId: number): Promise<Reason[]> {
  const rows = await savedReasons(tx, companyId);
  return rows.length > 0
    ? rows.map(({ id, name }) => ({ reasonID: id, name }))
    : defaultReasons.map((name) => ({ reasonID: null, name }));
}

function savedReasons(tx: Tx, companyId: number) {
  return tx
    .selectFrom('rejectionReasons')
    .select(['id', 'name'])
    .where('companyId', '=', companyId)
    .where('kind', '=', 'company')
    .where('archivedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Its row, written now if it is one of the first list that nobody has saved yet. */
export async function takeReason(
  tx: Tx,
  companyId: number,
  name: string,
): Promise<{ id: number; name: string } | undefined> {
  const known = await savedReasons(tx, companyId);
  if (known.length > 0) return known.find((reason) => reason.name === name);
  await lockWords(tx, companyId);
  const meanwhile = await savedReasons(tx, companyId);
  if (meanwhile.length > 0) return meanwhile.find((reason) => reason.name === name);
  const rows = await insertReasons(tx, { companyId, names: defaultReasons });
  return rows.find((reason) => reason.name === name);
}

function insertReasons(
  tx: Tx,
  {
    companyId,
    names,
    from = 0,
  }: {
    readonly companyId: number;
    readonly names: readonly string[];
    readonly from?: number | undefined;
  },
) {
  return tx
    .insertInto('rejectionReasons')
    .values(
      names.map((name, index) => ({ companyId, name, kind: 'company', position: from + index })),
    )
    .returning(['id', 'name'])
    .execute();
}

/** Reasons that are left out stay in the database: applications were rejected with them. */
export async function saveReasons(
  tx: Tx,
  companyId: number,
  { reasons, now }: { readonly reasons: readonly Reason[]; readonly now: Date },
): Promise<void> {
  await lockWords(tx, companyId);
  await tx
    .updateTable('rejectionReasons')
    .set({ archivedAt: now })
    .where('companyId', '=', companyId)
    .where('kind', '=', 'company')
    .where('archivedAt', 'is', null)
    .execute();
  for (const [position, { reasonID, name }] of reasons.entries()) {
    const kept = await tx
      .updateTable('rejectionReasons')
      .set({ position, archivedAt: null })
      .where('companyId', '=', companyId)
      .where('id', '=', reasonID ?? 0)
      .where('name', '=', name)
      .where('kind', '=', 'company')
      .returning('id')
      .executeTakeFirst();
    // A reason under another name is another reason: the old one stays with those it was given to.
    if (kept === undefined) await insertReasons(tx, { companyId, names: [name], from: position });
  }
}
