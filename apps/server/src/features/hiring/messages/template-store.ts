import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type Words = { readonly name: string; readonly subject: string; readonly body: string };

export async function listTemplates(tx: Tx, companyId: number) {
  const rows = await tx
    .selectFrom('messageTemplates')
    .select(['id', 'name', 'subject', 'body'])
    .where('companyId', '=', companyId)
    .orderBy(sql`lower(name)`)
    .execute();
  return rows.map(({ id, ...words }) => ({ messageTemplateID: id, ...words }));
}

/** One of the same name is written anew. */
export async function saveTemplate(
  tx: Tx,
  { companyId, ...words }: Words & { readonly companyId: number },
  { accountId, now }: { readonly accountId: number; readonly now: Date },
): Promise<number> {
  const changed = { ...words, changedAt: now, changedBy: accountId };
  const { id } = await tx
    .insertInto('messageTemplates')
    .values({ companyId, ...changed })
    .onConflict((on) => on.columns(['companyId', 'name']).doUpdateSet(changed))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteTemplate(
  tx: Tx,
  { companyId, id }: { readonly companyId: number; readonly id: number },
): Promise<{ name: string } | undefined> {
  return tx
    .deleteFrom('messageTemplates')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
}
