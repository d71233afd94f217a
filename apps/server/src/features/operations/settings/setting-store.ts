import {
  type Chosen,
  chosenOf,
  type SectionName,
} from '@candor/contract/operations/company-settings';
import type { Tx } from '../../../platform/database/database.ts';

/** What holds in this section, and since when the company has chosen so; null: it never did. */
export async function readSettings<S extends SectionName>(
  tx: Tx,
  companyId: number,
  section: S,
): Promise<{ readonly chosen: Chosen<S>; readonly since: Date | null }> {
  const row = await tx
    .selectFrom('companySettings')
    .select(['chosen', 'updatedAt'])
    .where('companyId', '=', companyId)
    .where('section', '=', section)
    .executeTakeFirst();
  // Only `saveSettings` writes it.
  const stored = (row?.chosen ?? {}) as object;
  return { chosen: chosenOf(section, stored), since: row?.updatedAt ?? null };
}

export async function saveSettings<S extends SectionName>(
  tx: Tx,
  section: S,
  {
    companyId,
    chosen,
    accountId,
    now,
  }: {
    readonly companyId: number;
    readonly chosen: Chosen<S>;
    readonly accountId: number;
    readonly now: Date;
  },
): Promise<void> {
  const row = { chosen: JSON.stringify(chosen), updatedAt: now, updatedBy: accountId };
  await tx
    .insertInto('companySettings')
    .values({ companyId, section, ...row })
    .onConflict((on) => on.columns(['companyId', 'section']).doUpdateSet(row))
    .execute();
}
