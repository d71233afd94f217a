import type { Tx } from '../../platform/database/database.ts';
import { beyondJobs } from '../../platform/database/beyond-jobs.ts';

type Person = { readonly email: string; readonly firstName: string; readonly lastName: string };

/** Of two who add the same address at once, both get the one row; also who was known by another job alone. */
export const findOrAddCandidate: typeof findOrAdd = (tx, deed, person) =>
  beyondJobs(tx, () => findOrAdd(tx, deed, person));

async function findOrAdd(
  tx: Tx,
  { companyId, now }: { readonly companyId: number; readonly now: Date },
  { email, firstName, lastName }: Person,
): Promise<number> {
  const added = await tx
    .insertInto('candidates')
    .values({
      ...{ companyId, email, firstName, lastName },
      ...{ source: 'added', createdAt: now, lastActivityAt: now, updatedAt: now },
    })
    .onConflict((on) => on.columns(['companyId', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added !== undefined) return added.id;
  const { id } = await tx
    .selectFrom('candidates')
    .select('id')
    .where('companyId', '=', companyId)
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}
